//! Every refusal: its stable code, its status and how loudly it is logged.

use std::time::Duration;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use boardgame::Saying;
use games::{Json, Refusal};
use store::StoreError;
use tracing::Level;

/// Why a request is refused; nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("the request makes no sense: {0}")]
    BadRequest(String),
    #[error("the body is too large")]
    TooLarge,
    #[error("the body did not come in time")]
    TooSlow,
    #[error("the body is no JSON")]
    NotJson,
    #[error("there is nothing at this address")]
    NoPage,
    #[error("this address does not do that")]
    NoMethod,
    #[error("there is no such room")]
    NoRoom,
    #[error("no door opens with this code")]
    NoDoor,
    #[error("the personal link is used up or too old")]
    NoLink,
    #[error("nobody is known by this token")]
    NoGuest,
    #[error("another site asks")]
    Foreign,
    #[error("it is somebody else's seat")]
    NotYourSeat,
    #[error("only the host may do that")]
    NotHost,
    #[error("only those with a seat may do that")]
    NotInRoom,
    #[error("this seat must not speak now")]
    Silent,
    #[error("this seat may only say the phrases now")]
    PhrasesOnly,
    #[error("this room is played without hints")]
    HintsOff,
    #[error("nothing can be taken back here")]
    NoUndo,
    #[error("the daily deal is played alone and to the end")]
    Daily,
    #[error("the game has moved on")]
    Stale(Json),
    #[error("the seat is taken")]
    SeatTaken,
    #[error("all seats are taken")]
    Full,
    #[error("the game has started")]
    AlreadyStarted,
    #[error("the game has not started")]
    NotStarted,
    #[error("the game is not over")]
    NotOver,
    #[error("the deal of today stays sealed until the day is over")]
    Sealed,
    #[error("the id was used for another seat")]
    IdUsed,
    #[error("the owner of the seat is still here")]
    StillHere,
    #[error("a bot plays this seat")]
    StoodIn,
    #[error("too few players")]
    TooFew { least: u8 },
    #[error("it is not this seat's turn")]
    NotYourTurn,
    #[error("only the clock says that time is up")]
    TimeIsLeft,
    #[error("the room was played by other rules")]
    OldRules,
    #[error("the game says no: {}", .saying.key)]
    Illegal { saying: Saying, names: Vec<String> },
    #[error("the name cannot be shown")]
    BadName,
    #[error("the text is empty or too long")]
    BadText,
    #[error("there is no such game")]
    UnknownGame,
    #[error("this game has no daily deal")]
    NoDaily,
    #[error("nobody knows a best line for such a game")]
    NoBestLine,
    #[error("there is no such bot")]
    UnknownBot,
    #[error("there is no such phrase")]
    UnknownPhrase,
    #[error("too many requests")]
    TooFast { again: Duration },
    #[error("it could not be stored")]
    NotStored,
    #[error("the server is stopping")]
    Stopping,
    #[error("a mistake of the server")]
    Internal,
}

impl Error {
    /// One of each, for the tests that every code has words and a line in the docs.
    pub(crate) fn examples() -> Vec<Error> {
        use Error::*;
        let nothing = serde_json::value::to_raw_value(&()).expect("null is JSON");
        vec![
            BadRequest(String::new()),
            TooLarge,
            TooSlow,
            NotJson,
            NoPage,
            NoMethod,
            NoRoom,
            NoDoor,
            NoLink,
            NoGuest,
            Foreign,
            NotYourSeat,
            NotHost,
            NotInRoom,
            Silent,
            PhrasesOnly,
            HintsOff,
            NoUndo,
            Daily,
            Stale(nothing),
            SeatTaken,
            Full,
            AlreadyStarted,
            NotStarted,
            NotOver,
            Sealed,
            IdUsed,
            StillHere,
            StoodIn,
            TooFew { least: 2 },
            NotYourTurn,
            TimeIsLeft,
            OldRules,
            Illegal { saying: Saying::new("error-bad-action"), names: Vec::new() },
            Illegal { saying: Saying::new("error-bad-options"), names: Vec::new() },
            Illegal { saying: Saying::new("error-seat-count"), names: Vec::new() },
            BadName,
            BadText,
            UnknownGame,
            NoDaily,
            NoBestLine,
            UnknownBot,
            UnknownPhrase,
            TooFast { again: Duration::ZERO },
            NotStored,
            Stopping,
            Internal,
        ]
    }

    pub(crate) fn status(&self) -> StatusCode {
        use Error::*;
        match self {
            BadRequest(_) => StatusCode::BAD_REQUEST,
            NoGuest => StatusCode::UNAUTHORIZED,
            Foreign | NotYourSeat | NotHost | NotInRoom | Silent | PhrasesOnly | HintsOff | NoUndo
            | Daily => StatusCode::FORBIDDEN,
            NoPage | NoRoom | NoDoor | NoLink | NoDaily | NoBestLine => StatusCode::NOT_FOUND,
            NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Stale(_)
            | SeatTaken
            | Full
            | AlreadyStarted
            | NotStarted
            | NotOver
            | Sealed
            | IdUsed
            | StillHere
            | StoodIn
            | TooFew { .. }
            | NotYourTurn
            | TimeIsLeft
            | OldRules => StatusCode::CONFLICT,
            TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            TooSlow => StatusCode::REQUEST_TIMEOUT,
            NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Illegal { .. } | BadName | BadText | UnknownGame | UnknownBot | UnknownPhrase => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
            NotStored | Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// How loudly it is logged: what people do every day is no event.
    pub(crate) fn level(&self) -> Level {
        match self {
            Error::NotStored | Error::Internal => Level::ERROR,
            Error::Foreign | Error::OldRules => Level::WARN,
            Error::TooFast { .. } | Error::NotYourSeat => Level::INFO,
            _ => Level::DEBUG,
        }
    }

    /// The stable code and the words, which are one: a message of the catalogue.
    pub(crate) fn saying(&self) -> Saying {
        use Error::*;
        Saying::new(match self {
            Illegal { saying, .. } => return saying.clone(),
            TooFew { least } => return Saying::new("error-too-few").with("least", *least),
            BadRequest(detail) => return Saying::new("error-bad-request").with("detail", detail.clone()),
            TooFast { again } => {
                return Saying::new("error-too-fast").with("seconds", seconds(*again));
            }
            TooLarge => "error-too-large",
            TooSlow => "error-too-slow",
            NotJson => "error-not-json",
            NoPage => "error-no-page",
            NoMethod => "error-no-method",
            NoRoom => "error-no-room",
            NoDoor => "error-no-door",
            NoLink => "error-no-link",
            NoGuest => "error-no-guest",
            Foreign => "error-foreign",
            NotYourSeat => "error-not-your-seat",
            NotHost => "error-not-host",
            NotInRoom => "error-not-in-room",
            Silent => "error-silent",
            PhrasesOnly => "error-phrases-only",
            HintsOff => "error-hints-off",
            NoUndo => "error-no-undo",
            Daily => "error-daily",
            Stale(_) => "error-stale",
            SeatTaken => "error-seat-taken",
            Full => "error-full",
            AlreadyStarted => "error-already-started",
            NotStarted => "error-not-started",
            NotOver => "error-not-over",
            Sealed => "error-sealed",
            IdUsed => "error-id-used",
            StillHere => "error-still-here",
            StoodIn => "error-stood-in",
            NotYourTurn => "error-not-your-turn",
            TimeIsLeft => "error-time-is-left",
            OldRules => "error-old-rules",
            BadName => "error-bad-name",
            BadText => "error-bad-text",
            UnknownGame => "error-unknown-game",
            NoDaily => "error-no-daily",
            NoBestLine => "error-no-best-line",
            UnknownBot => "error-unknown-bot",
            UnknownPhrase => "error-unknown-phrase",
            NotStored => "error-not-stored",
            Stopping => "error-stopping",
            Internal => "error-internal",
        })
    }
}

/// Whole seconds to wait, at least one.
pub(crate) fn seconds(again: Duration) -> u32 {
    u32::try_from(again.as_millis().div_ceil(1000)).unwrap_or(u32::MAX).max(1)
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Gone => Error::NoRoom,
            StoreError::Conflict | StoreError::Closed | StoreError::Corrupt(_) => Error::NotStored,
            StoreError::Database(error) => {
                tracing::error!(%error, "the store failed");
                Error::NotStored
            }
            StoreError::Damaged(_) | StoreError::Removed | StoreError::Files(_) | StoreError::Newer(_) => {
                tracing::error!(%error, "the store failed");
                Error::NotStored
            }
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Illegal { saying: refusal.0, names: Vec::new() }
    }
}

/// An error on its way out; the outermost layer puts it into the language of the request.
#[derive(Clone, Debug)]
pub(crate) struct Refused(pub(crate) std::sync::Arc<Error>);

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Refused(std::sync::Arc::new(self)));
        response
    }
}
