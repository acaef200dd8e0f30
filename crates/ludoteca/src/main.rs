//! The program. One file a command; this one reads the command line and tells what went wrong.
//!
//! Help and errors are in the words of `locales/*/cli.ftl`: a command is explained by the message `cli-<command>`,
//! an argument of it by `cli-<command>-<argument>`.

mod analyse;
mod backup;
mod bench;
mod blind;
mod deployment;
mod exchange;
mod health;
mod help;
mod house;
mod lineup;
mod numbers;
mod openapi;
mod own;
mod play;
mod readings;
mod record;
mod serve;
mod settings;
mod simulate;
mod solve;
mod systemd;
mod tls;
mod told;
mod transcript;
mod verify;

use std::process::ExitCode;

use clap::{ArgAction, FromArgMatches, Parser, Subcommand};
use words::Lang;

/// A move makes and drops a hundred small things, for which the usual allocator took a sixth of its processor time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Debug, Parser)]
#[command(name = "ludoteca", version, disable_help_flag = true, disable_version_flag = true)]
#[command(disable_help_subcommand = true, subcommand_required = true)]
struct Cli {
    #[arg(long, global = true, display_order = 100, value_parser = help::lang)]
    lang: Option<Lang>,
    #[arg(long, short, global = true, display_order = 101, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(long, short = 'V', display_order = 102, action = ArgAction::Version)]
    version: Option<bool>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Args),
    Health(health::Args),
    Systemd(systemd::Args),
    Tls(tls::Args),
    House(house::Args),
    Backup(backup::Args),
    Restore(backup::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Transcript(transcript::Args),
    Verify(verify::Args),
    Solve(solve::Args),
    Blind(blind::Args),
    Readings(readings::Args),
    Analyse(analyse::Args),
    Export(exchange::ExportArgs),
    Import(exchange::ImportArgs),
    Bench(bench::Args),
    Openapi(openapi::Args),
}

fn main() -> ExitCode {
    let lang = help::wanted(std::env::args()).unwrap_or_else(Lang::of_environment);
    let program = settings::with_environment(help::in_words(<Cli as clap::CommandFactory>::command(), lang));
    let mut cli = match read(program.clone()) {
        Ok(cli) => cli,
        Err(error) => return help::explain(&error, lang),
    };
    // What stands in the file is behind everything else, so that it is read by the same rules.
    if let Command::Serve(serve::Args { config: Some(path), .. }) = &cli.command {
        let program = match settings::with_file(program, path) {
            Ok(program) => program,
            Err(error) => return failed(lang, &error.into()),
        };
        cli = match read(program) {
            Ok(cli) => cli,
            Err(error) => return help::explain(&error, lang),
        };
    }
    let done = match &cli.command {
        Command::Serve(args) => serve::run(args, lang),
        Command::Health(args) => health::run(args, lang),
        Command::Systemd(systemd::Args {}) => systemd::run(),
        Command::Tls(args) => tls::run(args, lang),
        Command::House(args) => house::run(args, lang),
        Command::Backup(args) => backup::back_up(args, lang),
        Command::Restore(args) => backup::restore(args, lang),
        Command::Play(args) => play::run(args, lang),
        Command::Simulate(args) => simulate::run(args, lang),
        Command::Transcript(args) => transcript::run(args, lang),
        Command::Verify(args) => verify::run(args, lang),
        Command::Solve(args) => solve::run(args, lang),
        Command::Blind(args) => blind::run(args, lang),
        Command::Readings(args) => readings::run(args),
        Command::Analyse(args) => analyse::run(args, lang),
        Command::Export(args) => exchange::export(args, lang),
        Command::Import(args) => exchange::import(args, lang),
        Command::Bench(args) => bench::run(args, lang),
        Command::Openapi(openapi::Args {}) => openapi::run(),
    };
    done.unwrap_or_else(|error| failed(lang, &error))
}

fn read(program: clap::Command) -> Result<Cli, clap::Error> {
    let matches = program.try_get_matches()?;
    Ok(Cli::from_arg_matches(&matches).expect("the command line was read by the same definition"))
}

fn failed(lang: Lang, error: &anyhow::Error) -> ExitCode {
    eprintln!("{}", told::in_words(lang, error));
    ExitCode::FAILURE
}
