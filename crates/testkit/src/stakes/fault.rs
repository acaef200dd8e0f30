//! The mistakes of the faulty twins, one each.

/// What is wrong with a twin: `Stakes<{ Fault::ViewShowsNeighbour as u8 }>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    None,

    // Broken contracts.
    /// A refused stake is remembered all the same.
    RefusalChangesState,
    /// A refused action is announced.
    RefusalTells,
    /// After the last stake the game begins again.
    NeverEnds,
    /// The hands are shown and nobody has won.
    NoOutcome,
    /// There is an outcome while seats are still to stake.
    EarlyOutcome,
    /// The first move is listed twice.
    DuplicateMove,
    /// The order of the list changes from call to call.
    UnstableList,
    /// Seats that are not to act have moves.
    IdleMoves,
    /// The seat to move has none.
    NoMoves,
    /// A stake above the limit is accepted.
    UnlistedAccepted,
    /// A listed stake is refused.
    ListedRefused,
    /// A move is listed that `contains` does not know.
    NotContained,
    /// Cards are drawn from memory that outlives the game.
    Nondeterministic,
    /// Rearranging the hand passes the turn.
    FreeActionPasses,
    /// Rearranging is offered by a list that does not allow it.
    FreeActionRefused,
    /// A seat may say itself that time is up.
    TimeUpListed,
    /// Time is up, and nothing may be done about it.
    TimeUpRefused,
    /// Time is up, and the table waits on.
    TimeUpChangesNothing,
    /// A seat that does not exist may keep its hand.
    StrangerAccepted,
    /// The hand may still be rearranged when the game is over.
    OverAccepts,
    /// The turns fall back to 1 with the stakes.
    TurnFalls,
    /// An event has no words.
    NoWords,
    /// The words of an event need what it does not give.
    MissingVariable,
    /// The playbill names an option that does not exist.
    WrongPlaybill,
    /// The playbill leaves out an option that was never otherwise.
    UnnamedOption,
    /// One option is not explained.
    Unexplained,
    /// After the last stake it is over before the hands are shown.
    OverBetween,
    /// A card that is swapped lies nowhere while it is told.
    TornBetween,

    // Leaks.
    /// A seat's view shows the next seat's hand; `imagine` knows nothing of it.
    ViewShowsNeighbour,
    /// The same, and `imagine` copies what is shown.
    ViewShowsNeighbourCopied,
    /// An extra field of the view tells the top card of the pile, and `imagine` copies it.
    ViewCarriesHint,
    /// The view keeps the truth in a field that is not sent, and `imagine` gives it back.
    ViewKeepsTruth,
    /// What is drawn is announced to all, while the views are tight.
    EventShowsDraw,
    /// What is drawn is told to all in a code, in the events and in the views, and `imagine` can read it.
    DrawInCode,
    /// One card of the deal is told to all in a code, in the events and in the views, and `imagine` can read it.
    DealInCode,
    /// The stakes of whoever holds the highest hand are listed in another order.
    LegalKnowsWinner,
    /// Being refused a card tells who has it.
    ErrorTellsHolder,
    /// The game waits for the seat with the lowest hand before the others.
    WaitingTellsLowest,
    /// All hands are seen for a moment, while they are dealt.
    LeaksBetween,
    /// Everybody sees everything, in the events and in the views.
    NothingHidden,
    /// The playbill says that there are no secrets.
    SecretsDenied,

    // Poor imaginations.
    /// Whoever has staked in secret has not in the imagined game.
    ImagineForgetsStakes,
    /// The imagined game lists stakes that it refuses.
    ImagineBreaksRules,
    /// The imagined game depends on more than view and chance.
    ImagineRestless,
}
