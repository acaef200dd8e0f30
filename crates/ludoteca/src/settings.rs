//! Where the settings of a command come from besides the command line: every option of `serve` can be given in the
//! environment, and in a file; where the games are kept is said so to `backup` and `restore` too. The command line stands over the environment, and both over the file.

use std::path::Path;

use clap::builder::BoolishValueParser;
use clap::{Arg, ArgAction, Command};
use toml::{Table, Value};

use crate::told::Told;

/// The command that has settings.
const COMMAND: &str = "serve";
/// The commands that must find what it keeps, and the options that say where.
const BESIDE: [&str; 2] = ["backup", "restore"];
const PLACE: [&str; 2] = ["data", "store"];
/// The option that names the file: it cannot stand in the file itself.
const FILE: &str = "config";

/// The definition of the command line, with the environment behind every option that people are told of.
pub(crate) fn with_environment(program: Command) -> Command {
    let program = program.mut_subcommand(COMMAND, |command| {
        command
            .mut_args(|arg| if arg.is_hide_set() || arg.is_global_set() { arg } else { in_environment(arg) })
    });
    BESIDE.iter().fold(program, |program, command| {
        program.mut_subcommand(command, |command| {
            PLACE.iter().fold(command, |command, name| command.mut_arg(name, in_environment))
        })
    })
}

fn in_environment(arg: Arg) -> Arg {
    let variable = format!("LUDOTECA_{}", arg.get_id().as_str().to_uppercase());
    // Help says once how they are called.
    let arg = arg.env(variable).hide_env(true);
    match arg.get_action() {
        ArgAction::SetTrue => arg.value_parser(BoolishValueParser::new()),
        _ => arg,
    }
}

/// The same with what the file says where neither the command line nor the environment says anything.
pub(crate) fn with_file(program: Command, path: &Path) -> Result<Command, Told> {
    let at = |key: &'static str| Told::new(key).with("path", path.display().to_string());
    let text =
        std::fs::read_to_string(path).map_err(|error| at("cli-no-file").with("detail", error.to_string()))?;
    let table: Table = text.parse().map_err(|error: toml::de::Error| {
        at("cli-settings-unreadable").with("detail", error.message().to_owned())
    })?;
    let mut settings = Vec::new();
    for (name, value) in table {
        let known = program.find_subcommand(COMMAND).and_then(|command| {
            command.get_arguments().find(|arg| arg.get_long() == Some(&name) && !arg.is_hide_set())
        });
        let Some(arg) = known.filter(|arg| arg.get_id() != FILE && !arg.is_global_set()) else {
            return Err(at("cli-settings-unknown").with("name", name));
        };
        let value = match value {
            Value::String(text) => text,
            Value::Integer(number) => number.to_string(),
            Value::Boolean(is_on) => is_on.to_string(),
            _ => return Err(at("cli-settings-value").with("name", name)),
        };
        settings.push((arg.get_id().clone(), value));
    }
    Ok(program.mut_subcommand(COMMAND, |command| {
        settings
            .into_iter()
            .fold(command, |command, (id, value)| command.mut_arg(id, |arg| arg.default_value(value)))
    }))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    fn file(text: &str) -> Result<Command, Told> {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), text).unwrap();
        with_file(with_environment(crate::Cli::command()), file.path())
    }

    /// What `serve` is told by the file and this command line.
    fn told(text: &str, args: &[&str]) -> clap::ArgMatches {
        let matches =
            file(text).unwrap().try_get_matches_from([&["ludoteca", COMMAND], args].concat()).unwrap();
        matches.subcommand_matches(COMMAND).unwrap().clone()
    }

    #[test]
    fn every_option_that_is_told_of_has_a_variable() {
        let program = with_environment(crate::Cli::command());
        let serve = program.find_subcommand(COMMAND).unwrap();
        let told = serve.get_arguments().filter(|arg| !arg.is_hide_set() && !arg.is_global_set());
        for arg in told {
            let variable = arg.get_env().and_then(|name| name.to_str());
            assert_eq!(variable, Some(&*format!("LUDOTECA_{}", arg.get_id().as_str().to_uppercase())));
        }
    }

    /// The sample in the repository, with everything in it switched on.
    #[test]
    fn the_sample_names_every_setting() {
        let sample = include_str!("../../../ludoteca.toml");
        let settings: Vec<&str> = sample.lines().filter_map(|line| line.strip_prefix("# ")).collect();
        let settings = settings
            .into_iter()
            .filter(|line| line.split_once(" = ").is_some_and(|(name, _)| !name.contains(' ')));
        let settings: Vec<&str> = settings.collect();
        file(&settings.join("\n")).unwrap().debug_assert();
        let named: Vec<&str> =
            settings.iter().filter_map(|line| line.split_once(" = ")).map(|(name, _)| name).collect();
        let program = crate::Cli::command();
        let serve = program.find_subcommand(COMMAND).unwrap();
        for arg in serve.get_arguments().filter(|arg| !arg.is_hide_set() && !arg.is_global_set()) {
            let long = arg.get_long().unwrap();
            // `local` is a short way to say `listen`.
            assert!(named.contains(&long) || [FILE, "local"].contains(&long), "{long} is not in the sample");
        }
    }

    #[test]
    fn the_command_line_stands_over_the_file() {
        let text = "bot-pause = 7\ndata = \"elsewhere\"\nbehind-proxy = true\n";
        let matches = told(text, &["--data", "here"]);
        assert_eq!(matches.get_one::<u64>("bot_pause"), Some(&7));
        assert_eq!(matches.get_one::<std::path::PathBuf>("data").unwrap(), Path::new("here"));
        assert!(matches.get_flag("behind_proxy"));
    }

    #[test]
    fn a_file_that_is_not_understood_is_refused_by_name() {
        for (text, key) in [
            ("liste = 1", "cli-settings-unknown"),
            ("config = \"another\"", "cli-settings-unknown"),
            ("no-limits = true", "cli-settings-unknown"),
            ("listen = [1]", "cli-settings-value"),
            ("listen =", "cli-settings-unreadable"),
        ] {
            assert_eq!(file(text).unwrap_err().0.key, key, "{text}");
        }
    }
}
