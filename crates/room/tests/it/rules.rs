//! Rooms that older programs have left: Hanabi's first version had phrases in silence, notes from memory, and any score won.

use boardgame::Seed;
use room::{Fresh, GameEntry, OtherRules, Room, RoomId, Status};
use serde_json::{Value, json};

use crate::scene::{NOW, Scene, guest};

/// A room of Hanabi as version 1 of its rules has stored it.
fn old(status: Status) -> Room {
    let options =
        json!({ "memory": "none", "gran_finale": false, "hints": false, "talk": "silent", "first": null });
    Room { status, rules: 1, options, ..Scene::new("hanabi", "A* B").core.room.stored() }
}

/// The game of all of them.
fn game() -> GameEntry {
    GameEntry::new(games::find("hanabi").unwrap())
}

/// The rules and the options that it is written with from now on.
fn written(stored: &Room) -> (Room, Value) {
    let room = game().by_present_rules(stored.clone()).unwrap().stored();
    let options = room.options.clone();
    (room, options)
}

#[test]
fn a_game_of_older_rules_is_written_as_the_present_ones_tell_it() {
    for status in [Status::Playing, Status::Over] {
        let (room, options) = written(&old(status));
        assert_eq!(room.rules, 2);
        assert_eq!(
            options,
            json!({
                "memory": "none", "gran_finale": false, "hints": false, "talk": "phrases", "first": null,
                "any_score_wins": true, "notes_from_memory": true
            })
        );
        assert_eq!(written(&room), (room.clone(), options), "read again, it is the same");
    }
}

#[test]
fn a_room_that_has_not_started_moves_to_the_present_rules() {
    let (room, options) = written(&old(Status::Open));
    assert_eq!((room.rules, &options["talk"]), (2, &json!("silent")));
    assert_eq!((options.get("any_score_wins"), options.get("notes_from_memory")), (None, None));
}

#[test]
fn a_rematch_is_played_by_the_present_rules() {
    let room = game().by_present_rules(old(Status::Over)).unwrap();
    let fresh = Fresh { id: RoomId("new".into()), code: None, seed: Seed::of_number(1), shared: true };
    let again = room.rematch(&game(), guest('A'), fresh, NOW);
    let chosen =
        json!({ "memory": "none", "gran_finale": false, "hints": false, "talk": "phrases", "first": null });
    assert_eq!((again.rules, again.options.json()), (2, &chosen), "what was chosen, as it was meant");
}

#[test]
fn a_room_of_newer_rules_is_left_alone() {
    let room = Scene::new("hanabi", "A* B").core.room.stored();
    let refused = game().by_present_rules(Room { rules: room.rules + 1, ..room });
    assert!(matches!(refused, Err(OtherRules::Newer)));
}
