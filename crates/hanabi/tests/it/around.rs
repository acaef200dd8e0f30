//! H20 to H23: around the table.

use boardgame::{Game, GameRng, Legal as _, Say, Seat, Seed, Speech, Unheard, Viewer};
use hanabi::{
    Action, CardId, Clue, EventView, Hanabi, Hint, Illegal, Last, Memory, Options, Public, Talk, ValueState,
    View,
};

use crate::scene::{A, B, C, Scene, card, clue, scene, scene_with, short};

fn arrange(ids: &[u8]) -> Action {
    Action::Arrange { cards: ids.iter().copied().map(CardId).collect() }
}

fn remembering(memory: Memory) -> Options {
    Options { memory, ..Options::default() }
}

#[test]
fn h20_who_was_informed_may_rearrange_until_the_end_of_their_next_turn() {
    let mut scene = scene(3, "");
    assert_eq!(scene.act(B, arrange(&[5, 6, 7, 8, 9])), Err(Illegal::MayNotArrange));
    scene.tell(B, "red");
    assert_eq!(scene.act(B, arrange(&[5, 6, 7, 8, 9])), Ok(()));
    assert_eq!(scene.events, [Public::Arranged { seat: B, cards: scene.hand(B) }.into()]);
    assert_eq!(scene.hand(B), [5, 6, 7, 8, 9].map(CardId).into_iter().collect());
    assert_eq!((scene.to_act(), scene.game.turn()), (B, 2), "it is no turn");
    assert_eq!(scene.act(B, arrange(&[9, 6, 7, 8, 5])), Ok(()), "more than once");
    scene.tell(C, "red");
    assert_eq!(scene.act(B, arrange(&[5, 6, 7, 8, 9])), Err(Illegal::MayNotArrange));
    assert_eq!(scene.act(C, arrange(&[10, 11, 12, 13, 14])), Ok(()), "C was informed and is to act");
    assert_eq!(scene.act(A, arrange(&[0, 1, 2, 3, 4])), Err(Illegal::MayNotArrange));
}

#[test]
fn h20_an_information_that_touches_nothing_counts_too() {
    let mut scene = scene(2, "B: r1 r2 r3 r4 r5");
    scene.tell(B, "white");
    assert!(scene.view(B).hands[1].may_arrange == Some(true));
}

#[test]
fn h20_the_permission_is_told_to_its_owner_alone() {
    let scene = scene(3, "B:red");
    let told = |view: View| view.hands.iter().map(|hand| hand.may_arrange).collect::<Vec<_>>();
    assert_eq!(told(scene.view(A)), [Some(false), None, None]);
    assert_eq!(told(scene.view(B)), [None, Some(true), None]);
    assert_eq!(told(scene.public()), [None; 3]);
}

#[test]
fn h20_only_another_order_of_the_same_cards() {
    let mut scene = scene(2, "B:red");
    assert_eq!(scene.act(B, arrange(&[9, 8, 7, 6, 5])), Err(Illegal::SameOrder));
    for other in [&[5, 6, 7, 8][..], &[5, 6, 7, 8, 8], &[5, 6, 7, 8, 4], &[5, 6, 7, 8, 73], &[]] {
        assert_eq!(scene.act(B, arrange(other)), Err(Illegal::OtherCards), "{other:?}");
        assert!(!scene.legal(B).contains(&arrange(other)));
    }
    assert!(serde_json::from_str::<Action>(r#"{"type":"arrange","cards":[1,2,3,4,5,6]}"#).is_err());
}

#[test]
fn h20_a_random_rearrangement_is_accepted() {
    let mut rng = GameRng::new(Seed::of_number(1), 0);
    let mut scene = scene(2, "B:red");
    assert_eq!(scene.legal(A).sample_free(&mut rng), None);
    for _ in 0..200 {
        let action = scene.legal(B).sample_free(&mut rng).expect("B was informed");
        assert!(scene.legal(B).contains(&action));
        assert_eq!(scene.act(B, action), Ok(()));
    }
}

#[test]
fn h20_marks_travel_with_their_card() {
    let mut scene = scene(2, "B: r1 w2 w3 w4 w5");
    scene.tell(B, "red");
    let marked = |scene: &Scene| {
        let cards = &scene.view(B).hands[1].cards;
        cards.iter().map(|card| card.marks.unwrap().is(clue("red"))).collect::<Vec<_>>()
    };
    assert_eq!(marked(&scene), [true, false, false, false, false]);
    scene.act(B, arrange(&[8, 7, 6, 5, 9])).unwrap();
    assert_eq!(marked(&scene), [false, false, false, false, true]);
    assert_eq!(scene.fronts(B), "w2 w3 w4 w5 r1");
}

/// How much A and B may say in the middle of a game and at its end.
fn speech(talk: Talk) -> [[Speech; 2]; 2] {
    let options = Options { talk, ..Options::default() };
    ["B:red", "w2 r2 y2"].map(|story| {
        let scene = scene_with(options, 2, story);
        [A, B].map(|seat| scene.game.speech(seat))
    })
}

#[test]
fn h21_in_silence_nobody_says_anything_until_the_end() {
    assert_eq!(Options::default().talk, Talk::Silent);
    assert_eq!(speech(Talk::Silent), [[Speech::Silent; 2], [Speech::Free; 2]]);
}

/// Who keeps silent is there for everybody to see: nobody need wonder whether somebody has gone.
#[test]
fn h21_who_keeps_silent_is_seen() {
    let scene = scene(2, "B:red");
    assert!([A, B].iter().all(|seat| !scene.game.is_unseen(*seat)));
}

#[test]
fn h21_the_group_may_allow_itself_phrases_or_all_words() {
    assert_eq!(speech(Talk::Phrases), [[Speech::Phrases; 2], [Speech::Free; 2]]);
    assert_eq!(speech(Talk::Free), [[Speech::Free; 2]; 2]);
}

/// The source's two examples: that one knows nothing yet, and whether somebody remembers.
#[test]
fn h21_the_phrases_have_the_examples_of_the_source() {
    let phrases = Hanabi::PLAYBILL.phrases;
    assert_eq!(phrases[..2], ["hanabi-phrase-know-nothing", "hanabi-phrase-remember"]);
    assert_eq!(phrases.len(), 8);
}

/// What the silence of version 1 was: only phrases.
#[test]
fn h21_the_silence_of_version_1_had_the_phrases() {
    let of = |rules, json: &str| {
        let json: serde_json::Value = serde_json::from_str(json).unwrap();
        <Options as boardgame::Options>::of_version(rules, &json).unwrap()
    };
    for (json, first, second) in [
        ("{}", Talk::Phrases, Talk::Silent),
        (r#"{"talk":"silent"}"#, Talk::Phrases, Talk::Silent),
        (r#"{"talk":"free"}"#, Talk::Free, Talk::Free),
    ] {
        assert_eq!([of(1, json).talk, of(2, json).talk], [first, second], "{json}");
    }
    let first = of(1, r#"{"memory":"none","gran_finale":true,"first":1}"#);
    let written = serde_json::to_value(first).unwrap();
    assert_eq!(<Options as boardgame::Options>::of_version(2, &written).unwrap(), first, "for ever");
}

#[test]
fn h22_who_plays_from_memory_writes_nothing_down() {
    let notes =
        |options: Options| ["B:red", "w2 r2 y2"].map(|story| scene_with(options, 2, story).game.has_notes());
    assert_eq!(notes(remembering(Memory::None)), [false, true], "afterwards everybody may");
    assert_eq!(notes(remembering(Memory::Marks)), [true; 2]);
    assert_eq!(notes(remembering(Memory::Inference)), [true; 2]);
    let first = Options { notes_from_memory: true, ..remembering(Memory::None) };
    assert_eq!(notes(first), [true; 2], "in version 1 they could");
}

#[test]
fn h22_without_a_memory_an_information_is_heard_once() {
    let scene = scene_with(remembering(Memory::None), 3, "A: w1 w2 w3 w4 w5\nB:red C:1 A:white");
    let informed = scene.events[0];
    assert!(scene.game.fades(&informed));
    assert!(matches!(scene.heard(Viewer::Seat(B))[0], EventView::Public(Public::Informed { .. })));
    for view in [A, B, C].map(|seat| scene.view(seat)).into_iter().chain([scene.public()]) {
        assert_eq!(view.last, None);
        let cards = view.hands.iter().flat_map(|hand| &hand.cards);
        cards.for_each(|card| assert_eq!((card.marks, card.may_be, card.hint), (None, None, None)));
        let bytes = serde_json::to_string(&view).unwrap();
        for word in ["marks", "may_be", "hint", "clue", "touched", "informed", "not_colours"] {
            assert!(!bytes.contains(&format!("\"{word}\":")), "{word} in {bytes}");
        }
    }
}

/// Two tables where different things were said look alike afterwards.
#[test]
fn h22_without_a_memory_the_bytes_do_not_tell_what_was_said() {
    let hands = "A: w1 w2 w3 w4 w5\nB: r1 r2 r3 r4 r5";
    let bytes = |story: &str| {
        let scene = scene_with(remembering(Memory::None), 2, &format!("{hands}\n{story}"));
        [A, B].map(|seat| serde_json::to_string(&scene.view(seat)).unwrap())
    };
    assert_eq!(bytes("B:red A:white"), bytes("B:1 A:3"));
}

#[test]
fn h22_other_events_do_not_fade() {
    let scene = scene_with(remembering(Memory::None), 2, "B:red -w1");
    assert!(scene.events.iter().all(|event| !scene.game.fades(event)));
    assert!(matches!(scene.public().last, Some(Last::Discarded { .. })));
}

#[test]
fn h22_marks_are_seen_by_everybody() {
    let scene = scene(3, "B: r1 w2 r3 b4 g5\nB:red ?blue");
    for view in [A, B, C].map(|seat| scene.view(seat)).into_iter().chain([scene.public()]) {
        let marks = view.hands[1].cards[0].marks.unwrap();
        assert!(marks.is(clue("red")) && view.hands[1].cards.iter().all(|card| card.may_be.is_none()));
    }
    assert!(!scene.game.fades(&scene.events[0]));
    assert_eq!(scene.public().last.map(|last| matches!(last, Last::Informed { .. })), Some(true));
}

fn may_be(view: &View, seat: Seat, slot: usize) -> Vec<String> {
    let set = view.hands[seat.index()].cards[slot].may_be.expect("the table infers");
    set.iter().map(short).collect()
}

#[test]
fn h22_inference_uses_marks_series_discards_and_visible_hands() {
    let options = remembering(Memory::Inference);
    // B knows of a red card; red 1 is played, both red 4 and red 5 lie in A's hand and the discard pile.
    let scene = scene_with(options, 2, "A: r4 r5 ? ? ?\nB: ? ? ? ? r3\nB:red A:1 -r4 r1 ?red");
    assert_eq!(may_be(&scene.view(B), B, 4), ["r1", "r2", "r3"]);
}

#[test]
fn h22_inference_of_a_teammates_hand_uses_only_what_both_see() {
    let options = remembering(Memory::Inference);
    let scene = scene_with(options, 3, "A: y5 ? ? ? ?\nB: ? ? ? ? w5\nC: r5 b5 g1 g1 g1\nB:5");
    assert_eq!(may_be(&scene.view(B), B, 4), ["w5", "g5"], "B sees the yellow five of A");
    assert_eq!(may_be(&scene.view(A), B, 4), ["w5", "y5", "g5"], "or A would learn of the own yellow five");
    assert_eq!(may_be(&scene.view(C), B, 4), ["w5", "r5", "b5", "g5"], "likewise C");
    assert_eq!(may_be(&scene.public(), B, 4).len(), 5, "a spectator sees no hand");
}

/// Two cards that can be only two things leave neither of them for a third.
#[test]
fn h22_inference_counts_the_cards_of_a_hand_together() {
    let options = remembering(Memory::Inference);
    let scene = scene_with(options, 2, "A: r5 b5 g5 ? ?\nB: w5 y5 ? ? ?\nB:5");
    assert_eq!(may_be(&scene.view(B), B, 0), ["w5", "y5"]);
    let seen = scene.view(B).hands[1].cards.iter().map(|card| card.may_be.unwrap()).collect::<Vec<_>>();
    assert!(seen[2..].iter().all(|set| !set.contains(card("w5")) && !set.contains(card("y5"))));
}

#[test]
fn h22_hints_mark_what_is_certain_of_ones_own_cards() {
    let options = Options { hints: true, ..Options::default() };
    let scene = scene_with(options, 2, "B: ? ? w1 ? r1\nw1 ?5 B:1");
    let hints = |view: View| view.hands[1].cards.iter().map(|card| card.hint).collect::<Vec<_>>();
    // A one can be white, which is played, or another, which fits: nothing is certain.
    assert_eq!(hints(scene.view(B)), [None; 5]);
    let scene = scene_with(options, 2, "B: ? ? w1 ? r1\nw1 ?5 B:1 ?5 B:white");
    assert_eq!(hints(scene.view(B)), [None, None, Some(Hint::Discard), None, Some(Hint::Play)]);
    assert_eq!(hints(scene.view(A)), [None; 5], "only of one's own cards");
    assert!(scene.view(B).hands[1].cards.iter().all(|card| card.may_be.is_none()));
    let off = self::scene(2, "B: ? ? w1 ? r1\nw1 ?5 B:1 ?5 B:white");
    assert_eq!(hints(off.view(B)), [None; 5]);
}

/// Whoever was told something still sees what, until they have done something.
#[test]
fn h22_what_was_told_since_ones_last_turn_is_marked() {
    let fresh = |scene: &Scene, viewer| {
        let hand = scene.view(viewer).hands[1].clone();
        let slot = |id: &CardId| hand.cards.iter().position(|card| card.id == *id).unwrap();
        hand.fresh.map(|cards| cards.iter().map(slot).collect::<Vec<_>>())
    };
    let mut scene = scene(3, "B: r1 g2 r3 b4 y1");
    assert_eq!(fresh(&scene, B), Some(vec![]));
    scene.tell(B, "red");
    assert_eq!(fresh(&scene, B), Some(vec![0, 2]));
    assert_eq!(fresh(&scene, C), Some(vec![0, 2]), "everybody saw it");
    scene.tell(C, "1");
    assert_eq!(fresh(&scene, B), Some(vec![]), "B has had a turn");
    scene.tell(B, "green");
    scene.tell(B, "4");
    assert_eq!(fresh(&scene, B), Some(vec![1, 3]), "all that was told since, not only the last");
    let scene = scene_with(remembering(Memory::None), 3, "B: r1 g2 r3 b4 y1\nB:red");
    assert_eq!(fresh(&scene, B), None, "from memory nothing is kept");
}

#[test]
fn h23_how_far_a_series_can_come_follows_from_discards_and_series() {
    let scene = scene(2, "B:red A:red -w3 -w3 ?1 ?1 -r5 -b1");
    let view = scene.public();
    assert_eq!(view.series.iter().map(|series| series.reach).collect::<Vec<_>>(), [2, 4, 5, 5, 5]);
    assert_eq!((view.points, view.most_points), (0, 21));
    let states = |colour: usize| view.series[colour].values.map(|value| value.state);
    use ValueState::{Beyond, Last, Lost, Wanted};
    assert_eq!(states(0), [Wanted, Wanted, Lost, Beyond, Beyond]);
    assert_eq!(states(1), [Wanted, Wanted, Wanted, Wanted, Lost]);
    assert_eq!(states(2), [Wanted, Wanted, Wanted, Wanted, Last]);
    assert_eq!((view.series[0].values[2].discarded, view.series[0].values[2].left), (2, 0));
    assert_eq!((view.series[2].values[0].discarded, view.series[2].values[0].left), (1, 2));
}

/// With so few turns left, the cards that are about no longer matter: each turn adds one at most.
#[test]
fn h23_the_last_turns_bound_the_points() {
    let mut rng = GameRng::new(Seed::of_number(5), 0);
    let options = Options::default();
    let mut game = Hanabi::new(&options, 3, &mut rng, &mut Unheard).expect("the usual options");
    let mut bounds = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let legal = game.legal(seat);
        // Discards empty the deck, and a game without plays keeps its zero points.
        let action = match legal.discard.first() {
            Some(card) => Action::Discard { card: *card },
            None => Action::Inform { to: seat.next(3), clue: Clue::ALL[0] },
        };
        game.apply(seat, &action, &mut rng, &mut Unheard).expect("a legal move");
        let view = game.view(Viewer::Spectator);
        if let Some(turns) = view.turns_left {
            bounds.push((turns, view.most_points));
        }
    }
    let reach: u8 = game.view(Viewer::Spectator).series.iter().map(|series| series.reach).sum();
    assert!(reach > 3);
    assert_eq!(bounds, [(3, 3), (2, 2), (1, 1), (0, 0)]);
}

#[test]
fn h23_a_played_card_does_not_count_as_lost() {
    let scene = scene(2, "w1 w2 w3 ?1 ?1 -w3 -w2");
    assert_eq!(scene.public().series[0].reach, 5);
    let values = scene.public().series[0].values;
    assert_eq!(values.map(|value| value.state)[..3], [ValueState::Played; 3]);
    assert_eq!(values.map(|value| value.left), [2, 0, 0, 2, 1]);
}

#[test]
fn h23_a_lost_card_is_told_once() {
    let lost = |story: &str| {
        let heard = scene(2, story).heard(Viewer::Spectator);
        heard.into_iter().find_map(|event| match event {
            EventView::Public(Public::Lost { card, reach }) => Some((short(card), reach)),
            _ => None,
        })
    };
    assert_eq!(lost("?1 ?1 -w4"), None);
    assert_eq!(lost("?1 ?1 -w4 -w4"), Some(("w4".to_owned(), 3)));
    assert_eq!(lost("?1 ?1 ?1 ?1 -w4 -w4 -w5"), None, "beyond a lost card");
    assert_eq!(lost("?1 ?1 ?1 ?1 -w4 -w4 -w2 -w2"), Some(("w2".to_owned(), 1)), "it gets worse");
}

#[test]
fn an_information_is_said_with_its_count_and_places() {
    let scene = scene(2, "B: r1 w2 r3 b4 r1\nB:red");
    let saying = scene.heard(Viewer::Spectator)[0].say();
    assert_eq!(saying.key, "hanabi-event-informed-colour");
    let args = serde_json::to_value(&saying.args).unwrap();
    let expected = serde_json::json!({
        "by": { "seat": 0 }, "to": { "seat": 1 }, "colour": "red", "count": 3, "places": "1, 3, 5"
    });
    assert_eq!(args, expected);
}
