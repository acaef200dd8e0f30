//! A small HTTP client: one connection, one request at a time, and streams of events.
//!
//! It does little, so that on one machine the server and not the client is measured.

use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A connection that is kept open.
#[derive(Debug)]
pub struct Connection {
    stream: BufReader<TcpStream>,
    token: Option<String>,
}

/// What an answer's head says.
struct Head {
    status: u16,
    length: usize,
}

impl Connection {
    pub async fn open(server: SocketAddr, token: Option<String>) -> io::Result<Connection> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream: BufReader::new(stream), token })
    }

    async fn ask(&mut self, method: &str, path: &str, body: &str) -> io::Result<Head> {
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: bench\r\n");
        if let Some(token) = &self.token {
            request.push_str(&format!("authorization: Bearer {token}\r\n"));
        }
        if method != "GET" {
            request
                .push_str(&format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len()));
        }
        request.push_str("\r\n");
        request.push_str(body);
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        self.head().await
    }

    async fn head(&mut self) -> io::Result<Head> {
        let mut line = String::new();
        self.line(&mut line).await?;
        let status = line.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(odd)?;
        let mut head = Head { status, length: 0 };
        loop {
            self.line(&mut line).await?;
            let Some((name, value)) = line.split_once(':') else { return Ok(head) };
            if name.eq_ignore_ascii_case("content-length") {
                head.length = value.trim().parse().map_err(|_| odd())?;
            }
        }
    }

    async fn line(&mut self, line: &mut String) -> io::Result<()> {
        line.clear();
        if self.stream.read_line(line).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        line.truncate(line.trim_end().len());
        Ok(())
    }

    /// Sends a request and reads its answer.
    pub async fn send(&mut self, method: &str, path: &str, body: &str) -> io::Result<(u16, Vec<u8>)> {
        let head = self.ask(method, path, body).await?;
        let mut body = vec![0; head.length];
        self.stream.read_exact(&mut body).await?;
        Ok((head.status, body))
    }

    /// Sends a request that must succeed.
    pub async fn good(&mut self, method: &str, path: &str, body: &Value) -> io::Result<Value> {
        let (status, answer) = self.send(method, path, &body.to_string()).await?;
        let text = || String::from_utf8_lossy(&answer).into_owned();
        if !(200..300).contains(&status) {
            return Err(io::Error::other(format!("{method} {path}: {status} {}", text())));
        }
        serde_json::from_slice(&answer).map_err(|_| io::Error::other(text()))
    }
}

fn odd() -> io::Error {
    io::Error::other("that is no HTTP")
}

/// A stream of Server-Sent Events.
#[derive(Debug)]
pub struct Events {
    connection: Connection,
    /// What has come of the next event.
    buffer: Vec<u8>,
}

impl Events {
    pub async fn open(server: SocketAddr, token: &str, path: &str) -> io::Result<Events> {
        let mut connection = Connection::open(server, Some(token.to_owned())).await?;
        let head = connection.ask("GET", path, "").await?;
        if head.status != 200 {
            return Err(io::Error::other(format!("GET {path}: {}", head.status)));
        }
        Ok(Events { connection, buffer: Vec::new() })
    }

    /// The data of the next event called `name`.
    pub async fn next(&mut self, name: &str) -> io::Result<Vec<u8>> {
        loop {
            while let Some(end) = self.buffer.windows(2).position(|pair| pair == b"\n\n") {
                let frame: Vec<u8> = self.buffer.drain(..end + 2).collect();
                let mut lines = frame.split(|byte| *byte == b'\n');
                let is_it =
                    lines.next().and_then(|line| line.strip_prefix(b"event: ")) == Some(name.as_bytes());
                if let Some(data) = lines.find_map(|line| line.strip_prefix(b"data: ")).filter(|_| is_it) {
                    return Ok(data.to_vec());
                }
            }
            self.chunk().await?;
        }
    }

    async fn chunk(&mut self) -> io::Result<()> {
        let mut line = String::new();
        self.connection.line(&mut line).await?;
        let length = usize::from_str_radix(&line, 16).map_err(|_| odd())?;
        if length == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let start = self.buffer.len();
        self.buffer.resize(start + length, 0);
        self.connection.stream.read_exact(&mut self.buffer[start..]).await?;
        self.connection.line(&mut line).await
    }
}
