//! What every store does.

use std::sync::Arc;

use boardgame::{Seat, SeatSet};
use room::{
    Beside, GuestId, How, Link, Millis, NewTalk, Note, Person, Rated, Room, RoomId, Sitter, Status, Tempo,
    Version, WhatIf, Words,
};
use store::{
    Account, Guess, KeptRiddle, NewStep, OverDays, Own, StoreError, Subscription, Sweep, Swept, Unsure,
};

use crate::scene::{Temp, before, bot, hash, id, outcome, room, step};

pub(crate) async fn what_is_stored_is_there_after_reopening(temp: Temp) {
    let host = temp.guest(1).await;
    let mut stored = room("r", host);
    assert_eq!(temp.store.save_rooms(vec![stored.clone()]).await.unwrap(), [Version(1)]);
    for number in 1..=3 {
        temp.store.append(step("r", number, Some(&format!("c{number}")))).await.unwrap();
    }
    let temp = temp.reopen().await;
    stored.version = Version(1);
    assert_eq!(temp.store.room(&stored.id).await.unwrap(), Some(stored.clone()));
    let steps = temp.store.steps(&stored.id, 1).await.unwrap();
    assert_eq!(steps.iter().map(|step| step.step).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(steps[0].action, "{\"n\":2}");
    assert_eq!(temp.store.step_of_client(&stored.id, "c2").await.unwrap(), Some((2, 0)));
    assert_eq!(temp.store.step_of_client(&stored.id, "c9").await.unwrap(), None);
}

pub(crate) async fn a_step_is_played_once_and_a_bad_write_harms_no_other(temp: Temp) {
    let host = temp.guest(1).await;
    let rooms: Vec<Room> = (0..40).map(|number| room(&format!("r{number}"), host)).collect();
    temp.store.save_rooms(rooms).await.unwrap();
    temp.store.append(step("r0", 1, Some("c"))).await.unwrap();

    // All of them at once, so that they share a batch: two of them must be refused, alone.
    let mut answers = Vec::new();
    for number in 0..40 {
        let store = temp.store.clone();
        let room = if number == 7 { "nowhere".to_owned() } else { format!("r{number}") };
        answers.push(tokio::spawn(async move { store.append(step(&room, 1, Some("c"))).await }));
    }
    for (number, answer) in answers.into_iter().enumerate() {
        match (number, answer.await.unwrap()) {
            (0, Err(StoreError::Conflict)) | (7, Err(StoreError::Gone)) => {}
            (0 | 7, other) => panic!("room {number} must be refused, not {other:?}"),
            (_, answer) => assert!(answer.is_ok(), "{answer:?}"),
        }
    }
    for number in (1..40).filter(|number| *number != 7) {
        let id = RoomId(Arc::from(format!("r{number}")));
        assert_eq!(temp.store.steps(&id, 0).await.unwrap().len(), 1);
    }
    assert_eq!(temp.store.batches().failed, 2);
}

pub(crate) async fn an_older_version_of_a_room_is_refused(temp: Temp) {
    let host = temp.guest(1).await;
    let mut mine = room("r", host);
    temp.store.save_rooms(vec![mine.clone()]).await.unwrap();
    mine.version = Version(1);
    let mut theirs = mine.clone();
    theirs.seats[1] = bot("hard");
    assert_eq!(temp.store.save_rooms(vec![theirs]).await.unwrap(), [Version(2)]);
    let other = room("other", host);
    let refused = temp.store.save_rooms(vec![other.clone(), mine]).await;
    assert!(matches!(refused, Err(StoreError::Conflict)));
    assert_eq!(temp.store.room(&other.id).await.unwrap(), None, "all or none");
}

pub(crate) async fn a_door_closes_when_it_is_late_or_the_seats_are_taken(temp: Temp) {
    let host = temp.guest(1).await;
    let mut mine = room("r", host);
    mine.code = Some("ABCD".to_owned());
    temp.store.save_rooms(vec![mine.clone()]).await.unwrap();
    assert_eq!(temp.store.door("ABCD", 999).await.unwrap(), Some(mine.id.clone()));
    assert_eq!(temp.store.door("ABCD", 1_000).await.unwrap(), None, "too late");

    let mut second = room("s", host);
    second.code = Some("ABCD".to_owned());
    second.touched = 999;
    assert!(matches!(temp.store.save_rooms(vec![second.clone()]).await, Err(StoreError::Conflict)));
    second.touched = 1_001;
    second.door_closes = 2_000;
    temp.store.save_rooms(vec![second.clone()]).await.unwrap();
    assert_eq!(temp.store.door("ABCD", 1_500).await.unwrap(), Some(second.id.clone()));

    second.version = Version(1);
    second.seats[1] = bot("easy");
    temp.store.save_rooms(vec![second.clone()]).await.unwrap();
    assert_eq!(temp.store.door("ABCD", 1_500).await.unwrap(), None, "all seats are taken");

    let mut second = temp.store.room(&second.id).await.unwrap().unwrap();
    (second.status, second.shut, second.hides_code) = (Status::Playing, true, true);
    let removed =
        Person { gone: true, removed: true, ..Person::new(host, "Marta".to_owned(), "owl".to_owned()) };
    second.seats[0] = Sitter::Person(removed.clone());
    temp.store.save_rooms(vec![second.clone()]).await.unwrap();
    let id = second.id.clone();
    assert_eq!(temp.store.door("ABCD", 1_500).await.unwrap(), Some(id.clone()), "it is opened during play");
    let second = temp.store.room(&id).await.unwrap().unwrap();
    assert_eq!((second.shut, second.hides_code, &second.seats[0]), (true, true, &Sitter::Person(removed)));
    assert_eq!(temp.store.rooms_of(host, 9).await.unwrap().len(), 2, "what they once had can be forgotten");
}

pub(crate) async fn who_is_beside_a_seat_is_kept_and_deleted_with_the_guest(temp: Temp) {
    let (host, late) = (temp.guest(1).await, temp.guest(2).await);
    let mut mine = room("r", host);
    temp.store.save_rooms(vec![mine.clone()]).await.unwrap();
    mine.version = Version(1);
    let beside = |guest, seat, how| Beside { guest, seat: Seat(seat), how };
    let asks = How::Asks { name: "Zoe".to_owned(), puppet: "bear".to_owned() };
    mine.beside =
        vec![beside(host, 0, How::Knows), beside(late, 0, How::Refused), beside(late, 1, asks.clone())];
    let note = Note { seat: Seat(1), key: "k".to_owned(), text: "t".to_owned(), step: 1 };
    temp.store.write_note(&mine.id, host, note.clone()).await.unwrap();
    temp.store.write_note(&mine.id, host, Note { seat: Seat(0), ..note }).await.unwrap();
    temp.store.save_cleared(mine.clone(), 1).await.unwrap();
    let stored = temp.store.room(&mine.id).await.unwrap().unwrap();
    assert_eq!(stored.beside, mine.beside);
    assert_eq!((stored.seats.len(), &stored.seats[0]), (2, &mine.seats[0]), "seats are seats");
    assert!(temp.store.notes(&mine.id, 1).await.unwrap().is_empty(), "they were somebody else's");
    assert_eq!(temp.store.notes(&mine.id, 0).await.unwrap().len(), 1);
    assert!(matches!(temp.store.save_cleared(mine.clone(), 0).await, Err(StoreError::Conflict)));
    assert_eq!(temp.store.notes(&mine.id, 0).await.unwrap().len(), 1);

    temp.store.delete_guest(late).await.unwrap();
    let after = temp.store.room(&mine.id).await.unwrap().unwrap();
    assert_eq!(after.beside, [beside(host, 0, How::Knows)]);
    assert!(after.version.0 > stored.version.0, "whoever has the room open reads it anew");
}

pub(crate) async fn my_rooms_say_whom_they_wait_for(temp: Temp) {
    let (me, you) = (temp.guest(1).await, temp.guest(2).await);
    temp.store.save_rooms(vec![room("a", me), room("b", me), room("c", you)]).await.unwrap();
    temp.store.append(step("a", 1, None)).await.unwrap();
    let mut end = step("b", 1, None);
    end.outcome = Some(outcome());
    assert_eq!(temp.store.append(end).await.unwrap(), Some(Version(2)));
    assert_eq!(temp.store.append(step("a", 2, None)).await.unwrap(), None, "only an end changes the room");

    let rooms = temp.store.rooms_of(me, 10).await.unwrap();
    let seen: Vec<_> = rooms
        .iter()
        .map(|summary| (&*summary.room.id.0, summary.room.status, summary.step, summary.touched))
        .collect();
    assert_eq!(seen, [("a", Status::Open, 2, 12), ("b", Status::Over, 1, 11)]);
    assert_eq!(rooms[0].waiting, SeatSet::of(Seat(1)));
    assert_eq!(rooms[1].room.outcome, Some(outcome()));
    assert_eq!(rooms[1].room.version, Version(2), "the end is a change of the room");
}

pub(crate) async fn a_deleted_guest_leaves_no_name_talk_or_note(temp: Temp) {
    let me = temp.guest(1).await;
    let id = RoomId(Arc::from("r"));
    temp.store.save_rooms(vec![room("r", me)]).await.unwrap();
    let talk = NewTalk {
        room: id.clone(),
        seat: Seat(0),
        guest: me,
        name: "Marta".to_owned(),
        words: Words::Text("ciao".to_owned()),
        at: 1,
    };
    let first = temp.store.say(talk.clone()).await.unwrap();
    let second = temp.store.say(talk).await.unwrap();
    assert!(second > first);
    let note = Note { seat: Seat(0), key: "card-1".to_owned(), text: "red".to_owned(), step: 3 };
    temp.store.write_note(&id, me, note.clone()).await.unwrap();
    assert_eq!(temp.store.notes(&id, 0).await.unwrap(), std::slice::from_ref(&note));
    assert_eq!(temp.store.notes(&id, 1).await.unwrap(), []);
    assert_eq!(temp.store.talk(&id, first, 10).await.unwrap().len(), 1);
    let link = Link { room: id.clone(), seat: Seat(0), guest: me, expires: 100 };
    temp.store.add_link(hash(9), link.clone()).await.unwrap();
    assert_eq!(temp.store.link(hash(9), 99).await.unwrap(), Some(link));
    assert_eq!(temp.store.link(hash(9), 100).await.unwrap(), None);

    temp.store.delete_guest(me).await.unwrap();
    assert_eq!(temp.store.guest(hash(1)).await.unwrap(), None);
    assert_eq!(temp.store.talk(&id, 0, 10).await.unwrap(), []);
    assert_eq!(temp.store.notes(&id, 0).await.unwrap(), []);
    assert_eq!(temp.store.link(hash(9), 1).await.unwrap(), None);
    let room = temp.store.room(&id).await.unwrap().unwrap();
    assert_eq!(room.version, Version(2), "whoever knows the room with the guest in it must look again");
    assert_eq!((room.host, &room.seats[0]), (None, &Sitter::Deleted { puppet: None, stand_in: None }));
}

pub(crate) fn account(guest: GuestId, name: &str, passphrase: &str) -> Account {
    let (folded, passphrase) = (name.to_lowercase(), passphrase.to_owned());
    Account { guest, name: name.to_owned(), folded, passphrase, since: 7 }
}

pub(crate) async fn a_name_is_kept_by_one_guest_until_they_drop_it_or_are_deleted(temp: Temp) {
    let (store, me, you) = (&temp.store, temp.guest(1).await, temp.guest(2).await);
    assert_eq!(store.account("marta").await.unwrap(), None);
    store.keep_name(account(me, "Marta", "one")).await.unwrap();
    assert_eq!(store.account("marta").await.unwrap(), Some(account(me, "Marta", "one")));
    let refused = store.keep_name(account(you, "MARTA", "mine")).await;
    assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    // Another passphrase, then another name: the first is free.
    store.keep_name(account(me, "Marta", "two")).await.unwrap();
    assert_eq!(store.account("marta").await.unwrap().unwrap().passphrase, "two");
    store.keep_name(account(me, "Tina", "two")).await.unwrap();
    store.keep_name(account(you, "Marta", "mine")).await.unwrap();
    assert_eq!(store.own(me).await.unwrap().account, Some(("Tina".to_owned(), 7)));
    store.drop_name(me).await.unwrap();
    assert_eq!(store.account("tina").await.unwrap(), None);
    store.delete_guest(you).await.unwrap();
    assert_eq!(store.account("marta").await.unwrap(), None);
    assert!(matches!(store.keep_name(account(you, "Ugo", "x")).await, Err(StoreError::Gone)));
}

pub(crate) async fn a_guest_has_several_devices_and_forgets_the_others(temp: Temp) {
    let (store, me, you) = (&temp.store, temp.guest(1).await, temp.guest(2).await);
    let id_of = async |token: i64| store.guest(hash(token)).await.unwrap().map(|guest| guest.id);
    store.add_device(me, hash(20), 5).await.unwrap();
    assert_eq!((id_of(1).await, id_of(20).await), (Some(me), Some(me)));
    assert!(matches!(store.add_device(GuestId(99), hash(21), 5).await, Err(StoreError::Gone)));

    store.add_device_link(me, hash(30), 100).await.unwrap();
    store.add_device_link(me, hash(31), 100).await.unwrap();
    for (link, now) in [(30, 50), (31, 100), (32, 50)] {
        let taken = store.take_device_link(hash(link), hash(22), now).await;
        assert!(matches!(taken, Err(StoreError::Gone)), "an older one, one that is late, or none: {taken:?}");
    }
    assert_eq!(store.take_device_link(hash(31), hash(22), 99).await.unwrap().id, me);
    assert!(matches!(store.take_device_link(hash(31), hash(23), 99).await, Err(StoreError::Gone)), "once");
    assert_eq!((id_of(22).await, store.own(me).await.unwrap().devices), (Some(me), vec![5, 99]));

    store.add_device(you, hash(24), 5).await.unwrap();
    store.add_device_link(me, hash(33), 200).await.unwrap();
    assert!(matches!(store.forget_devices(me, hash(24)).await, Err(StoreError::Gone)), "somebody else's");
    store.forget_devices(me, hash(22)).await.unwrap();
    for (token, known) in [(1, None), (20, None), (22, Some(me)), (24, Some(you)), (2, Some(you))] {
        assert_eq!(id_of(token).await, known, "{token}");
    }
    assert!(matches!(store.take_device_link(hash(33), hash(25), 100).await, Err(StoreError::Gone)));
    store.forget_devices(me, hash(22)).await.unwrap();

    // So many and no more: the oldest goes.
    for number in 0..10 {
        store.add_device(me, hash(40 + number), 100 + number).await.unwrap();
    }
    assert_eq!((id_of(22).await, id_of(40).await, id_of(41).await), (Some(me), None, Some(me)));
    store.add_device_link(me, hash(34), 60).await.unwrap();
    store.sweep(Sweep { over: 0, unstarted: 0, expired: 61 }).await.unwrap();
    assert_eq!(store.own(me).await.unwrap().device_link, None);
    store.delete_guest(me).await.unwrap();
    assert_eq!((id_of(22).await, id_of(49).await, id_of(24).await), (None, None, Some(you)));
}

pub(crate) fn device(guest: GuestId, number: i64) -> Subscription {
    let endpoint = format!("https://push.example/{number:02}");
    let (key, auth) = (vec![4; 65], vec![7; 16]);
    Subscription { endpoint, guest, key, auth, site: "https://here".to_owned(), since: number }
}

pub(crate) async fn a_device_is_called_until_it_goes_or_is_somebody_elses(temp: Temp) {
    let (store, me, you) = (&temp.store, temp.guest(1).await, temp.guest(2).await);
    let called = async |guest: GuestId| {
        let found = store.subscriptions(guest).await.unwrap().into_iter();
        found.map(|(lang, device)| (lang, device.since)).collect::<Vec<_>>()
    };
    let it = |since| ("it".to_owned(), since);
    store.subscribe(device(me, 1)).await.unwrap();
    store.subscribe(device(me, 2)).await.unwrap();
    assert_eq!(store.subscriptions(me).await.unwrap()[0], ("it".to_owned(), device(me, 1)));
    assert_eq!(called(me).await, [it(1), it(2)]);
    // The same browser, another guest.
    store.subscribe(device(you, 2)).await.unwrap();
    assert_eq!((called(me).await, called(you).await), (vec![it(1)], vec![it(2)]));
    store.unsubscribe(Some(me), &device(you, 2).endpoint).await.unwrap();
    assert_eq!(called(you).await, [it(2)], "it is not mine");
    store.unsubscribe(Some(you), &device(you, 2).endpoint).await.unwrap();
    store.unsubscribe(None, &device(me, 1).endpoint).await.unwrap();
    assert_eq!((called(me).await, called(you).await), (Vec::new(), Vec::new()));
    for number in 10..22 {
        store.subscribe(device(me, number)).await.unwrap();
    }
    assert_eq!(called(me).await, (12..22).map(it).collect::<Vec<_>>(), "the oldest go");
    store.forget_devices(me, hash(1)).await.unwrap();
    assert_eq!(called(me).await, []);
    store.subscribe(device(you, 5)).await.unwrap();
    store.delete_guest(you).await.unwrap();
    assert_eq!(called(you).await, []);
    assert!(matches!(store.subscribe(device(you, 5)).await, Err(StoreError::Gone)));
}

pub(crate) async fn what_is_kept_of_a_guest_is_told_and_of_nobody_else(temp: Temp) {
    let (store, me, you) = (&temp.store, temp.guest(1).await, temp.guest(2).await);
    let asks = How::Asks { name: "Marta".to_owned(), puppet: "owl".to_owned() };
    let beside = vec![Beside { guest: me, seat: Seat(1), how: asks }];
    store
        .save_rooms(vec![
            room("a", me),
            Room { host: None, ..room("b", you) },
            room("c", you),
            Room { beside, ..room("d", you) },
            room("e", you),
            Room { host: Some(me), ..room("f", you) },
        ])
        .await
        .unwrap();
    let mut said = Vec::new();
    for text in ["uno", "due", "tre"] {
        said.push(store.say(crate::scene::talk("b", me, text)).await.unwrap());
        store.say(crate::scene::talk("b", you, "no")).await.unwrap();
    }
    let note = Note { seat: Seat(0), key: "card-1".to_owned(), text: "rosso".to_owned(), step: 3 };
    store.write_note(&id("c"), me, note.clone()).await.unwrap();
    store.write_note(&id("c"), you, Note { key: "card-2".to_owned(), ..note.clone() }).await.unwrap();
    let names = |rooms: Vec<RoomId>| rooms.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(names(store.rooms_about(me, None, 9).await.unwrap()), ["a", "b", "c", "d", "f"]);
    assert_eq!(names(store.rooms_about(me, Some(&id("a")), 2).await.unwrap()), ["b", "c"]);
    let talk = store.talk_of(&id("b"), me, 0, 2).await.unwrap();
    assert_eq!(talk.iter().map(|talk| talk.id).collect::<Vec<_>>(), said[..2]);
    let talk = store.talk_of(&id("b"), me, said[1], 2).await.unwrap();
    assert_eq!(talk.iter().map(|talk| talk.text.as_deref()).collect::<Vec<_>>(), [Some("tre")]);
    assert_eq!(store.notes_of(&id("c"), me).await.unwrap(), [note]);

    let link = Link { room: id("a"), seat: Seat(0), guest: me, expires: 100 };
    store.add_link(hash(9), link.clone()).await.unwrap();
    store.open_daily(Room { daily: Some(20_000), ..room("g", me) }, me).await.unwrap();
    store.keep_riddles("sesto-senso", 20_000, vec!["{}".to_owned()]).await.unwrap();
    let game = "sesto-senso".to_owned();
    let guess = Guess { guest: me, game: game.clone(), day: 20_000, place: 0, choice: 3, expires: 50 };
    store.guess(guess).await.unwrap();
    store.keep_name(account(me, "Marta", "x")).await.unwrap();
    store.add_device(me, hash(20), 5).await.unwrap();
    store.add_device_link(me, hash(21), 80).await.unwrap();
    store.subscribe(device(me, 3)).await.unwrap();
    let own = store.own(me).await.unwrap();
    assert_eq!(
        own.daily.iter().map(|(game, daily)| (&**game, daily.day)).collect::<Vec<_>>(),
        [("senet", 20_000)]
    );
    let expected = Own {
        account: Some(("Marta".to_owned(), 7)),
        devices: vec![5],
        device_link: Some(80),
        links: vec![link],
        calls: vec![(device(me, 3).endpoint, 3)],
        daily: own.daily.clone(),
        guessed: vec![(game, 20_000, 0, 50)],
        ratings: vec![],
    };
    assert_eq!(own, expected);
    assert_eq!(store.own(you).await.unwrap(), Own::default());
}

pub(crate) async fn a_note_can_be_changed_and_removed(temp: Temp) {
    let me = temp.guest(1).await;
    let id = RoomId(Arc::from("r"));
    temp.store.save_rooms(vec![room("r", me)]).await.unwrap();
    for text in ["red", "blue", ""] {
        let note = Note { seat: Seat(0), key: "card-1".to_owned(), text: text.to_owned(), step: 3 };
        temp.store.write_note(&id, me, note).await.unwrap();
        let texts: Vec<_> =
            temp.store.notes(&id, 0).await.unwrap().into_iter().map(|note| note.text).collect();
        assert_eq!(texts, if text.is_empty() { vec![] } else { vec![text.to_owned()] });
    }
}

pub(crate) async fn a_room_is_opened_with_its_past_and_keeps_its_review(temp: Temp) {
    let me = temp.guest(1).await;
    let from = WhatIf { room: id("first"), step: 2 };
    let branch = Room { status: Status::Playing, what_if: Some(from.clone()), ..room("r", me) };
    let steps = vec![step("r", 1, None), step("r", 2, None)];
    temp.store.open_at(branch.clone(), steps.clone()).await.unwrap();
    assert!(matches!(temp.store.open_at(branch, steps).await, Err(StoreError::Conflict)));
    assert_eq!(temp.store.steps(&id("r"), 0).await.unwrap().len(), 2);
    let stored = temp.store.room(&id("r")).await.unwrap().unwrap();
    assert_eq!(stored.what_if, Some(from));

    assert_eq!(temp.store.review(&id("r")).await.unwrap(), None);
    for review in ["{}", "{\"edition\":1}"] {
        temp.store.keep_review(&id("r"), review.into()).await.unwrap();
        assert_eq!(temp.store.review(&id("r")).await.unwrap().as_deref(), Some(review));
    }
    assert!(matches!(temp.store.keep_review(&id("x"), "{}".into()).await, Err(StoreError::Gone)));
}

pub(crate) async fn the_sweep_takes_what_is_long_untouched(temp: Temp) {
    let (old, new) = (temp.guest(1).await, temp.guest(50).await);
    let mut rooms = Vec::new();
    for (name, status, touched) in [
        ("over", Status::Over, 5),
        ("fresh", Status::Over, 60),
        ("forgotten", Status::Open, 5),
        ("waiting", Status::Open, 15),
        ("playing", Status::Playing, 5),
    ] {
        rooms.push(Room { status, touched, ..room(name, if touched == 5 { old } else { new }) });
    }
    temp.store.save_rooms(rooms).await.unwrap();
    temp.store.append(step("over", 1, None)).await.unwrap();
    let swept = temp.store.sweep(Sweep { over: 20, unstarted: 10, expired: 20 }).await.unwrap();
    assert_eq!(swept, Swept { rooms: 1, unstarted: 1, guests: 1 });
    let there = |name: &'static str| {
        let store = temp.store.clone();
        async move { store.room(&RoomId(Arc::from(name))).await.unwrap() }
    };
    assert!(there("over").await.is_none());
    assert!(there("fresh").await.is_some());
    assert!(there("forgotten").await.is_none(), "nobody ever started it");
    assert!(there("waiting").await.is_some());
    let playing = there("playing").await.expect("a room that was started never dies of idleness");
    assert!(matches!(playing.seats[0], Sitter::Deleted { .. }));
}

pub(crate) async fn a_sweep_never_takes_most_of_what_there_is(temp: Temp) {
    let mut rooms = Vec::new();
    for number in 1..=20 {
        let host = temp.guest(number).await;
        let status = if number % 2 == 0 { Status::Over } else { Status::Open };
        rooms.push(Room { status, touched: number, ..room(&format!("r{number}"), host) });
    }
    temp.store.save_rooms(rooms).await.unwrap();
    assert_eq!(temp.store.latest().await.unwrap(), Some(20));
    let swept = temp.store.sweep(before(1_000)).await.unwrap();
    assert_eq!(swept, Swept { rooms: 3, unstarted: 3, guests: 5 }, "a quarter of each");
    for number in 1..=20 {
        let there = temp.store.room(&RoomId(Arc::from(format!("r{number}")))).await.unwrap().is_some();
        assert_eq!(there, number > 6, "the oldest go first: {number}");
        assert_eq!(temp.store.guest(hash(number)).await.unwrap().is_some(), number > 5);
    }
}

pub(crate) async fn a_mark_stays_until_it_is_moved(temp: Temp) {
    assert_eq!(temp.store.mark("here").await.unwrap(), None);
    assert_eq!(temp.store.latest().await.unwrap(), None, "nothing has happened");
    for value in [3, -1] {
        temp.store.set_mark("here", value).await.unwrap();
        assert_eq!(temp.store.mark("here").await.unwrap(), Some(value));
    }
    assert_eq!(temp.reopen().await.store.mark("here").await.unwrap(), Some(-1));
}

pub(crate) async fn tables_over_days_say_whom_they_wait_for(temp: Temp) {
    let (store, me) = (&temp.store, temp.guest(1).await);
    let slow =
        Room { status: Status::Playing, tempo: Tempo::Days(Some(2)), tempo_since: 7, ..room("slow", me) };
    let quick = Room { status: Status::Playing, tempo: Tempo::Minutes(5), ..room("quick", me) };
    let unstarted = Room { tempo: Tempo::Days(None), ..room("unstarted", me) };
    store.save_rooms(vec![slow.clone(), quick.clone(), unstarted]).await.unwrap();
    assert_eq!(store.room(&quick.id).await.unwrap().unwrap().tempo, Tempo::Minutes(5));
    let waiting = |seat, since| OverDays {
        room: slow.id.clone(),
        tempo: Tempo::Days(Some(2)),
        waiting: SeatSet::of(Seat(seat)),
        since,
    };
    assert_eq!(store.over_days().await.unwrap(), [waiting(0, 7)]);
    store.append(NewStep { waiting: SeatSet::of(Seat(1)), at: 90, ..step("slow", 1, None) }).await.unwrap();
    assert_eq!(store.over_days().await.unwrap(), [waiting(1, 90)]);
    store.append(NewStep { outcome: Some(outcome()), ..step("slow", 2, None) }).await.unwrap();
    assert_eq!(store.over_days().await.unwrap(), []);
}

pub(crate) async fn a_time_in_which_nobody_ran_is_an_outage(temp: Temp) {
    let store = &temp.store;
    let unsure = |since, after| Some(Unsure { since, after });
    for (now, unsure, outages) in [
        // Nobody has run before.
        (1_000, unsure(Millis::MIN, 0), &[][..]),
        (1_060, None, &[]),
        (1_120, unsure(Millis::MIN, 120), &[]),
        (1_500, unsure(Millis::MIN, 120), &[(1_120, 1_500)]),
        // A second one that starts at the same time.
        (1_501, unsure(Millis::MIN, 120), &[(1_120, 1_500)]),
        (9_000, None, &[(1_120, 1_500)]),
        (9_900, unsure(9_300, 0), &[(1_120, 1_500), (9_300, 9_900)]),
        // A clock that was put back.
        (5_000, unsure(Millis::MIN, 0), &[(1_120, 1_500), (9_300, 9_900)]),
    ] {
        let known = store.awake(now, unsure).await.unwrap();
        let known: Vec<_> = known.iter().map(|outage| (outage.began, outage.ended)).collect();
        assert_eq!(known, outages, "{now}");
    }
    store.sweep(Sweep { over: 2_000, unstarted: 0, expired: 0 }).await.unwrap();
    assert_eq!(store.awake(5_001, None).await.unwrap().len(), 1, "what was long ago is forgotten");
}

pub(crate) async fn steps_are_taken_back_and_nobody_goes_on_from_what_is_gone(temp: Temp) {
    let me = temp.guest(1).await;
    let id = RoomId(Arc::from("r"));
    let stored = Room { practice: true, status: Status::Playing, ..room("r", me) };
    temp.store.save_rooms(vec![stored]).await.unwrap();
    let known =
        |number: u64, taken_back: u32| NewStep { taken_back: Some(taken_back), ..step("r", number, None) };
    for number in 1..=3 {
        temp.store.append(known(number, 0)).await.unwrap();
    }
    let room = temp.store.room(&id).await.unwrap().unwrap();
    let stale = temp.store.take_back(&room, 2, 1, 50).await;
    assert!(matches!(stale, Err(StoreError::Conflict)), "the room stands at 3");
    temp.store.take_back(&room, 3, 1, 50).await.unwrap();
    let steps = temp.store.steps(&id, 0).await.unwrap();
    assert_eq!(steps.iter().map(|step| step.step).collect::<Vec<_>>(), [1]);
    let after = temp.store.room(&id).await.unwrap().unwrap();
    assert_eq!((after.taken_back, after.version, after.touched), (1, Version(room.version.0 + 1), 50));
    for number in [2, 4] {
        let late = temp.store.append(known(number, 0)).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "step {number} of another past");
    }
    temp.store.append(known(2, 1)).await.unwrap();
    assert_eq!(temp.store.steps(&id, 0).await.unwrap().len(), 2);
}

pub(crate) async fn a_daily_deal_is_begun_once_and_its_score_is_counted(temp: Temp) {
    let (me, other) = (temp.guest(1).await, temp.guest(2).await);
    let of = |name: &str, guest: GuestId| Room { daily: Some(20_000), ..room(name, guest) };
    temp.store.open_daily(of("a", me), me).await.unwrap();
    let again = temp.store.open_daily(of("b", me), me).await;
    assert!(matches!(again, Err(StoreError::Conflict)));
    assert_eq!(temp.store.room(&RoomId(Arc::from("b"))).await.unwrap(), None, "all or nothing");
    temp.store.open_daily(of("c", other), other).await.unwrap();
    assert_eq!(temp.store.daily_scores("senet", 20_000).await.unwrap(), []);
    let end = |name: &str| NewStep { outcome: Some(outcome()), score: Some(31), ..step(name, 1, None) };
    temp.store.append(end("a")).await.unwrap();
    temp.store.append(end("c")).await.unwrap();
    assert_eq!(
        temp.store.daily_scores("senet", 20_000).await.unwrap(),
        [store::ScoreCount { score: 31, games: 2 }]
    );
    assert_eq!(temp.store.daily_scores("senet", 20_001).await.unwrap(), []);
    let mine = temp.store.daily_of(me, "senet").await.unwrap();
    let room = Some(RoomId(Arc::from("a")));
    assert_eq!(mine, [store::DailyGame { day: 20_000, room, score: Some(31) }]);
    assert_eq!(temp.store.daily_of(me, "hanabi").await.unwrap(), []);
}

pub(crate) async fn the_best_game_of_a_day_is_found(temp: Temp) {
    let store = &temp.store;
    let best = async || store.daily_best("senet", 20_000).await.unwrap().map(|best| (best.room, best.score));
    for (number, (name, score)) in
        [("a", Some(9)), ("b", Some(31)), ("c", None), ("d", Some(31))].iter().enumerate()
    {
        let guest = temp.guest(number as i64 + 1).await;
        store.open_daily(Room { daily: Some(20_000), ..room(name, guest) }, guest).await.unwrap();
        if score.is_none() {
            continue;
        }
        assert_eq!(best().await.is_some(), number > 0, "what is not finished counts nothing");
        let end = NewStep { outcome: Some(outcome()), score: *score, ..step(name, 1, None) };
        store.append(end).await.unwrap();
    }
    assert_eq!(
        best().await,
        Some((Some(RoomId(Arc::from("b"))), Some(31))),
        "the first of those that are as good"
    );
    assert_eq!(store.daily_best("senet", 20_001).await.unwrap(), None);
    assert_eq!(store.daily_best("sensu", 20_000).await.unwrap(), None);
}

pub(crate) async fn a_game_that_ends_is_rated_once(temp: Temp) {
    let (me, other) = (temp.guest(1).await, temp.guest(2).await);
    let store = &temp.store;
    let seat = |guest| Sitter::Person(Person::new(guest, "Marta".to_owned(), "owl".to_owned()));
    for name in ["r", "s"] {
        let seats = vec![seat(me), seat(other)];
        let stored = Room { status: Status::Playing, seats, ..room(name, me) };
        store.save_rooms(vec![stored]).await.unwrap();
    }
    let rated = Rated { duel: true, places: vec![(me, 2), (other, 1)] };
    let end = |name: &str| NewStep {
        outcome: Some(outcome()),
        rated: Some(("senet".to_owned(), rated.clone())),
        ..step(name, 1, None)
    };
    store.append(end("r")).await.unwrap();
    assert!(matches!(store.append(end("r")).await, Err(StoreError::Conflict)), "by another node");
    let once = rated.rate(&[None, None]);
    for (guest, rating) in [(me, once[0]), (other, once[1])] {
        assert_eq!(store.ratings(guest).await.unwrap(), [("senet".to_owned(), rating)]);
        assert_eq!(store.own(guest).await.unwrap().ratings, [("senet".to_owned(), rating)]);
    }
    store.append(end("s")).await.unwrap();
    let twice = rated.rate(&[Some(once[0]), Some(once[1])]);
    assert_eq!(store.ratings(me).await.unwrap(), [("senet".to_owned(), twice[0])]);

    store.delete_guest(other).await.unwrap();
    assert_eq!(store.ratings(other).await.unwrap(), []);
    store.save_rooms(vec![Room { status: Status::Playing, ..room("t", me) }]).await.unwrap();
    store.append(end("t")).await.unwrap();
    assert_eq!(store.ratings(me).await.unwrap(), [("senet".to_owned(), twice[0])], "against nobody");
}

pub(crate) async fn a_guess_counts_once_and_is_kept_without_a_name(temp: Temp) {
    let (me, other) = (temp.guest(1).await, temp.guest(2).await);
    let store = &temp.store;
    let kept = |place, text: &str, people: &[(u8, u32)]| KeptRiddle {
        day: 7,
        place,
        riddle: text.to_owned(),
        people: people.to_vec(),
    };
    let texts = |texts: [&str; 2]| texts.map(str::to_owned).to_vec();
    let first = store.keep_riddles("senet", 7, texts(["a", "b"])).await.unwrap();
    assert_eq!(first, [kept(0, "a", &[]), kept(1, "b", &[])]);
    assert_eq!(store.keep_riddles("senet", 7, texts(["c", "d"])).await.unwrap(), first, "the first stay");
    let guess =
        |guest, place, choice| Guess { guest, game: "senet".to_owned(), day: 7, place, choice, expires: 80 };
    store.guess(guess(me, 1, 5)).await.unwrap();
    assert!(matches!(store.guess(guess(me, 1, 4)).await, Err(StoreError::Conflict)), "one a person");
    assert!(matches!(store.guess(guess(me, 2, 4)).await, Err(StoreError::Gone)), "no such riddle");
    store.guess(guess(other, 1, 5)).await.unwrap();
    store.guess(guess(other, 0, 2)).await.unwrap();
    let read = [kept(0, "a", &[(2, 1)]), kept(1, "b", &[(5, 2)])];
    assert_eq!(store.riddles("senet", 0..=9).await.unwrap(), read);
    assert!(store.riddles("senet", 8..=9).await.unwrap().is_empty());
    assert!(store.riddles("hanabi", 0..=9).await.unwrap().is_empty());
    assert_eq!(store.guessed(me, "senet", 7).await.unwrap(), [1]);
    assert_eq!(store.guessed(other, "senet", 7).await.unwrap(), [0, 1]);
    assert!(store.guessed(other, "senet", 8).await.unwrap().is_empty());
    store.delete_guest(other).await.unwrap();
    assert!(store.guessed(other, "senet", 7).await.unwrap().is_empty());
    store.sweep(Sweep { over: 0, unstarted: 0, expired: 80 }).await.unwrap();
    assert_eq!(store.guessed(me, "senet", 7).await.unwrap(), [1], "while the day lasts");
    store.sweep(Sweep { over: 0, unstarted: 0, expired: 81 }).await.unwrap();
    assert!(store.guessed(me, "senet", 7).await.unwrap().is_empty());
    assert_eq!(store.riddles("senet", 7..=7).await.unwrap(), read, "what was read stays");
}

pub(crate) async fn a_secret_stays_the_first_that_was_given(temp: Temp) {
    assert_eq!(temp.store.secret("daily", [1; 32]).await.unwrap(), [1; 32]);
    assert_eq!(temp.store.secret("daily", [2; 32]).await.unwrap(), [1; 32]);
    assert_eq!(temp.store.secret("other", [2; 32]).await.unwrap(), [2; 32]);
}

pub(crate) async fn links_follow_their_seat_when_seats_are_renumbered(temp: Temp) {
    let me = temp.guest(1).await;
    let id = RoomId(Arc::from("r"));
    let seat = |name: &str| Sitter::Person(Person::new(me, name.to_owned(), "owl".to_owned()));
    let mut wide = room("r", me);
    wide.seats = vec![Sitter::Free, seat("Nonna"), Sitter::Free, seat("Marta"), seat("Ugo")];
    temp.store.save_rooms(vec![wide.clone()]).await.unwrap();
    for number in 0..5_u8 {
        let link = Link { room: id.clone(), seat: Seat(number), guest: me, expires: 100 };
        temp.store.add_link(hash(i64::from(number)), link).await.unwrap();
    }
    let mut narrow = wide.clone();
    narrow.version = Version(1);
    narrow.seats.retain(|seat| !seat.is_free());
    let stale = Room { version: Version::NEW, ..narrow.clone() };
    assert!(matches!(temp.store.save_renumbered(stale, vec![1, 3, 4]).await, Err(StoreError::Conflict)));
    temp.store.save_renumbered(narrow, vec![1, 3, 4]).await.unwrap();
    let mut seats = Vec::new();
    for number in 0..5 {
        seats.push(temp.store.link(hash(number), 1).await.unwrap().map(|link| link.seat));
    }
    assert_eq!(
        seats,
        [None, Some(Seat(0)), None, Some(Seat(1)), Some(Seat(2))],
        "those of free seats are gone"
    );
}

pub(crate) async fn what_is_closed_says_so(temp: Temp) {
    let host = temp.guest(1).await;
    temp.store.save_rooms(vec![room("r", host)]).await.unwrap();
    temp.store.close().await;
    temp.store.append(step("r", 1, None)).await.unwrap_err();
    temp.store.room(&RoomId(Arc::from("r"))).await.unwrap_err();
    temp.store.ready().await.unwrap_err();
}

pub(crate) async fn a_link_is_used_up_with_the_change_that_it_makes_or_not_at_all(temp: Temp) {
    let me = temp.guest(1).await;
    let id = RoomId(Arc::from("r"));
    temp.store.save_rooms(vec![room("r", me), room("s", me)]).await.unwrap();
    let link = Link { room: id.clone(), seat: Seat(0), guest: me, expires: 100 };
    temp.store.add_link(hash(9), link.clone()).await.unwrap();
    let taken = |name: &str, version: i64| Room {
        version: Version(version),
        rules: 7,
        seats: vec![Sitter::Person(Person::new(me, "Nonna".to_owned(), "owl".to_owned()))],
        ..room(name, me)
    };
    let elsewhere = temp.store.save_taken(taken("s", 1), hash(9)).await;
    assert!(matches!(elsewhere, Err(StoreError::Gone)), "it is the link of another room: {elsewhere:?}");
    let stale = temp.store.save_taken(taken("r", 0), hash(9)).await;
    assert!(matches!(stale, Err(StoreError::Conflict)), "{stale:?}");
    assert_eq!(temp.store.link(hash(9), 1).await.unwrap(), Some(link), "it is still good");
    assert_eq!(temp.store.save_taken(taken("r", 1), hash(9)).await.unwrap(), Version(2));
    assert_eq!(temp.store.link(hash(9), 1).await.unwrap(), None);
    let again = temp.store.save_taken(taken("r", 2), hash(9)).await;
    assert!(matches!(again, Err(StoreError::Gone)), "{again:?}");
    assert_eq!(temp.store.room(&id).await.unwrap().unwrap().version, Version(2));
}
