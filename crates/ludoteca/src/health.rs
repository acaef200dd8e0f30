//! `ludoteca health`: whether the server at an address is ready, for containers and other watchmen.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

use boardgame::Saying;
use words::Lang;

use crate::told::{Told, say};

/// Longer than a server that is well takes to write one row.
const TIMEOUT: Duration = Duration::from_secs(5);

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(default_value = "127.0.0.1:8420", hide_default_value = true)]
    address: SocketAddr,
}

pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<ExitCode> {
    let status = ask(args.address).map_err(|error| {
        Told::new("cli-health-no-answer")
            .with("address", args.address.to_string())
            .with("detail", error.to_string())
    })?;
    if status == "200" {
        println!("{}", say(lang, &Saying::new("cli-health-ready")));
        return Ok(ExitCode::SUCCESS);
    }
    Err(Told::new("cli-health-not-ready").with("address", args.address.to_string()).into())
}

/// The status with which the server answers that it is ready, or not.
fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut server = TcpStream::connect_timeout(&address, TIMEOUT)?;
    server.set_read_timeout(Some(TIMEOUT))?;
    server.set_write_timeout(Some(TIMEOUT))?;
    write!(server, "GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    server.read_to_string(&mut answer)?;
    Ok(answer.split(' ').nth(1).unwrap_or_default().to_owned())
}
