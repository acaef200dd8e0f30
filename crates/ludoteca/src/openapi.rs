//! `ludoteca openapi`: prints the description of the API.

use std::io::{self, Write};
use std::process::ExitCode;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run() -> anyhow::Result<ExitCode> {
    io::stdout().write_all(server::openapi().as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
