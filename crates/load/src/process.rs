//! A server as another process: started, looked at from outside, and killed.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running server.
#[derive(Debug)]
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    /// Where it tells how it is.
    pub metrics: SocketAddr,
}

/// How long a server may take to come up on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

impl Server {
    /// Starts a program as a server over `data`, on a free port of this machine; `more` are options.
    pub async fn start(program: &Path, data: &Path, more: &[&str]) -> io::Result<Server> {
        let mut child = Command::new(program)
            .args([
                "serve",
                "--lang",
                "en",
                "--listen",
                "127.0.0.1:0",
                "--metrics",
                "127.0.0.1:0",
                "--no-limits",
                "--bot-pause",
                "0",
                "--data",
            ])
            .arg(data)
            .args(more)
            .env("LUDOTECA_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let out = child.stdout.take().expect("it was piped");
        let mut lines = BufReader::new(out).lines();
        let first = tokio::time::timeout(PATIENCE, lines.next_line()).await??.unwrap_or_default();
        let second = tokio::time::timeout(PATIENCE, lines.next_line()).await??.unwrap_or_default();
        // It goes on writing when it stops: somebody must listen.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        let port = first.rsplit(':').next().and_then(|port| port.trim().parse().ok());
        let port: u16 = port.ok_or_else(|| io::Error::other(format!("the server said: {first}")))?;
        let metrics =
            second.split_once("http://").and_then(|(_, rest)| rest.strip_suffix("/metrics")?.parse().ok());
        let metrics = metrics.ok_or_else(|| io::Error::other(format!("the server said: {second}")))?;
        Ok(Server { child, address: SocketAddr::from(([127, 0, 0, 1], port)), metrics })
    }

    fn pid(&self) -> u32 {
        self.child.id().unwrap_or_default()
    }

    /// Ends it at once, as a power cut would end the program.
    pub async fn kill(mut self) -> io::Result<()> {
        self.child.start_kill()?;
        self.child.wait().await.map(drop)
    }

    /// Processor time that its living threads have used, in seconds.
    pub fn cpu(&self) -> io::Result<f64> {
        cpu_of(self.pid())
    }

    /// Memory that it holds, in bytes.
    pub fn memory(&self) -> io::Result<u64> {
        memory_of(self.pid())
    }
}

/// Processor time that the living threads of a process have used, in seconds.
pub fn cpu_of(pid: u32) -> io::Result<f64> {
    let mut nanoseconds = 0;
    for thread in std::fs::read_dir(format!("/proc/{pid}/task"))? {
        // A thread may end while the list is read.
        let Ok(stat) = std::fs::read_to_string(thread?.path().join("schedstat")) else { continue };
        nanoseconds += stat.split(' ').next().and_then(|time| time.parse::<u64>().ok()).unwrap_or(0);
    }
    Ok(nanoseconds as f64 / 1e9)
}

/// The same of a process and those that it has started and that live.
pub fn cpu_of_all(pid: u32) -> io::Result<f64> {
    let mut sum = cpu_of(pid)?;
    for thread in std::fs::read_dir(format!("/proc/{pid}/task"))? {
        let children = std::fs::read_to_string(thread?.path().join("children")).unwrap_or_default();
        for child in children.split_whitespace().filter_map(|child| child.parse().ok()) {
            // It may have ended.
            sum += cpu_of_all(child).unwrap_or(0.0);
        }
    }
    Ok(sum)
}

/// Memory that a process holds, in bytes.
pub fn memory_of(pid: u32) -> io::Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let kilobytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse::<u64>().ok()
    };
    Ok(kilobytes("VmRSS:").unwrap_or(0) * 1024)
}
