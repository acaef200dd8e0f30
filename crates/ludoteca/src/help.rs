//! Help and misuse of the command line, in both languages.

use std::process::ExitCode;

use boardgame::Saying;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use words::{Lang, word};

use crate::told::say;

/// Reads a language.
pub(crate) fn lang(code: &str) -> Result<Lang, String> {
    Lang::of(code).ok_or_else(|| code.to_owned())
}

/// The language that the command line asks for: needed before it is read, because help comes out of reading it.
pub(crate) fn wanted(args: impl Iterator<Item = String>) -> Option<Lang> {
    let args: Vec<String> = args.collect();
    args.iter().enumerate().find_map(|(index, arg)| match arg.strip_prefix("--lang") {
        Some("") => Lang::of(args.get(index + 1)?),
        Some(rest) => Lang::of(rest.strip_prefix('=')?),
        None => None,
    })
}

/// The definition of the command line with its words put in.
pub(crate) fn in_words(command: Command, lang: Lang) -> Command {
    let program = explained(command, "cli", lang);
    program.mut_subcommands(|command| {
        let key = format!("cli-{}", command.get_name());
        let lists_games = command.get_arguments().any(|arg| arg.get_id() == "game");
        let command = explained(command, &key, lang);
        let after = format!("{key}-after");
        match lists_games {
            true => command.after_help(game_list(lang)),
            false if words::knows(lang, &after) => command.after_help(word(lang, &after)),
            false => command,
        }
    })
}

fn explained(command: Command, key: &str, lang: Lang) -> Command {
    let template =
        format!("{{about}}\n\n{}\n  {{usage}}\n\n{{all-args}}{{after-help}}", word(lang, "cli-usage"));
    command
        .about(word(lang, key))
        .help_template(template)
        .subcommand_help_heading(word(lang, "cli-commands"))
        .subcommand_value_name(word(lang, "cli-command"))
        // What is hidden is for tests and measurements, and nobody reads its words.
        .mut_args(|arg| if arg.is_hide_set() { arg } else { explained_arg(arg, key, lang) })
}

fn explained_arg(arg: Arg, key: &str, lang: Lang) -> Arg {
    let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
    let name = arg.get_id().to_string().replace('_', "-");
    arg.help(word(lang, &format!("{key}-{name}"))).help_heading(word(lang, heading))
}

/// Every game with its seats and bots.
fn game_list(lang: Lang) -> String {
    let mut text = word(lang, "cli-games");
    for game in games::ALL {
        let info = game.info();
        let seats = match (info.min_seats, info.max_seats) {
            (least, most) if least == most => least.to_string(),
            (least, most) => format!("{least}–{most}"),
        };
        let bots: Vec<&str> = info.bots.iter().map(|bot| bot.name).collect();
        let line = Saying::new("cli-games-line").with("seats", seats).with("bots", bots.join(", "));
        text.push_str(&format!("\n  {:<14} {}", info.id, say(lang, &line)));
    }
    text
}

/// Prints the help that was asked for, or says what is wrong with the command line.
pub(crate) fn explain(error: &clap::Error, lang: Lang) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            print!("{}", error.render());
            ExitCode::SUCCESS
        }
        kind => {
            eprintln!("{}", say(lang, &misuse(kind, error)));
            eprintln!("{}", word(lang, "cli-see-help"));
            ExitCode::from(2)
        }
    }
}

fn misuse(kind: ErrorKind, error: &clap::Error) -> Saying {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let arg = context(ContextKind::InvalidArg);
    match kind {
        ErrorKind::InvalidSubcommand => {
            Saying::new("cli-misuse-command").with("command", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Saying::new("cli-misuse-no-command")
        }
        ErrorKind::UnknownArgument => Saying::new("cli-misuse-unknown").with("arg", arg),
        ErrorKind::MissingRequiredArgument => Saying::new("cli-misuse-missing").with("arg", arg),
        ErrorKind::ArgumentConflict => {
            Saying::new("cli-misuse-conflict").with("arg", arg).with("other", context(ContextKind::PriorArg))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => match context(ContextKind::InvalidValue) {
            value if value.is_empty() => Saying::new("cli-misuse-no-value").with("arg", arg),
            value => Saying::new("cli-misuse-value").with("arg", arg).with("value", value),
        },
        _ => Saying::new("cli-misuse"),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn every_command_and_argument_has_words() {
        fn check(command: &Command, key: &str) {
            let args = command.get_arguments().filter(|arg| !arg.is_hide_set());
            let args = args.filter(|arg| !arg.is_global_set() || key == "cli");
            let keys = args.map(|arg| format!("{key}-{}", arg.get_id().as_str().replace('_', "-")));
            for key in keys.chain([key.to_owned()]) {
                for lang in Lang::ALL {
                    assert!(words::knows(lang, &key), "{} has no {key}", lang.code());
                }
            }
            for command in command.get_subcommands() {
                check(command, &format!("{key}-{}", command.get_name()));
            }
        }
        check(&crate::Cli::command(), "cli");
    }

    /// In `cargo test --release` it shows that there is none.
    #[test]
    fn chance_is_a_choice_in_debug_builds_alone() {
        let program = crate::Cli::command();
        let serve = program.find_subcommand("serve").expect("it serves");
        let seed = serve.get_arguments().find(|arg| arg.get_id() == "seed");
        assert_eq!(seed.map(Arg::is_hide_set), cfg!(debug_assertions).then_some(true));
    }

    #[test]
    fn the_definition_is_sound() {
        for lang in Lang::ALL {
            in_words(crate::Cli::command(), lang).debug_assert();
        }
    }

    #[test]
    fn the_language_can_be_asked_for() {
        let args = |text: &str| wanted(text.split(' ').map(str::to_owned));
        assert_eq!(args("ludoteca play --lang it"), Some(Lang::It));
        assert_eq!(args("ludoteca --lang=en play"), Some(Lang::En));
        assert_eq!(args("ludoteca --language it"), None);
    }
}
