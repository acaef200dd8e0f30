//! Every refusal, in one list: its stable code, its status, how loudly it is logged, and one of each for the tests.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use boardgame::Saying;
use games::{Json, Refusal};
use store::StoreError;
use tracing::Level;

/// Makes the enum, its codes, statuses and levels from one table, so that none of them can be forgotten. What a variant
/// holds is named with an example.
macro_rules! errors {
    ($($status:ident { $($(#[$level:ident])? $variant:ident $(($($kind:ty = $example:expr),+))? $code:literal $why:literal;)+ })+) => {
        /// Why a request is refused; nothing has changed then.
        #[derive(Debug, thiserror::Error)]
        pub(crate) enum Error {
            $($(#[error($why)] $variant $(($($kind),+))?,)+)+
        }

        impl Error {
            /// One of each, for the tests that every code has words and a line in the docs.
            pub(crate) fn examples() -> Vec<Error> {
                vec![$($(Error::$variant $(($($example),+))?,)+)+]
            }

            pub(crate) fn status(&self) -> StatusCode {
                match self { $($(Error::$variant { .. } => StatusCode::$status,)+)+ }
            }

            fn code(&self) -> &'static str {
                match self { $($(Error::$variant { .. } => $code,)+)+ }
            }

            /// How loudly it is logged: what people do every day is no event.
            pub(crate) fn level(&self) -> Level {
                match self { $($(Error::$variant { .. } => level!($($level)?),)+)+ }
            }
        }
    };
}

macro_rules! level {
    () => {
        Level::DEBUG
    };
    ($level:ident) => {
        Level::$level
    };
}

errors! {
    BAD_REQUEST {
        BadRequest(String = String::new()) "error-bad-request" "the request cannot be read: {0}";
    }
    UNAUTHORIZED {
        NoGuest "error-no-guest" "nobody is known by this token";
    }
    FORBIDDEN {
        #[WARN] Foreign "error-foreign" "another site asks";
        #[INFO] NotYourSeat "error-not-your-seat" "it is somebody else's seat";
        Banned "error-banned" "whoever keeps this place open lets nobody in from this address";
        Muted "error-muted" "whoever keeps this place open lets this guest say nothing";
        NotHost "error-not-host" "only the host may do that";
        NotInRoom "error-not-in-room" "only those with a seat may do that";
        Silent "error-silent" "this seat must not speak now";
        PhrasesOnly "error-phrases-only" "this seat may only say the phrases now";
        HintsOff "error-hints-off" "this room is played without hints";
        NotesOff "error-notes-off" "this room is played without notes";
        NoUndo "error-no-undo" "nothing can be taken back here";
        #[INFO] OpeningKey "error-opening-key" "only who knows the key of this place may open a room";
        DoorShut "error-door-shut" "the host has shut the door";
        HasSeat "error-has-seat" "whoever asks has a seat here";
        NotWelcome "error-not-welcome" "the host has said no";
        HasSeenMore "error-has-seen-more" "whoever asks has seen the table through other eyes";
        Daily "error-daily" "the daily deal is played alone and to the end";
        NoParts "error-no-parts" "the seats have no part in this deal";
        #[INFO] WrongPassphrase "error-wrong-passphrase" "nobody keeps this name with this passphrase";
    }
    NOT_FOUND {
        NoPage "error-no-page" "there is nothing at this address";
        NoRoom "error-no-room" "there is no such room";
        RoomClosed "error-room-closed" "whoever keeps this place open has closed the room";
        NoDoor "error-no-door" "no door opens with this code";
        NoLink "error-no-link" "the personal link is used up or too old";
        NoDaily "error-no-daily" "this game has no daily deal";
        NoBestLine "error-no-best-line" "nobody knows a best line for such a game";
        NoReview "error-no-review" "nobody can tell what choices are worth in such a game";
    }
    METHOD_NOT_ALLOWED {
        NoMethod "error-no-method" "this address does not do that";
    }
    REQUEST_TIMEOUT {
        TooSlow "error-too-slow" "the body did not come in time";
    }
    CONFLICT {
        Stale(Json = null()) "error-stale" "the game has moved on";
        AskedFor "error-asked-for" "somebody else asks for this seat";
        SeatTaken "error-seat-taken" "the seat is taken";
        Full "error-full" "all seats are taken";
        AlreadyStarted "error-already-started" "the game has started";
        NotStarted "error-not-started" "the game has not started";
        NotOver "error-not-over" "the game is not over";
        Sealed "error-sealed" "the deal of today stays sealed until the day is over";
        IdUsed "error-id-used" "the id was used for another seat";
        NameKept "error-name-kept" "somebody else keeps this name";
        StillHere "error-still-here" "the owner of the seat is still here";
        StoodIn "error-stood-in" "a bot plays this seat";
        TooFew(u8 = 2) "error-too-few" "too few players: at least {0}";
        NotYourTurn "error-not-your-turn" "it is not this seat's turn";
        Guessed "error-guessed" "the guest has guessed this already";
        DayOver "error-day-over" "the day is over";
        TimeIsLeft "error-time-is-left" "only the clock says that time is up";
        EnoughMoved "error-enough-moved" "that was done often enough at this seat until the next turn";
        TooLong "error-too-long" "the game has more steps than a room holds";
    }
    PAYLOAD_TOO_LARGE {
        TooLarge "error-too-large" "the body is too large";
    }
    UNSUPPORTED_MEDIA_TYPE {
        NotJson "error-not-json" "the body is no JSON";
    }
    MISDIRECTED_REQUEST {
        #[WARN] WrongHost "error-wrong-host" "this server is not called by this name";
    }
    UNPROCESSABLE_ENTITY {
        // The game's own words; the names are those of the seats that they may speak of.
        Illegal(Saying = Saying::new("error-bad-action"), Vec<String> = Vec::new())
            "error-bad-action" "the game says no: {0:?}";
        // It can be read, and speaks of something that is not there or cannot be.
        NoSense(&'static str = "") "error-no-sense" "the request makes no sense: {0}";
        WrongPart "error-wrong-part" "it is not the part that was promised";
        BadName "error-bad-name" "the name cannot be shown";
        BadPassphrase "error-bad-passphrase" "the passphrase is too short, too long or too simple";
        BadText "error-bad-text" "the text is empty or too long";
        NotesFull "error-notes-full" "this seat has as many notes as it may have";
        UnknownGame "error-unknown-game" "there is no such game";
        UnknownBot "error-unknown-bot" "there is no such bot";
        UnknownPhrase "error-unknown-phrase" "there is no such phrase";
    }
    TOO_MANY_REQUESTS {
        #[INFO] TooFast(Duration = Duration::ZERO) "error-too-fast" "too many requests: again in {0:?}";
    }
    INTERNAL_SERVER_ERROR {
        #[ERROR] Internal "error-internal" "a mistake of the server";
    }
    SERVICE_UNAVAILABLE {
        #[ERROR] NotStored "error-not-stored" "it could not be stored";
        #[ERROR] Unsure "error-unsure" "it may have been stored, and may not";
        Stopping "error-stopping" "the server is stopping";
        #[WARN] NewerRules "error-newer-rules" "the room is played by rules that this program does not know yet";
        #[WARN] NotBrought "error-not-brought" "the room is played with cards that this server no longer has";
    }
}

/// Codes that the registry of games gives to whatever game it is; a test finds them in its source.
pub(crate) const OF_ALL_GAMES: [&str; 3] = ["error-bad-action", "error-bad-options", "error-seat-count"];

fn null() -> Json {
    serde_json::value::to_raw_value(&()).expect("null is JSON")
}

impl Error {
    /// The stable code and the words, which are one: a message of the catalogue.
    pub(crate) fn saying(&self) -> Saying {
        match self {
            Error::Illegal(saying, _) => saying.clone(),
            Error::TooFew(least) => Saying::new(self.code()).with("least", *least),
            Error::BadRequest(detail) => Saying::new(self.code()).with("detail", detail.clone()),
            Error::NoSense(what) => Saying::new(self.code()).with("detail", (*what).to_owned()),
            Error::TooFast(again) => Saying::new(self.code()).with("seconds", seconds(*again)),
            _ => Saying::new(self.code()),
        }
    }
}

/// Whole seconds to wait, at least one.
pub(crate) fn seconds(again: Duration) -> u32 {
    u32::try_from(again.as_millis().div_ceil(1000)).unwrap_or(u32::MAX).max(1)
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Gone => return Error::NoRoom,
            StoreError::Unknown(_) => return Error::Unsure,
            StoreError::Newer(version) => {
                tracing::error!(
                    version,
                    "a newer program has changed the database: this one writes nothing more"
                );
                return Error::NewerRules;
            }
            StoreError::Conflict | StoreError::Closed | StoreError::Corrupt(_) => {}
            StoreError::Database(error) => tracing::error!(%error, "the store failed"),
            StoreError::Damaged(_) | StoreError::Removed | StoreError::Files(_) | StoreError::Late => {
                tracing::error!(%error, "the store failed");
            }
        }
        Error::NotStored
    }
}

impl From<room::Refusal> for Error {
    fn from(refusal: room::Refusal) -> Error {
        use room::Refusal as Why;
        match refusal {
            Why::Bad(what) => Error::NoSense(what),
            Why::NotHost => Error::NotHost,
            Why::NotInRoom => Error::NotInRoom,
            Why::NotYourSeat => Error::NotYourSeat,
            Why::SeatTaken => Error::SeatTaken,
            Why::Full => Error::Full,
            Why::DoorShut => Error::DoorShut,
            Why::HasSeat => Error::HasSeat,
            Why::AskedFor => Error::AskedFor,
            Why::NotWelcome => Error::NotWelcome,
            Why::HasSeenMore => Error::HasSeenMore,
            Why::TooFew(least) => Error::TooFew(least),
            Why::NotStarted => Error::NotStarted,
            Why::AlreadyStarted => Error::AlreadyStarted,
            Why::NotOver => Error::NotOver,
            Why::NotYourTurn => Error::NotYourTurn,
            // Whoever shows a table puts it here.
            Why::Stale(_) => Error::Stale(null()),
            Why::StoodIn => Error::StoodIn,
            Why::TimeIsLeft => Error::TimeIsLeft,
            Why::EnoughMoved => Error::EnoughMoved,
            Why::TooLong => Error::TooLong,
            Why::StillHere => Error::StillHere,
            Why::Silent => Error::Silent,
            Why::PhrasesOnly => Error::PhrasesOnly,
            Why::UnknownPhrase => Error::UnknownPhrase,
            // Whoever knows when to come again says so.
            Why::NoPlace => Error::TooFast(Duration::ZERO),
            Why::NotesFull => Error::NotesFull,
            Why::UnknownBot => Error::UnknownBot,
            Why::HintsOff => Error::HintsOff,
            Why::NotesOff => Error::NotesOff,
            Why::NoUndo => Error::NoUndo,
            Why::Daily => Error::Daily,
            Why::Sealed => Error::Sealed,
            Why::NoLink => Error::NoLink,
            Why::NoParts => Error::NoParts,
            Why::WrongPart => Error::WrongPart,
            Why::Game(refusal) => refusal.into(),
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Illegal(refusal.saying(), Vec::new())
    }
}

/// An error on its way out; the outermost layer puts it into the language of the request.
#[derive(Clone, Debug)]
pub(crate) struct Refused(pub(crate) Arc<Error>);

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Refused(Arc::new(self)));
        response
    }
}
