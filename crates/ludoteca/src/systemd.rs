//! `ludoteca systemd`: the unit that runs this program as a service.

use std::process::ExitCode;

const UNIT: &str = include_str!("ludoteca.service");

#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run() -> anyhow::Result<ExitCode> {
    let program = std::env::current_exe()?;
    print!("{}", UNIT.replace("/usr/bin/ludoteca", &program.display().to_string()));
    Ok(ExitCode::SUCCESS)
}
