//! The socket: connections are taken in, served, and ended when the server stops.
//!
//! HTTP/1.1 without asking whether it is HTTP/2, which is a matter for a proxy in front: a connection that is not asked
//! takes half the memory, and every open page holds one. With TLS of our own it is HTTP/1.1 too: a household has few
//! pages open at once.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::rt::{Read, ReadBufCursor, Write};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::Sleep;
use tokio_rustls::TlsAcceptor;
use tower_service::Service;

use crate::limiter::Who;
use crate::limits;
use crate::tls::Tls;

/// How long requests may take to be answered when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(8);
/// How long a connection on which nothing is being answered may take to end then: a client that has sent half a request, or does
/// not read its answer, is not waited for.
const IDLE_CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// How long to wait when the system has no more connections to give.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);

/// What is allowed to clients.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// Who reads nothing of an answer for so long is let go.
    pub(crate) unread: Duration,
    /// As many connections may one address have.
    pub(crate) connections: usize,
}

/// Connections that are open, by address.
#[derive(Clone, Debug, Default)]
struct Crowd(Arc<Mutex<HashMap<Who, usize>>>);

impl Crowd {
    /// Lets one more in, unless there are as many from there as there may be.
    fn admit(&self, peer: SocketAddr, most: usize) -> Option<Admitted> {
        let who = Who::address(peer.ip());
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(who).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        drop(open);
        Some(Admitted(self.clone(), who))
    }
}

/// A connection that counts, as long as this lives.
#[derive(Debug)]
struct Admitted(Crowd, Who);

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.1);
            }
        }
    }
}

/// Serves until `shutdown` is done; then takes no more connections and lets open ones finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    tls: Option<&Tls>,
    patience: Patience,
    shutdown: impl Future<Output = ()>,
) {
    let Patience { unread, connections } = patience;
    let crowd = Crowd::default();
    let acceptor = tls.map(Tls::acceptor);
    let (stop, open) = watch::channel(());
    let mut shutdown = pin!(shutdown);
    loop {
        tokio::select! {
            came = listener.accept() => match came {
                Ok((stream, peer)) => match crowd.admit(peer, connections) {
                    Some(admitted) => {
                        let stop = open.clone();
                        let serving = Serving { peer, router: router.clone(), unread, stop, _admitted: admitted };
                        take(stream, acceptor.clone(), serving);
                    }
                    // It is closed at once: whatever were said to it would be read by somebody who wants to be in the way.
                    None => tracing::debug!(%peer, "there are too many connections from one address"),
                },
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken in");
                    tokio::time::sleep(ACCEPT_RETRY).await;
                }
            },
            () = &mut shutdown => break,
        }
    }
    drop((listener, open));
    // Nobody listens where no connection is left.
    let _ = stop.send(());
    if tokio::time::timeout(SHUTDOWN_TIMEOUT, stop.closed()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

/// What serving a connection needs besides the connection.
struct Serving {
    peer: SocketAddr,
    router: Router,
    unread: Duration,
    stop: watch::Receiver<()>,
    _admitted: Admitted,
}

fn take(stream: TcpStream, acceptor: Option<TlsAcceptor>, serving: Serving) {
    // Events are small and must not wait for more.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection keeps its delay");
    }
    match acceptor {
        None => {
            tokio::spawn(converse(stream, serving));
        }
        Some(acceptor) => {
            tokio::spawn(async move {
                match tokio::time::timeout(limits::HANDSHAKE_TAKES, acceptor.accept(stream)).await {
                    Ok(Ok(sealed)) => converse(sealed, serving).await,
                    Ok(Err(error)) => tracing::trace!(%error, "a connection was not sealed"),
                    Err(_) => tracing::trace!("a connection was not sealed in time"),
                }
            });
        }
    }
}

async fn converse(stream: impl AsyncRead + AsyncWrite + Unpin, serving: Serving) {
    let Serving { peer, router, unread, mut stop, _admitted } = serving;
    // Requests that are being answered.
    let busy = Arc::new(AtomicUsize::new(0));
    let at_work = busy.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = router.clone().call(request);
        let at_work = at_work.clone();
        async move {
            at_work.fetch_add(1, Relaxed);
            let answer = answer.await;
            at_work.fetch_sub(1, Relaxed);
            answer
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits::HEADER_TAKES)
        .serve_connection(Patient { stream: TokioIo::new(stream), unread, stuck: None }, service);
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = stop.changed() => {
            connection.as_mut().graceful_shutdown();
            loop {
                match tokio::time::timeout(IDLE_CLOSE_TIMEOUT, connection.as_mut()).await {
                    Ok(ended) => break ended,
                    Err(_) if busy.load(Relaxed) == 0 => return,
                    Err(_) => {}
                }
            }
        }
    };
    // Connections break all the time, and the client knows.
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection ended");
    }
}

/// A connection that breaks when nothing of what is written is read for too long.
struct Patient<S> {
    stream: S,
    unread: Duration,
    /// Runs while something waits to be written: most connections never need it.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    fn wait<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let unread = self.unread;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep(unread)));
        stuck.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: Read + Unpin> Read for Patient<S> {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: ReadBufCursor<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(context, buffer)
    }
}

impl<S: Write + Unpin> Write for Patient<S> {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write(context, bytes);
        this.wait(context, written)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let written = Pin::new(&mut this.stream).poll_write_vectored(context, parts);
        this.wait(context, written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::poll_fn;

    #[test]
    fn connections_of_one_address_are_counted_and_others_do_not_notice() {
        let crowd = Crowd::default();
        let peer = |text: &str| text.parse::<SocketAddr>().unwrap();
        let mut open: Vec<Admitted> =
            ["10.0.0.1:1", "10.0.0.1:2"].map(|one| crowd.admit(peer(one), 2).unwrap()).into();
        assert!(crowd.admit(peer("10.0.0.1:3"), 2).is_none());
        assert!(crowd.admit(peer("10.0.0.2:3"), 2).is_some());
        // Of an IPv6 network everybody is one.
        open.extend(["[2001:db8::1]:1", "[2001:db8::2]:1"].map(|one| crowd.admit(peer(one), 2).unwrap()));
        assert!(crowd.admit(peer("[2001:db8::3]:1"), 2).is_none());
        drop(open);
        assert!(crowd.admit(peer("10.0.0.1:3"), 2).is_some());
        assert!(crowd.0.lock().unwrap().is_empty(), "nothing is kept of who has gone");
    }

    #[tokio::test]
    async fn who_reads_nothing_is_let_go_and_who_reads_slowly_is_not() {
        let (stream, mut reader) = tokio::io::duplex(8);
        let unread = Duration::from_millis(50);
        let mut patient = Patient { stream: TokioIo::new(stream), unread, stuck: None };
        let write = |patient: &mut Patient<_>, context: &mut Context<'_>| {
            Pin::new(patient).poll_write(context, b"12345678")
        };
        assert_eq!(poll_fn(|context| write(&mut patient, context)).await.unwrap(), 8);
        for _ in 0..3 {
            poll_fn(|context| {
                assert!(write(&mut patient, context).is_pending(), "nobody has read");
                Poll::Ready(())
            })
            .await;
            assert!(patient.stuck.is_some());
            tokio::io::AsyncReadExt::read_exact(&mut reader, &mut [0; 8]).await.unwrap();
            assert_eq!(poll_fn(|context| write(&mut patient, context)).await.unwrap(), 8);
            assert!(patient.stuck.is_none(), "who reads is given time anew");
        }
        let ended = poll_fn(|context| write(&mut patient, context)).await;
        assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
