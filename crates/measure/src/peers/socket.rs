//! What Socket.IO needs of a WebSocket, and no more: the engine and not the client is to be measured.

use std::io;
use std::net::SocketAddr;

use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// Where the game is on the server.
const SPACE: &str = "/race,";
/// What the first byte of a frame says: text, a ping, its answer.
const TEXT: u8 = 0x81;
const PING: u8 = 0x89;
const PONG: u8 = 0x8a;
/// A client must say that it masks what it sends. The mask is zero, so that nothing has to be done for it.
const MASKED: u8 = 0x80;

#[derive(Debug)]
pub(crate) struct Socket {
    stream: BufReader<TcpStream>,
}

impl Socket {
    pub(crate) async fn open(server: SocketAddr) -> io::Result<Socket> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let mut socket = Socket { stream: BufReader::new(stream) };
        let request = format!(
            "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: {server}\r\nupgrade: websocket\r\n\
             connection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: bHVkb3RlY2EgYmVuY2ghIQ==\r\n\r\n"
        );
        socket.stream.get_mut().write_all(request.as_bytes()).await?;
        let mut line = String::new();
        socket.stream.read_line(&mut line).await?;
        if !line.starts_with("HTTP/1.1 101 ") {
            return Err(io::Error::other(line));
        }
        while line != "\r\n" {
            line.clear();
            socket.stream.read_line(&mut line).await?;
        }
        socket.send("40", "").await?;
        loop {
            if socket.next().await?.starts_with("40") {
                return Ok(socket);
            }
        }
    }

    pub(crate) async fn emit(&mut self, event: &str) -> io::Result<()> {
        self.send("42", event).await
    }

    async fn send(&mut self, kind: &str, data: &str) -> io::Result<()> {
        self.frame(TEXT, format!("{kind}{SPACE}{data}").as_bytes()).await
    }

    async fn frame(&mut self, kind: u8, data: &[u8]) -> io::Result<()> {
        let mut frame = vec![kind];
        match u16::try_from(data.len()) {
            Ok(length @ 0..126) => frame.push(MASKED | length as u8),
            Ok(length) => {
                frame.push(MASKED | 126);
                frame.extend(length.to_be_bytes());
            }
            Err(_) => return Err(io::Error::other("nothing that long is sent")),
        }
        frame.extend([0; 4]);
        frame.extend(data);
        self.stream.get_mut().write_all(&frame).await
    }

    /// The next event of one of these names, and what came with it.
    pub(crate) async fn event(&mut self, names: &[&str]) -> io::Result<(String, Vec<Box<RawValue>>)> {
        loop {
            let text = self.next().await?;
            let Some(event) = text.strip_prefix("42").and_then(|text| text.strip_prefix(SPACE)) else {
                continue;
            };
            let mut all: Vec<Box<RawValue>> = serde_json::from_str(event)?;
            let name = String::deserialize(&*all.remove(0))?;
            if names.contains(&name.as_str()) {
                return Ok((name, all));
            }
        }
    }

    /// The next message; what only asks whether one is there is answered.
    async fn next(&mut self) -> io::Result<String> {
        loop {
            let kind = self.stream.read_u8().await?;
            let length = match self.stream.read_u8().await? {
                126 => u64::from(self.stream.read_u16().await?),
                127 => self.stream.read_u64().await?,
                length => u64::from(length),
            };
            let mut data = vec![0; usize::try_from(length).map_err(io::Error::other)?];
            self.stream.read_exact(&mut data).await?;
            match kind {
                PING => self.frame(PONG, &data).await?,
                TEXT if data == b"2" => self.frame(TEXT, b"3").await?,
                TEXT => return String::from_utf8(data).map_err(io::Error::other),
                _ => return Err(io::ErrorKind::UnexpectedEof.into()),
            }
        }
    }
}
