//! A NATS server of one's own, to be stopped and started again.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a server may take to come up on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A NATS server that is stopped and started at the same address.
#[derive(Debug)]
pub struct OwnNats {
    address: SocketAddr,
    child: Option<Child>,
}

impl OwnNats {
    /// Not started yet.
    pub fn new() -> OwnNats {
        OwnNats { address: free_address(), child: None }
    }

    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    pub fn start(&mut self) {
        assert!(self.child.is_none(), "it runs already");
        let port = self.address.port().to_string();
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &port]).stdout(Stdio::null()).stderr(Stdio::null());
        let child = command.spawn().expect("the Debian package nats-server is installed");
        self.child = Some(child);
        until_reached(self.address);
    }

    /// Ends it at once.
    pub fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it runs");
            child.wait().expect("it ends");
        }
    }

    /// The process.
    pub fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }
}

impl Default for OwnNats {
    fn default() -> OwnNats {
        OwnNats::new()
    }
}

impl Drop for OwnNats {
    fn drop(&mut self) {
        self.stop();
    }
}

/// An address of this machine on which nobody listens.
pub(crate) fn free_address() -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("there is a free port");
    listener.local_addr().expect("it has an address")
}

/// Waits until somebody listens there.
pub(crate) fn until_reached(address: SocketAddr) {
    let deadline = Instant::now() + PATIENCE;
    while TcpStream::connect(address).is_err() {
        assert!(Instant::now() < deadline, "nobody listens on {address}");
        std::thread::sleep(Duration::from_millis(20));
    }
}
