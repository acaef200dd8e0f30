//! TLS without a proxy in front. The certificate is read from files, and read again when they change, so that whoever
//! renews it need not stop the server.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;

/// How often the files are looked at, while somebody connects.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// A certificate that could not be read.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {detail}", path = .path.display())]
pub struct BadCertificate {
    pub path: PathBuf,
    pub detail: String,
}

/// How connections are sealed.
#[derive(Clone)]
pub struct Tls(Arc<ServerConfig>);

impl Tls {
    /// The certificate with those above it, and its key, each a file in PEM.
    pub fn open(certificate: &Path, key: &Path) -> Result<Tls, BadCertificate> {
        Tls::looking_every(LOOK_EVERY, certificate, key)
    }

    fn looking_every(every: Duration, certificate: &Path, key: &Path) -> Result<Tls, BadCertificate> {
        let files = Files { certificate: certificate.to_owned(), key: key.to_owned(), every };
        let current = Mutex::new(files.read(files.changed())?);
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring knows the usual versions of the protocol")
            .with_no_client_auth()
            .with_cert_resolver(Arc::new(Renewed { files, current }));
        Ok(Tls(Arc::new(config)))
    }

    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(self.0.clone())
    }
}

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tls")
    }
}

#[derive(Debug)]
struct Files {
    certificate: PathBuf,
    key: PathBuf,
    every: Duration,
}

/// What was read, and what the files were then.
#[derive(Debug)]
struct Current {
    key: Arc<CertifiedKey>,
    changed: Changed,
    looked: Instant,
}

/// When each file was last written to, if it is there.
type Changed = [Option<SystemTime>; 2];

impl Files {
    fn changed(&self) -> Changed {
        [&self.certificate, &self.key].map(|path| path.metadata().and_then(|file| file.modified()).ok())
    }

    fn read(&self, changed: Changed) -> Result<Current, BadCertificate> {
        let bad = |path: &Path, detail: String| BadCertificate { path: path.to_owned(), detail };
        let chain: Result<Vec<_>, _> =
            CertificateDer::pem_file_iter(&self.certificate).and_then(Iterator::collect);
        let chain = chain.map_err(|error| bad(&self.certificate, error.to_string()))?;
        let key =
            PrivateKeyDer::from_pem_file(&self.key).map_err(|error| bad(&self.key, error.to_string()))?;
        let key = CertifiedKey::from_der(chain, key, &ring::default_provider())
            .map_err(|error| bad(&self.certificate, error.to_string()))?;
        Ok(Current { key: Arc::new(key), changed, looked: Instant::now() })
    }
}

#[derive(Debug)]
struct Renewed {
    files: Files,
    current: Mutex<Current>,
}

impl ResolvesServerCert for Renewed {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        if current.looked.elapsed() >= self.files.every {
            current.looked = Instant::now();
            let changed = self.files.changed();
            if changed != current.changed {
                match self.files.read(changed) {
                    Ok(newer) => *current = newer,
                    // Half of it may be written: what was good is good until the rest is there.
                    Err(error) => tracing::warn!(%error, "a renewed certificate cannot be read yet"),
                }
            }
        }
        Some(current.key.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio_rustls::TlsConnector;
    use tokio_rustls::rustls::{ClientConfig, RootCertStore};

    /// A certificate for `localhost`, written to the two files.
    fn write(folder: &Path) -> CertificateDer<'static> {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        std::fs::write(folder.join("cert.pem"), made.cert.pem()).unwrap();
        std::fs::write(folder.join("key.pem"), made.signing_key.serialize_pem()).unwrap();
        made.cert.der().clone()
    }

    /// Whether somebody who trusts this certificate alone can connect.
    async fn trusts(tls: &Tls, certificate: &CertificateDer<'static>) -> bool {
        let mut roots = RootCertStore::empty();
        roots.add(certificate.clone()).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let (near, far) = tokio::io::duplex(16 * 1024);
        let client = TlsConnector::from(Arc::new(config)).connect("localhost".try_into().unwrap(), near);
        let (client, _) = tokio::join!(client, tls.acceptor().accept(far));
        client.is_ok()
    }

    #[tokio::test]
    async fn a_renewed_certificate_is_shown_and_half_of_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let first = write(folder.path());
        let files = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
        let tls = Tls::looking_every(Duration::ZERO, &files.0, &files.1).unwrap();
        assert!(trusts(&tls, &first).await);

        let good = std::fs::read(&files.0).unwrap();
        std::fs::write(&files.0, "half of").unwrap();
        assert!(trusts(&tls, &first).await, "what was good stays good");
        std::fs::write(&files.0, good).unwrap();

        let second = write(folder.path());
        assert!(trusts(&tls, &second).await);
        assert!(!trusts(&tls, &first).await);
    }

    #[test]
    fn what_is_no_certificate_is_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path());
        let (certificate, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
        let missing = folder.path().join("none.pem");
        assert_eq!(Tls::open(&missing, &key).unwrap_err().path, missing);
        assert_eq!(Tls::open(&certificate, &missing).unwrap_err().path, missing);
        // A key that belongs to another certificate.
        let other = tempfile::tempdir().unwrap();
        write(other.path());
        assert_eq!(Tls::open(&certificate, &other.path().join("key.pem")).unwrap_err().path, certificate);
    }
}
