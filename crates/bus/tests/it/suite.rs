//! What every bus does.

use std::sync::Arc;
use std::time::Duration;

use bus::{Bus, Envelope, Envelopes, Here, Message, NodeId, Stand};
use futures_util::StreamExt;

/// What takes this long has failed.
const PATIENCE: Duration = Duration::from_secs(20);

/// Three nodes' ends of one bus.
pub(crate) type Three = [Arc<dyn Bus>; 3];

pub(crate) fn moved(by: i64, number: u64) -> Envelope {
    let stand = Stand { version: 1, step: number, talk: 0 };
    Envelope { by: NodeId(by), number, message: Message::Moved { room: Arc::from("r"), stand: Some(stand) } }
}

pub(crate) async fn next(heard: &mut Envelopes) -> Envelope {
    tokio::time::timeout(PATIENCE, heard.next()).await.expect("something is heard").expect("the bus is there")
}

/// Listens, and makes sure of it: a subscription takes its way to the server first.
pub(crate) async fn listening(bus: &dyn Bus, by: i64) -> Envelopes {
    let mut heard = bus.listen();
    let beat = Envelope { by: NodeId(by), number: 0, message: Message::Beat };
    loop {
        bus.publish(beat.clone());
        let soon = tokio::time::timeout(Duration::from_millis(100), heard.next()).await;
        if let Ok(Some(_)) = soon {
            break;
        }
    }
    heard
}

/// The next that is no beat.
async fn next_word(heard: &mut Envelopes) -> Envelope {
    loop {
        let envelope = next(heard).await;
        if envelope.message != Message::Beat {
            return envelope;
        }
    }
}

pub(crate) async fn everybody_hears_everything_in_order(bus: Three) {
    let mut ears = Vec::new();
    for (node, bus) in bus.iter().enumerate() {
        ears.push(listening(&**bus, node as i64).await);
    }
    assert!(bus.iter().all(|bus| bus.is_shared()));
    for number in 1..=200 {
        bus[0].publish(moved(0, number));
        bus[1].publish(moved(1, number));
    }
    for heard in &mut ears {
        let mut last = [0, 0];
        for _ in 0..400 {
            let envelope = next_word(heard).await;
            let last = &mut last[usize::try_from(envelope.by.0).unwrap()];
            assert_eq!(envelope.number, *last + 1, "in the order in which they were sent");
            *last = envelope.number;
        }
    }
}

pub(crate) async fn who_listens_late_hears_what_comes(bus: Three) {
    let mut own = listening(&*bus[0], 0).await;
    bus[0].publish(moved(0, 1));
    assert_eq!(next_word(&mut own).await, moved(0, 1), "it has been said");
    let mut late = listening(&*bus[1], 1).await;
    bus[0].publish(moved(0, 2));
    let heard = next_word(&mut late).await;
    assert_eq!(heard, moved(0, 2), "what was said before is not kept");
}

pub(crate) async fn a_slow_listener_holds_nobody_up_and_notices_by_the_numbers(bus: Three) {
    let mut slow = listening(&*bus[1], 1).await;
    let mut quick = listening(&*bus[2], 2).await;
    const MANY: u64 = 20_000;
    let mut last = 0;
    for number in 1..=MANY {
        bus[0].publish(moved(0, number));
        if number % 200 == 0 {
            while last < number {
                let envelope = next_word(&mut quick).await;
                assert_eq!(envelope.number, last + 1);
                last = envelope.number;
            }
        }
    }
    let (mut before, mut missed) = (0, 0);
    while before < MANY {
        let envelope = next_word(&mut slow).await;
        assert!(envelope.number > before, "never backwards");
        missed += envelope.number - before - 1;
        before = envelope.number;
    }
    assert!(missed < MANY, "{missed}");
}

pub(crate) async fn every_message_arrives_as_it_was_sent(bus: Three) {
    let mut ear = listening(&*bus[1], 1).await;
    let room: Arc<str> = Arc::from("room-è-1");
    let here = Here {
        open: true,
        since: 7,
        audience: vec![Some(i64::MIN), None, Some(9)],
        away: vec![(3, 4)],
        votes: vec![(2, i64::MAX)],
    };
    let messages = [
        Message::Moved {
            room: room.clone(),
            stand: Some(Stand { version: i64::MAX, step: 1 << 40, talk: 3 }),
        },
        Message::Moved { room: room.clone(), stand: None },
        Message::Leaves,
        Message::Here { room: room.clone(), here },
        Message::Ask { rooms: vec![room.clone(), Arc::from("s")] },
        Message::Thinks { room: room.clone(), step: 12 },
        Message::Shown { room: room.clone(), seat: Some(3), event: "note".to_owned(), data: "{}".to_owned() },
        Message::Shown {
            room,
            seat: None,
            event: "pointer".to_owned(),
            data: "{\"key\":\"a\\n\"}".to_owned(),
        },
        Message::Guest { guest: -5 },
    ];
    for (number, message) in messages.into_iter().enumerate() {
        let envelope = Envelope { by: NodeId(i64::MIN), number: number as u64, message };
        bus[0].publish(envelope.clone());
        assert_eq!(next_word(&mut ear).await, envelope);
    }
}
