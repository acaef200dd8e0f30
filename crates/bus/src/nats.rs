//! The bus over NATS: one subject on which every node tells and listens.
//!
//! The client comes back by itself when the server was away; what was told meanwhile is lost, beyond what fits the queue.

use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subject};
use futures_util::{StreamExt, stream};
use tokio::sync::mpsc;

use crate::{Bus, Envelope, Envelopes};

/// Where all nodes of an installation meet, unless its address names another place behind a slash.
const SUBJECT: &str = "ludoteca";
/// Messages that wait to be sent: more is thrown away, because old hints help nobody.
const QUEUE: usize = 4096;
/// How often the connection is tried: a dead one is noticed after two of them.
const PING: Duration = Duration::from_secs(2);
/// How long to wait before connecting again.
const AGAIN: Duration = Duration::from_millis(250);

#[derive(Debug, thiserror::Error)]
pub enum CannotConnect {
    #[error("the address of the bus makes no sense")]
    Address(#[source] std::io::Error),
    #[error("the bus cannot be reached")]
    Unreachable(#[source] async_nats::ConnectError),
}

/// Serves nodes that reach the same NATS server or cluster.
#[derive(Debug)]
pub struct NatsBus {
    client: Client,
    subject: Subject,
    queue: mpsc::Sender<Envelope>,
}

impl NatsBus {
    /// Joins; several addresses of one cluster are parted by commas. A server that is not there yet is waited for in the
    /// background: nodes work without the bus, only more slowly.
    pub async fn connect(addresses: &str) -> Result<NatsBus, CannotConnect> {
        let (servers, subject) = read(addresses).map_err(CannotConnect::Address)?;
        let client = ConnectOptions::new()
            .name("ludoteca")
            .retry_on_initial_connect()
            .ping_interval(PING)
            .reconnect_delay_callback(|_| AGAIN)
            .event_callback(|event| async move {
                match event {
                    Event::Connected => tracing::info!("the bus is there"),
                    Event::Disconnected => {
                        tracing::warn!("the bus is gone: changes are looked for in the store")
                    }
                    event => tracing::debug!(%event, "the bus"),
                }
            })
            .connect(servers)
            .await
            .map_err(CannotConnect::Unreachable)?;
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(send(client.clone(), subject.clone(), waiting));
        Ok(NatsBus { client, subject, queue })
    }
}

/// The servers and the subject of an address such as `nats://one:4222,nats://two:4222/games`.
fn read(addresses: &str) -> std::io::Result<(Vec<ServerAddr>, Subject)> {
    let (servers, subject) = match addresses.rsplit_once('/') {
        Some((servers, subject)) if !servers.ends_with('/') && !subject.is_empty() => (servers, subject),
        _ => (addresses.trim_end_matches('/'), SUBJECT),
    };
    let servers = servers.split(',').map(|server| server.trim().parse()).collect::<Result<_, _>>()?;
    let fits = |char: char| char.is_ascii_alphanumeric() || "-_.".contains(char);
    if !subject.chars().all(fits) {
        return Err(std::io::Error::other(format!("no subject: {subject}")));
    }
    Ok((servers, Subject::from(subject.to_owned())))
}

async fn send(client: Client, subject: Subject, mut waiting: mpsc::Receiver<Envelope>) {
    while let Some(envelope) = waiting.recv().await {
        let text = serde_json::to_vec(&envelope).expect("messages are plain data");
        if let Err(error) = client.publish(subject.clone(), text.into()).await {
            tracing::warn!(%error, "a message was not sent");
        }
    }
}

impl Bus for NatsBus {
    fn publish(&self, envelope: Envelope) {
        // Where too many wait the newest is thrown away, and its number is missed.
        let _ = self.queue.try_send(envelope);
    }

    fn listen(&self) -> Envelopes {
        let (client, subject) = (self.client.clone(), self.subject.clone());
        let heard =
            stream::once(async move { client.subscribe(subject).await }).filter_map(|subscribed| async {
                subscribed.inspect_err(|error| tracing::error!(%error, "nothing is heard on the bus")).ok()
            });
        Box::pin(heard.flatten().filter_map(|message| async move {
            let read = serde_json::from_slice(&message.payload);
            // A newer program may say what this one does not know.
            read.inspect_err(|error| tracing::debug!(%error, "a message on the bus makes no sense")).ok()
        }))
    }

    fn is_shared(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_servers_and_a_subject() {
        let hosts = |text: &str| {
            let (servers, subject) = read(text).unwrap();
            let hosts: Vec<String> =
                servers.iter().map(|server| format!("{}:{}", server.host(), server.port())).collect();
            (hosts.join(" "), subject.to_string())
        };
        let of = |hosts: &str, subject: &str| (hosts.to_owned(), subject.to_owned());
        assert_eq!(hosts("nats://localhost"), of("localhost:4222", "ludoteca"));
        assert_eq!(hosts("nats://localhost:4223/"), of("localhost:4223", "ludoteca"));
        assert_eq!(hosts("nats://a:1,nats://b:2/evening"), of("a:1 b:2", "evening"));
        assert_eq!(hosts("nats://marta:pass@a:1,b:2"), of("a:1 b:2", "ludoteca"));
        assert!(read("nats://a:1/two words").is_err());
        assert!(read("nats://a:1/>").is_err());
    }
}
