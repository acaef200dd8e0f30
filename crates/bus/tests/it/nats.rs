//! What only a server between the nodes can do: not be there, go, and come back.

use std::sync::Arc;
use std::time::Duration;

use bus::{Bus, Message, NatsBus};
use futures_util::StreamExt;
use services::OwnNats;

use crate::suite::{Three, listening, moved, next};

/// Three connections to the server of this run, at a place of their own.
pub(crate) async fn three(subject: &str) -> Three {
    let url = format!("{}/{subject}-{}", services::nats(), std::process::id());
    let mut three: Vec<Arc<dyn Bus>> = Vec::new();
    for _ in 0..3 {
        three.push(Arc::new(NatsBus::connect(&url).await.unwrap()));
    }
    three.try_into().unwrap()
}

#[tokio::test]
async fn a_server_that_comes_later_is_found() {
    let mut server = OwnNats::new();
    let bus = NatsBus::connect(&server.url()).await.unwrap();
    let mut heard = bus.listen();
    for number in 1..=10_000 {
        // Nobody is there, and nobody waits.
        bus.publish(moved(0, number));
    }
    server.start();
    let first = next(&mut heard).await;
    assert!(matches!(first.message, Message::Moved { .. }));
}

#[tokio::test]
async fn a_server_that_goes_and_comes_back_is_found_again() {
    let mut server = OwnNats::new();
    server.start();
    let (here, there) =
        (NatsBus::connect(&server.url()).await.unwrap(), NatsBus::connect(&server.url()).await.unwrap());
    let (_, mut heard) = (listening(&here, 0).await, listening(&there, 1).await);
    for round in 1..=3 {
        here.publish(moved(0, round));
        while next(&mut heard).await != moved(0, round) {}
        server.stop();
        here.publish(moved(0, 100 + round));
        server.start();
        // Said until it is heard: each end comes back in its own time.
        loop {
            here.publish(moved(0, 200 + round));
            let soon = tokio::time::timeout(Duration::from_millis(100), heard.next()).await;
            if soon.is_ok_and(|heard| heard == Some(moved(0, 200 + round))) {
                break;
            }
        }
    }
}
