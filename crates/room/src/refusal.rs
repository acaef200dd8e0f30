//! Why a room says no.

use boardgame::Seat;

/// Why a request is refused; nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the request makes no sense: {0}")]
    Bad(&'static str),
    #[error("only the host may do that")]
    NotHost,
    #[error("only those with a seat may do that")]
    NotInRoom,
    #[error("it is somebody else's seat")]
    NotYourSeat,
    #[error("the seat is taken")]
    SeatTaken,
    #[error("all seats are taken")]
    Full,
    #[error("the host has shut the door")]
    DoorShut,
    #[error("whoever asks has a seat here")]
    HasSeat,
    #[error("somebody else asks for this seat")]
    AskedFor,
    #[error("the host has said no")]
    NotWelcome,
    #[error("whoever asks has seen the table through other eyes")]
    HasSeenMore,
    #[error("too few players: at least {0}")]
    TooFew(u8),
    #[error("the game has not started")]
    NotStarted,
    #[error("the game has started")]
    AlreadyStarted,
    #[error("the game is not over")]
    NotOver,
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// For the one at this seat, who had another step before their eyes.
    #[error("the game has moved on")]
    Stale(Seat),
    #[error("a bot plays this seat")]
    StoodIn,
    #[error("only the clock says that time is up")]
    TimeIsLeft,
    #[error("that was done often enough at this seat until the next turn")]
    EnoughMoved,
    #[error("the game has more steps than a room holds")]
    TooLong,
    #[error("the owner of the seat is still here")]
    StillHere,
    #[error("this seat must not speak now")]
    Silent,
    #[error("this seat may only say the phrases now")]
    PhrasesOnly,
    #[error("there is no such phrase")]
    UnknownPhrase,
    #[error("there are as many streams as there may be")]
    NoPlace,
    #[error("this seat has as many notes as it may have")]
    NotesFull,
    #[error("there is no such bot")]
    UnknownBot,
    #[error("this room is played without hints")]
    HintsOff,
    #[error("this room is played without notes")]
    NotesOff,
    #[error("nothing can be taken back here")]
    NoUndo,
    #[error("the daily deal is played alone and to the end")]
    Daily,
    #[error("the deal of today stays sealed until the day is over")]
    Sealed,
    #[error("the personal link is used up or too old")]
    NoLink,
    #[error("the seats have no part in this deal")]
    NoParts,
    #[error("it is not the part that was promised")]
    WrongPart,
    /// The game says no.
    #[error(transparent)]
    Game(#[from] games::Refusal),
}
