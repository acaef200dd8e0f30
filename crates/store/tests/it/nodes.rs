//! Several nodes over one store: whatever they do at the same time, there is one line of steps and one order of changes.

use std::sync::Arc;

use room::{Person, Room, Sitter, Stand, Status, Version};
use store::{Guess, NewStep, Rate, StoreError};
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use crate::scene::{Temp, bot, hash, id, room, step, talk};
use crate::suite::account;

/// Both at the same moment.
async fn together<A, B>(one: impl Future<Output = A>, other: impl Future<Output = B>) -> (A, B) {
    tokio::join!(one, other)
}

pub(crate) async fn of_two_nodes_one_appends_a_step(temp: Temp) {
    const ROOMS: usize = 12;
    const STEPS: u64 = 8;
    let host = temp.guest(1).await;
    let names: Vec<String> = (0..ROOMS).map(|number| format!("r{number}")).collect();
    temp.store.save_rooms(names.iter().map(|name| room(name, host)).collect()).await.unwrap();
    let nodes = [temp.beside().await, temp.beside().await];
    let mut players = JoinSet::new();
    let start = Arc::new(Barrier::new(2 * ROOMS));
    let pairs = nodes.iter().enumerate().flat_map(|node| names.iter().map(move |name| (node, name.clone())));
    for ((number, node), name) in pairs {
        let (store, start) = (node.store.clone(), start.clone());
        players.spawn(async move {
            start.wait().await;
            let mut mine = 0;
            for next in 1..=STEPS {
                let made = step(&name, next, Some(&format!("{number}-{next}")));
                match store.append(made).await {
                    Ok(_) => mine += 1,
                    Err(StoreError::Conflict) => {}
                    Err(other) => panic!("{other:?}"),
                }
            }
            mine
        });
    }
    let all: u64 = players.join_all().await.into_iter().sum();
    assert_eq!(all, ROOMS as u64 * STEPS, "each step was taken from one node");
    for name in names {
        let steps = temp.store.steps(&id(&name), 0).await.unwrap();
        assert_eq!(steps.iter().map(|step| step.step).collect::<Vec<_>>(), (1..=STEPS).collect::<Vec<_>>());
    }
}

pub(crate) async fn of_two_changes_of_a_room_one_is_stored(temp: Temp) {
    let host = temp.guest(1).await;
    let mut known = room("r", host);
    known.version = temp.store.save_rooms(vec![known.clone()]).await.unwrap()[0];
    let there = temp.beside().await;
    for round in 0..20_u32 {
        let change = |name: &str| {
            let mut changed = known.clone();
            changed.seats[1] = bot(&format!("{name}-{round}"));
            changed
        };
        let (mine, theirs) = (change("here"), change("there"));
        let both =
            together(temp.store.save_rooms(vec![mine.clone()]), there.store.save_rooms(vec![theirs.clone()]))
                .await;
        known = match both {
            (Ok(version), Err(StoreError::Conflict)) => Room { version: version[0], ..mine },
            (Err(StoreError::Conflict), Ok(version)) => Room { version: version[0], ..theirs },
            other => panic!("{other:?}"),
        };
        assert_eq!(temp.store.room(&known.id).await.unwrap().as_ref(), Some(&known));
    }
    assert_eq!(known.version, Version(21));
}

pub(crate) async fn who_has_read_what_was_said_has_read_all_before_it(temp: Temp) {
    const EACH: usize = 40;
    let host = temp.guest(1).await;
    temp.store.save_rooms(vec![room("r", host)]).await.unwrap();
    let mut speakers = JoinSet::new();
    for speaker in 0..3 {
        let node = temp.beside().await;
        speakers.spawn(async move {
            for number in 0..EACH {
                node.store.say(talk("r", host, &format!("{speaker}-{number}"))).await.unwrap();
            }
        });
    }
    let (mut heard, mut last) = (Vec::new(), 0);
    while heard.len() < 3 * EACH {
        for said in temp.store.talk(&id("r"), last, 1_000).await.unwrap() {
            assert!(said.id > last);
            last = said.id;
            heard.push(said.text.unwrap());
        }
        if speakers.is_empty() {
            break;
        }
        while speakers.try_join_next().is_some() {}
        tokio::task::yield_now().await;
    }
    heard.sort();
    heard.dedup();
    assert_eq!(heard.len(), 3 * EACH, "nothing was missed by whoever asks for what is new");
}

pub(crate) async fn a_step_is_never_appended_to_what_is_being_taken_back(temp: Temp) {
    let host = temp.guest(1).await;
    let there = temp.beside().await;
    for round in 0..20 {
        let name = format!("r{round}");
        let stored = Room { practice: true, status: Status::Playing, ..room(&name, host) };
        temp.store.save_rooms(vec![stored]).await.unwrap();
        let known = |number: u64| NewStep { taken_back: Some(0), ..step(&name, number, None) };
        for number in 1..=3 {
            temp.store.append(known(number)).await.unwrap();
        }
        let room = temp.store.room(&id(&name)).await.unwrap().unwrap();
        let (taken, appended) =
            together(temp.store.take_back(&room, 3, 1, 50), there.store.append(known(4))).await;
        let steps = temp.store.steps(&room.id, 0).await.unwrap();
        let steps: Vec<u64> = steps.iter().map(|step| step.step).collect();
        match (taken, appended) {
            (Ok(()), Err(StoreError::Conflict)) => assert_eq!(steps, [1]),
            (Err(StoreError::Conflict), Ok(_)) => assert_eq!(steps, [1, 2, 3, 4]),
            other => panic!("{other:?}: {steps:?}"),
        }
    }
}

pub(crate) async fn nobody_sits_down_who_is_being_deleted(temp: Temp) {
    let host = temp.guest(1).await;
    let there = temp.beside().await;
    for number in 2..20 {
        let guest = temp.guest(number).await;
        let name = format!("r{number}");
        temp.store.save_rooms(vec![room(&name, host)]).await.unwrap();
        let mut sits = temp.store.room(&id(&name)).await.unwrap().unwrap();
        sits.seats[1] = Sitter::Person(Person::new(guest, "Zenobia".to_owned(), "owl".to_owned()));
        let (sat, deleted) =
            together(there.store.save_rooms(vec![sits]), temp.store.delete_guest(guest)).await;
        deleted.unwrap();
        let after = temp.store.room(&id(&name)).await.unwrap().unwrap();
        match sat {
            Ok(_) => assert_eq!(after.seats[1], Sitter::Deleted { puppet: None, stand_in: None }),
            Err(StoreError::Gone) => assert_eq!(after.seats[1], Sitter::Free),
            Err(other) => panic!("{other:?}"),
        }
        assert_eq!(temp.store.guest(hash(number)).await.unwrap(), None);
    }
}

pub(crate) async fn a_device_link_is_taken_by_one_device(temp: Temp) {
    let (me, there) = (temp.guest(1).await, temp.beside().await);
    for round in 0..15 {
        temp.store.add_device_link(me, hash(10 + round), 100).await.unwrap();
        let (one, other) = together(
            temp.store.take_device_link(hash(10 + round), hash(100 + round), round),
            there.store.take_device_link(hash(10 + round), hash(200 + round), round),
        )
        .await;
        let is_refused = |taken: &Result<_, _>| matches!(taken, Err(StoreError::Gone));
        assert_eq!(
            [&one, &other].into_iter().filter(|taken| is_refused(taken)).count(),
            1,
            "{one:?} {other:?}"
        );
        assert!(one.is_ok() || other.is_ok(), "{one:?} {other:?}");
    }
}

pub(crate) async fn a_name_is_kept_at_one_node_only(temp: Temp) {
    let there = temp.beside().await;
    let (me, you) = (temp.guest(1).await, temp.guest(2).await);
    for round in 0..15 {
        let name = format!("name {round}");
        let (one, other) = together(
            temp.store.keep_name(account(me, &name, "x")),
            there.store.keep_name(account(you, &name, "y")),
        )
        .await;
        let kept = temp.store.account(&name).await.unwrap().unwrap();
        match (one, other) {
            (Ok(()), Err(StoreError::Conflict)) => assert_eq!(kept, account(me, &name, "x")),
            (Err(StoreError::Conflict), Ok(())) => assert_eq!(kept, account(you, &name, "y")),
            both => panic!("{both:?}"),
        }
    }
}

pub(crate) async fn a_daily_deal_is_begun_at_one_node_only(temp: Temp) {
    let there = temp.beside().await;
    for number in 1..15 {
        let me = temp.guest(number).await;
        let of = |name: String| Room { daily: Some(20_000), ..room(&name, me) };
        let (one, other) = together(
            temp.store.open_daily(of(format!("a{number}")), me),
            there.store.open_daily(of(format!("b{number}")), me),
        )
        .await;
        let begun = match (one, other) {
            (Ok(()), Err(StoreError::Conflict)) => format!("a{number}"),
            (Err(StoreError::Conflict), Ok(())) => format!("b{number}"),
            other => panic!("{other:?}"),
        };
        let mine = temp.store.daily_of(me, "senet").await.unwrap();
        assert_eq!(mine.iter().map(|game| game.room.clone()).collect::<Vec<_>>(), [Some(id(&begun))]);
    }
}

pub(crate) async fn riddles_are_those_of_one_node_and_each_guess_counts_once(temp: Temp) {
    let there = temp.beside().await;
    for day in 1..15 {
        let me = temp.guest(day).await;
        let riddles = |name: &str| (0..3).map(|place| format!("{name}{place}")).collect::<Vec<_>>();
        let (one, other) = together(
            temp.store.keep_riddles("senet", day, riddles("a")),
            there.store.keep_riddles("senet", day, riddles("b")),
        )
        .await;
        let (one, other) = (one.unwrap(), other.unwrap());
        assert_eq!(one, other);
        let texts: Vec<String> = one.into_iter().map(|kept| kept.riddle).collect();
        assert!(texts == riddles("a") || texts == riddles("b"), "{texts:?}");
        let guess =
            |choice| Guess { guest: me, game: "senet".to_owned(), day, place: 0, choice, expires: 100 };
        let (one, other) = together(temp.store.guess(guess(1)), there.store.guess(guess(2))).await;
        let counted = match (one, other) {
            (Ok(()), Err(StoreError::Conflict)) => (1, 1),
            (Err(StoreError::Conflict), Ok(())) => (2, 1),
            other => panic!("{other:?}"),
        };
        assert_eq!(there.store.riddles("senet", day..=day).await.unwrap()[0].people, [counted]);
    }
}

pub(crate) async fn who_lives_is_known_to_all(temp: Temp) {
    const MINUTE: i64 = 60_000;
    let there = temp.beside().await;
    assert_eq!(temp.store.beat(1, MINUTE).await.unwrap(), [1]);
    assert_eq!(there.store.beat(2, MINUTE).await.unwrap(), [1, 2]);
    assert_eq!(temp.store.beat(1, MINUTE).await.unwrap(), [1, 2]);
    assert_eq!(there.store.beat(2, 0).await.unwrap(), [0; 0], "nobody has said so since now");
    temp.store.leave(1).await.unwrap();
    assert_eq!(there.store.beat(2, MINUTE).await.unwrap(), [2]);
}

pub(crate) async fn what_is_rationed_is_counted_together(temp: Temp) {
    const HOUR: i64 = 3_600_000;
    let there = temp.beside().await;
    let rate = Rate { burst: 3, every: HOUR };
    for node in [&temp, &there, &temp] {
        assert_eq!(node.store.ration("doors", rate, false).await.unwrap(), None, "there is one");
        assert_eq!(node.store.ration("doors", rate, true).await.unwrap(), None);
    }
    for take in [false, true, false] {
        let wait = there.store.ration("doors", rate, take).await.unwrap();
        assert!(wait.is_some_and(|wait| wait > HOUR - 60_000 && wait <= HOUR), "{wait:?}");
    }
    assert_eq!(there.store.ration("windows", rate, true).await.unwrap(), None, "others are counted apart");
}

pub(crate) async fn how_far_rooms_go_is_told(temp: Temp) {
    let host = temp.guest(1).await;
    temp.store.save_rooms(vec![room("a", host), room("b", host), room("c", host)]).await.unwrap();
    for number in 1..=3 {
        temp.store.append(step("b", number, None)).await.unwrap();
    }
    let said = temp.store.say(talk("c", host, "ciao")).await.unwrap();
    let mut changed = temp.store.room(&id("c")).await.unwrap().unwrap();
    changed.seats[1] = bot("easy");
    temp.store.save_rooms(vec![changed]).await.unwrap();
    let rooms = ["c", "nowhere", "b", "a"].map(id);
    let mut stands = temp.store.stands(&rooms).await.unwrap();
    stands.sort_by(|(one, _), (other, _)| one.0.cmp(&other.0));
    let stand = |version: i64, step: u64, talk: i64| Stand { version: Version(version), step, talk };
    assert_eq!(stands, [(id("a"), stand(1, 0, 0)), (id("b"), stand(1, 3, 0)), (id("c"), stand(2, 0, said))]);
    assert_eq!(temp.store.stands(&[]).await.unwrap(), []);
}
