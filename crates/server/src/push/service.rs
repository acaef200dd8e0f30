//! The services that carry notices: other people's servers, whose addresses come from browsers. Whoever sends us one could
//! name any machine; so only what everybody on the internet can reach is spoken to, over TLS, and by the very address that
//! was looked at.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, OnceLock};

use axum::http::uri::{Scheme, Uri};
use axum::http::{HeaderMap, Request, StatusCode, header};
use bytes::Bytes;
use hyper::body::Body;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::limits::{CALL_ADDRESS, CALL_TAKES};

/// Which services may be spoken to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Services {
    /// Those on the internet, over TLS.
    #[default]
    Public,
    /// Any, which tests choose for one of their own.
    #[cfg(debug_assertions)]
    Any,
}

impl Services {
    fn are_any(self) -> bool {
        self != Services::Public
    }
}

/// Why a notice did not get there.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotSent {
    #[error("no service may be there")]
    Forbidden,
    #[error("it does not answer in time")]
    Late,
    #[error("it cannot be reached")]
    Unreachable(#[from] std::io::Error),
    #[error("it does not speak as it should")]
    Spoke(#[from] hyper::Error),
}

/// Where a browser's service takes notices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Endpoint(Uri);

impl Endpoint {
    /// An address that may be one.
    pub(crate) fn read(text: &str, services: Services) -> Option<Endpoint> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= CALL_ADDRESS)?;
        let authority = uri.authority()?;
        let is_plain = !authority.as_str().contains('@') && !authority.host().is_empty();
        let host = authority.host();
        let is_name = host.contains('.') && host.trim_matches(['[', ']']).parse::<IpAddr>().is_err();
        let is_public = uri.scheme() == Some(&Scheme::HTTPS)
            && uri.port_u16().is_none_or(|port| port == 443)
            && is_name
            // What some resolvers take for a number of four.
            && !host.rsplit('.').next().is_some_and(|last| last.bytes().all(|byte| byte.is_ascii_digit()));
        (is_plain && uri.scheme().is_some() && (is_public || services.are_any())).then_some(Endpoint(uri))
    }

    /// To whom a notice is signed.
    pub(crate) fn origin(&self) -> String {
        let authority = self.0.authority().map_or("", |authority| authority.as_str());
        format!("{}://{authority}", self.0.scheme_str().unwrap_or("https"))
    }

    fn host(&self) -> &str {
        self.0.host().unwrap_or_default().trim_matches(['[', ']'])
    }

    fn is_sealed(&self) -> bool {
        self.0.scheme() == Some(&Scheme::HTTPS)
    }

    /// Gives it a notice, and says what it answers.
    pub(crate) async fn post(
        &self,
        headers: HeaderMap,
        body: Vec<u8>,
        services: Services,
    ) -> Result<StatusCode, NotSent> {
        timeout(CALL_TAKES, self.speak(headers, body, services)).await.map_err(|_| NotSent::Late)?
    }

    async fn speak(
        &self,
        headers: HeaderMap,
        body: Vec<u8>,
        services: Services,
    ) -> Result<StatusCode, NotSent> {
        let port = self.0.port_u16().unwrap_or(if self.is_sealed() { 443 } else { 80 });
        let found: Vec<SocketAddr> = lookup_host((self.host(), port)).await?.collect();
        let may_be = |at: &SocketAddr| services.are_any() || is_public(at.ip());
        // One that is not public among them is somebody's trick.
        let at = found.first().filter(|_| found.iter().all(may_be)).ok_or(NotSent::Forbidden)?;
        let line = TcpStream::connect(at).await?;
        let mut request = Request::post(self.0.path_and_query().map_or("/", |path| path.as_str()));
        if let Some(all) = request.headers_mut() {
            *all = headers;
        }
        let authority = self.0.authority().map_or("", |authority| authority.as_str());
        let request = request.header(header::HOST, authority).body(Whole(Some(body.into())));
        let request = request.map_err(|_| NotSent::Forbidden)?;
        if !self.is_sealed() {
            return send(line, request).await;
        }
        let name = ServerName::try_from(self.host().to_owned()).map_err(|_| NotSent::Forbidden)?;
        send(TlsConnector::from(trust()).connect(name, line).await?, request).await
    }
}

async fn send(
    line: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Whole>,
) -> Result<StatusCode, NotSent> {
    let (mut sender, line) = http1::handshake(TokioIo::new(line)).await?;
    // What it says besides its status is not read: the line ends with this.
    tokio::select! {
        answer = sender.send_request(request) => Ok(answer?.status()),
        ended = line => Err(match ended {
            Err(error) => error.into(),
            Ok(()) => std::io::Error::from(std::io::ErrorKind::UnexpectedEof).into(),
        }),
    }
}

/// The authorities that this machine trusts.
fn trust() -> Arc<ClientConfig> {
    static TRUST: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let read = || {
        let found = rustls_native_certs::load_native_certs();
        let mut roots = RootCertStore::empty();
        let (known, _) = roots.add_parsable_certificates(found.certs);
        if known == 0 {
            tracing::error!(errors = ?found.errors, "no authority is trusted: nobody can be called");
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring knows the usual versions of the protocol");
        Arc::new(config.with_root_certificates(roots).with_no_client_auth())
    };
    TRUST.get_or_init(read).clone()
}

/// A body that is sent at once.
struct Whole(Option<Bytes>);

impl Body for Whole {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Result<hyper::body::Frame<Bytes>, Self::Error>>> {
        std::task::Poll::Ready(self.0.take().map(|body| Ok(hyper::body::Frame::data(body))))
    }

    fn size_hint(&self) -> hyper::body::SizeHint {
        hyper::body::SizeHint::with_exact(self.0.as_ref().map_or(0, |body| body.len() as u64))
    }

    fn is_end_stream(&self) -> bool {
        self.0.is_none()
    }
}

/// Whether everybody on the internet means the same machine by it.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(v4: Ipv4Addr) -> bool {
    let [a, b, c, _] = v4.octets();
    let is_special = v4.is_private()
        || v4.is_loopback()
        || v4.is_link_local()
        || v4.is_multicast()
        || v4.is_documentation()
        || a == 0
        // Shared by those behind one provider; of protocols; of measurements; kept for later, the broadcast among them.
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (b == 18 || b == 19))
        || a >= 240;
    !is_special
}

fn is_public_v6(v6: Ipv6Addr) -> bool {
    let [a, b, ..] = v6.segments();
    // What is given out to everybody, without documentation and the ways into IPv4, behind which anything may be.
    (0x2000..0x4000).contains(&a)
        && a != 0x2002
        && !(a == 0x2001 && (b < 0x200 || b == 0x0db8))
        && a != 0x3fff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_everybody_can_reach_is_spoken_to() {
        for public in ["8.8.8.8", "142.250.180.10", "2a00:1450:4002::200a", "::ffff:8.8.8.8"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for ours in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "0.1.2.3",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2001::1",
            "64:ff9b::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:192.168.0.1",
            "::7f00:1",
        ] {
            assert!(!is_public(ours.parse().unwrap()), "{ours}");
        }
    }

    #[test]
    fn only_a_name_over_tls_is_an_endpoint() {
        let read = |text: &str| Endpoint::read(text, Services::Public);
        let fine = read("https://push.example.com/wpush/v2/abc?x=1").unwrap();
        assert_eq!(fine.origin(), "https://push.example.com");
        assert!(read("https://push.example.com:443/x").is_some());
        for bad in [
            "http://push.example.com/x",
            "https://push.example.com:8443/x",
            "https://127.0.0.1/x",
            "https://127.1/x",
            "https://0x7f.1/x",
            "https://[::1]/x",
            "https://localhost/x",
            "https://user:secret@push.example.com/x",
            "https://push.example.com@127.0.0.1/x",
            "/x",
            "push.example.com",
            "file:///etc/passwd",
            "",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
        assert_eq!(read(&format!("https://push.example.com/{}", "x".repeat(CALL_ADDRESS))), None);
        assert!(Endpoint::read("http://127.0.0.1:9/x", Services::Any).is_some());
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_followed() {
        // It is a name, so that only its addresses tell.
        let home = Endpoint("https://localhost/x".parse().unwrap());
        let refused = home.post(HeaderMap::new(), Vec::new(), Services::Public).await;
        assert!(matches!(refused, Err(NotSent::Forbidden)), "{refused:?}");
    }
}
