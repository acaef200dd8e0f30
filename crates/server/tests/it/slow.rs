//! Those who dawdle: half a request, or an answer that nobody reads.

use std::time::Duration;

use serde_json::{Value, json};
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::app::{PATIENCE, TestApp, two_at};

/// A connection that says this and nothing more.
async fn say(app: &TestApp, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(app.url.strip_prefix("http://").unwrap()).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// All that is answered until the connection ends.
async fn rest(mut stream: TcpStream) -> String {
    let mut text = String::new();
    let read = stream.read_to_string(&mut text);
    tokio::time::timeout(PATIENCE, read).await.expect("the connection ends").unwrap();
    text
}

fn head(length: usize) -> String {
    format!(
        "POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    )
}

#[tokio::test]
async fn half_a_body_is_not_waited_for_for_ever() {
    let app = TestApp::with(|config| config.body = Duration::from_millis(50)).await;
    let answer = rest(say(&app, &(head(20) + "{\"name\":")).await).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("error-too-slow"), "{answer}");
}

#[tokio::test]
async fn a_body_that_is_announced_too_large_is_refused_before_it_comes() {
    let app = TestApp::start().await;
    let answer = rest(say(&app, &head(10_000_000)).await).await;
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("error-too-large"), "{answer}");
}

#[tokio::test]
async fn half_a_request_does_not_keep_the_server_from_stopping() {
    let app = TestApp::start().await;
    // It is certain that the server has taken them in when a later caller has been answered.
    let half = [say(&app, "GET /heal").await, say(&app, &(head(20) + "{\"name\":")).await];
    app.stranger().get("/healthz").await;
    let began = std::time::Instant::now();
    app.stop().await;
    let took = began.elapsed();
    assert!(took < Duration::from_secs(5), "{took:?}");
    let [head, body] = half;
    drop(head);
    let answer = rest(body).await;
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("error-stopping"), "{answer}");
}

#[tokio::test]
async fn a_reader_who_is_too_slow_goes_like_anybody_who_goes() {
    let app = TestApp::with(|config| {
        config.limits = Limits::NONE;
        config.grace = Duration::from_millis(50);
        config.unread = Duration::from_secs(2);
    })
    .await;
    let (marta, luca, room) = two_at(&app, "senet").await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let address = app.url.strip_prefix("http://").unwrap().parse().unwrap();
    let mut asleep = socket.connect(address).await.unwrap();
    let ask = format!(
        "GET /api/rooms/{room}/events?seat=1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\r\n",
        luca.token
    );
    asleep.write_all(ask.as_bytes()).await.unwrap();
    let mut stream = marta.watch(&room, "seat=0").await;
    let luca_in = |room: &Value| room["seats"][1]["player"].clone();
    let hello = stream.next_of("hello").await.data;
    if luca_in(&hello["room"])["present"] == false {
        stream.room_where(|room| luca_in(room)["present"] == true).await;
    }
    let came = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let talk = {
        let (marta, room) = (marta.clone(), room.clone());
        tokio::spawn(async move {
            // Far more than the system keeps for somebody who does not read.
            for _ in 0..20_000 {
                let said = json!({ "text": "\u{1d11e}".repeat(500) });
                marta.post(&format!("/api/rooms/{room}/talk"), said).await.ok();
            }
        })
    };
    let gone = stream.room_where(|room| luca_in(room)["present"] == false).await;
    talk.abort();
    assert!(luca_in(&gone)["away_since"].as_i64().unwrap() >= came, "away since now, not since ever");
    drop(stream);
    // And its connection ends: only Luca's is left to end.
    app.until_metric("ludoteca_streams_open", 0).await;
}

#[tokio::test]
async fn one_address_does_not_take_all_connections() {
    let app = TestApp::with(|config| config.connections = 3).await;
    let ask = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let mut idle = Vec::new();
    for _ in 0..3 {
        // Each is in once it has been answered.
        let mut stream = say(&app, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
        let mut answer = [0; 1024];
        let read = tokio::time::timeout(PATIENCE, stream.read(&mut answer)).await;
        assert!(read.expect("it is answered").unwrap() > 0);
        idle.push(stream);
    }
    let mut fourth = TcpStream::connect(app.url.strip_prefix("http://").unwrap()).await.unwrap();
    let read = tokio::time::timeout(PATIENCE, fourth.read(&mut [0; 16])).await.expect("it ends at once");
    assert!(matches!(read, Ok(0) | Err(_)), "{read:?}");
    idle.pop();
    let again = async {
        loop {
            let mut stream = TcpStream::connect(app.url.strip_prefix("http://").unwrap()).await.unwrap();
            let mut answer = String::new();
            // Until it has noticed that the third has gone, it ends whatever is begun.
            let asked = stream.write_all(ask.as_bytes()).await;
            if asked.and(stream.read_to_string(&mut answer).await).is_ok()
                && answer.starts_with("HTTP/1.1 200")
            {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, again).await.expect("who comes when another has gone is answered");
}
