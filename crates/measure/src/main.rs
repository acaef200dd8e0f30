//! `measure WHAT PROGRAM [SECONDS]`: what a host would like to know of real servers, as Markdown. `make bench` and
//! `make soak` run it; it is no part of the program, so that that needs neither databases nor buses to be built.

mod deployments;
mod flood;
mod idle;
mod peers;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// How long a measurement takes where nothing else is said.
const SECONDS: u64 = 10;

#[tokio::main]
async fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let seconds = args.get(2).map_or(Some(SECONDS), |seconds| seconds.parse().ok());
    let (Some(what), Some(program), Some(seconds)) = (args.first(), args.get(1), seconds) else {
        return usage();
    };
    let (program, length): (PathBuf, _) = (program.into(), Duration::from_secs(seconds));
    let told = match what.as_str() {
        "deployments" => deployments::section(&program, length).await,
        "flood" => flood::section(&program, length).await,
        "idle" => idle::section(&program).await,
        "kills" => peers::killed_section(&program).await,
        "peers" => peers::section(&program, length).await,
        _ => return usage(),
    };
    match told {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{what}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> ExitCode {
    eprintln!("measure deployments|flood|idle|kills|peers PROGRAM [SECONDS]");
    ExitCode::FAILURE
}

/// A row of a table.
fn row<const CELLS: usize>(cells: [String; CELLS]) -> String {
    format!("| {} |\n", cells.join(" | "))
}

/// The first rows of a table.
fn head<const CELLS: usize>(cells: [&str; CELLS]) -> String {
    format!("{}|---|{}\n", row(cells.map(str::to_owned)), "---:|".repeat(CELLS - 1))
}

/// How busy the machine was beside what is measured: the mean number of tasks that wanted a processor in the last minute.
fn busy() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().unwrap_or("?").to_owned()
}

/// A folder of a measurement's own.
fn folder() -> std::io::Result<tempfile::TempDir> {
    tempfile::Builder::new().prefix("ludoteca-measure-").tempdir()
}

/// Where a program of the project lies, from here.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
