//! A client that speaks TLS and trusts one certificate.

use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// What is answered to a request that asks for the connection to be closed.
pub(crate) async fn ask(address: &str, trusted: &CertificateDer<'static>, request: &str) -> String {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(address).await.unwrap();
    let connector = TlsConnector::from(Arc::new(config));
    let mut sealed = connector.connect("localhost".try_into().unwrap(), stream).await.unwrap();
    sealed.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    sealed.read_to_end(&mut answer).await.unwrap();
    String::from_utf8(answer).unwrap()
}
