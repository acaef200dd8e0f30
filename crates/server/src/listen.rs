//! The socket: connections are taken in, served, and ended when the server stops.
//!
//! HTTP/1.1 without asking whether it is HTTP/2, which browsers speak only over TLS, that is to a proxy in front:
//! a connection that is not asked takes half the memory, and every open page holds one.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tower_service::Service;

/// How long open connections may take to end when the server stops.
const LAST_ORDERS: Duration = Duration::from_secs(10);
/// How long a caller may take to say what they want, or keep a connection for later: longer than proxies do.
const PATIENCE: Duration = Duration::from_secs(90);
/// How long to wait when the system has no more connections to give.
const BREATH: Duration = Duration::from_millis(100);

/// Serves until `shutdown` is done; then takes no more connections and lets open ones finish.
pub(crate) async fn serve(listener: TcpListener, app: Router, shutdown: impl Future<Output = ()>) {
    let open = GracefulShutdown::new();
    let mut shutdown = std::pin::pin!(shutdown);
    loop {
        tokio::select! {
            came = listener.accept() => match came {
                Ok((stream, peer)) => take(stream, peer, &app, &open),
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken in");
                    tokio::time::sleep(BREATH).await;
                }
            },
            () = &mut shutdown => break,
        }
    }
    drop(listener);
    if tokio::time::timeout(LAST_ORDERS, open.shutdown()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

fn take(stream: TcpStream, peer: SocketAddr, app: &Router, open: &GracefulShutdown) {
    // Events are small and must not wait for more.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection keeps its delay");
    }
    let app = app.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        app.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .serve_connection(TokioIo::new(stream), service);
    let connection = open.watch(connection);
    tokio::spawn(async move {
        // Connections break all the time, and whoever broke it knows.
        if let Err(error) = connection.await {
            tracing::trace!(%error, "a connection ended");
        }
    });
}
