//! The store against a real file: what is kept, what is refused, and that one bad write harms no other.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the message")]

use std::sync::Arc;

use boardgame::{Outcome, Saying, Seat, SeatSet, Seed, Standing};
use room::{GuestId, Link, NewTalk, Note, Person, Room, RoomId, SecretHash, Sitter, Status, Version, Words};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use store::{Guest, NewStep, SqliteStore, Store, StoreError, Sweep, Swept};

struct Temp {
    store: Arc<SqliteStore>,
    folder: tempfile::TempDir,
}

async fn open() -> Temp {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(&folder.path().join("test.sqlite")).await.unwrap());
    Temp { store, folder }
}

impl Temp {
    async fn reopen(self) -> Temp {
        self.store.close().await;
        let store = SqliteStore::open(&self.folder.path().join("test.sqlite")).await.unwrap();
        Temp { store: Arc::new(store), folder: self.folder }
    }

    async fn guest(&self, number: i64) -> GuestId {
        let id = GuestId(number);
        let guest = Guest {
            id,
            name: format!("Guest {number}"),
            puppet: "fox".to_owned(),
            lang: "it".to_owned(),
            seen: number,
        };
        self.store.add_guest(guest, hash(number)).await.unwrap();
        id
    }
}

fn hash(number: i64) -> SecretHash {
    SecretHash([number as u8; 32])
}

fn room(name: &str, host: GuestId) -> Room {
    Room {
        id: RoomId(Arc::from(name)),
        version: Version::NEW,
        code: None,
        door_closes: 1_000,
        game: "senet".to_owned(),
        rules: 1,
        options: serde_json::json!({}),
        seed: Seed::new([7; 32]),
        status: Status::Open,
        host: Some(host),
        waiting: SeatSet::of(Seat(0)),
        outcome: None,
        rematch: None,
        created: 5,
        touched: 5,
        practice: false,
        taken_back: 0,
        deck: None,
        daily: None,
        seats: vec![Sitter::Person(Person::new(host, "Marta".to_owned(), "owl".to_owned())), Sitter::Free],
    }
}

fn bot(bot: &str) -> Sitter {
    Sitter::Bot { bot: bot.to_owned(), puppet: "fox".to_owned() }
}

fn outcome() -> Outcome {
    let standing = Standing::Ranked { places: vec![1, 2] };
    Outcome { standing, say: Saying::new("over") }
}

fn step(room: &str, step: u64, client: Option<&str>) -> NewStep {
    NewStep {
        room: RoomId(Arc::from(room)),
        step,
        seat: 0,
        action: format!("{{\"n\":{step}}}").into(),
        why: None,
        client: client.map(Box::from),
        waiting: SeatSet::of(Seat(1)),
        at: 10 + step as i64,
        outcome: None,
        score: None,
        taken_back: None,
    }
}

#[tokio::test]
async fn commits_reach_the_disk() {
    let temp = open().await;
    let durability = temp.store.durability().await.unwrap();
    assert_eq!(durability.journal_mode, "wal");
    assert_eq!(durability.synchronous, 2, "FULL");
    assert!(durability.foreign_keys);
    temp.store.ready().await.unwrap();
}

#[tokio::test]
async fn what_is_stored_is_there_after_reopening() {
    let temp = open().await;
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

#[tokio::test]
async fn a_step_is_played_once_and_a_bad_write_harms_no_other() {
    let temp = open().await;
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

#[tokio::test]
async fn an_older_version_of_a_room_is_refused() {
    let temp = open().await;
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

#[tokio::test]
async fn a_door_closes_when_it_is_late_or_the_seats_are_taken() {
    let temp = open().await;
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
    temp.store.save_rooms(vec![second]).await.unwrap();
    assert_eq!(temp.store.door("ABCD", 1_500).await.unwrap(), None, "all seats are taken");
}

#[tokio::test]
async fn my_rooms_say_whom_they_wait_for() {
    let temp = open().await;
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

#[tokio::test]
async fn a_deleted_guest_leaves_no_name_talk_or_note() {
    let temp = open().await;
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

#[tokio::test]
async fn a_note_can_be_changed_and_removed() {
    let temp = open().await;
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

/// A sweep of everything that is untouched since then.
fn before(at: i64) -> Sweep {
    Sweep { over: at, unstarted: at, links: at }
}

#[tokio::test]
async fn the_sweep_takes_what_is_long_untouched() {
    let temp = open().await;
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
    let swept = temp.store.sweep(Sweep { over: 20, unstarted: 10, links: 20 }).await.unwrap();
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

#[tokio::test]
async fn a_sweep_never_takes_most_of_what_there_is() {
    let temp = open().await;
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

#[tokio::test]
async fn a_mark_stays_until_it_is_moved() {
    let temp = open().await;
    assert_eq!(temp.store.mark("here").await.unwrap(), None);
    assert_eq!(temp.store.latest().await.unwrap(), None, "nothing has happened");
    for value in [3, -1] {
        temp.store.set_mark("here", value).await.unwrap();
        assert_eq!(temp.store.mark("here").await.unwrap(), Some(value));
    }
    assert_eq!(temp.reopen().await.store.mark("here").await.unwrap(), Some(-1));
}

#[tokio::test]
async fn steps_are_taken_back_and_nobody_goes_on_from_what_is_gone() {
    let temp = open().await;
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

#[tokio::test]
async fn a_daily_deal_is_begun_once_and_its_score_is_counted() {
    let temp = open().await;
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

#[tokio::test]
async fn a_secret_stays_the_first_that_was_given() {
    let temp = open().await;
    assert_eq!(temp.store.secret("daily", [1; 32]).await.unwrap(), [1; 32]);
    assert_eq!(temp.store.secret("daily", [2; 32]).await.unwrap(), [1; 32]);
    assert_eq!(temp.store.secret("other", [2; 32]).await.unwrap(), [2; 32]);
}

/// The names of the files in the folder.
fn files(temp: &Temp) -> Vec<String> {
    let name = |entry: std::io::Result<std::fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = temp.folder.path().read_dir().unwrap().map(name).collect();
    names.sort();
    names
}

#[tokio::test]
async fn after_a_clean_stop_the_database_is_one_file() {
    let temp = open().await;
    let host = temp.guest(1).await;
    for number in 0..50 {
        let name = format!("r{number}");
        temp.store.save_rooms(vec![room(&name, host)]).await.unwrap();
        // Readers are at home too.
        temp.store.room(&RoomId(Arc::from(name))).await.unwrap().unwrap();
    }
    temp.store.close().await;
    assert_eq!(files(&temp), ["test.sqlite"]);

    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join("copy.sqlite");
    std::fs::copy(temp.folder.path().join("test.sqlite"), &copy).unwrap();
    let store = SqliteStore::open(&copy).await.unwrap();
    for number in 0..50 {
        assert!(store.room(&RoomId(Arc::from(format!("r{number}")))).await.unwrap().is_some());
    }
}

#[tokio::test]
async fn what_was_deleted_is_nowhere_in_the_files() {
    let temp = open().await;
    let (me, other) = (temp.guest(1).await, temp.guest(2).await);
    let id = RoomId(Arc::from("r"));
    temp.store.save_rooms(vec![room("r", other)]).await.unwrap();
    let mut guest = temp.store.guest(hash(1)).await.unwrap().unwrap();
    guest.name = "Zenobia".to_owned();
    temp.store.change_guest(guest).await.unwrap();
    for number in 0..100 {
        let talk = NewTalk {
            room: id.clone(),
            seat: Seat(0),
            guest: me,
            name: "Zenobia".to_owned(),
            words: Words::Text(format!("Sesamo apriti {number}")),
            at: 1,
        };
        temp.store.say(talk).await.unwrap();
        let note =
            Note { seat: Seat(0), key: format!("card-{number}"), text: "Belzebù qui".to_owned(), step: 3 };
        temp.store.write_note(&id, me, note).await.unwrap();
    }
    let found = || {
        let mut found = Vec::new();
        for name in files(&temp) {
            let bytes = std::fs::read(temp.folder.path().join(&name)).unwrap();
            for word in ["Zenobia", "Sesamo apriti", "Belzebù qui"] {
                if bytes.windows(word.len()).any(|window| window == word.as_bytes()) {
                    found.push(format!("{word} in {name}"));
                }
            }
        }
        found
    };
    assert!(!found().is_empty());
    temp.store.delete_guest(me).await.unwrap();
    assert_eq!(found(), [""; 0], "while it runs");
    temp.store.close().await;
    assert_eq!(found(), [""; 0], "after the end");
}

#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let temp = open().await;
    temp.guest(1).await;
    let modes = |temp: &Temp| -> Vec<u32> {
        let path = temp.folder.path();
        let mode = |name: &String| path.join(name).metadata().unwrap().permissions().mode() & 0o777;
        files(temp).iter().map(mode).collect()
    };
    assert_eq!(modes(&temp), [0o600; 3], "{:?}", files(&temp));
    temp.store.close().await;
    let path = temp.folder.path().join("test.sqlite");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    let temp = temp.reopen().await;
    assert_eq!(modes(&temp), [0o600; 3], "a file of older days is closed to others");
}

#[tokio::test]
async fn files_that_were_removed_are_noticed_before_anything_is_answered() {
    for name in ["test.sqlite", "test.sqlite-wal"] {
        let temp = open().await;
        let host = temp.guest(1).await;
        temp.store.save_rooms(vec![room("r", host)]).await.unwrap();
        temp.store.ready().await.unwrap();
        std::fs::remove_file(temp.folder.path().join(name)).unwrap();
        assert!(matches!(temp.store.ready().await, Err(StoreError::Removed)), "{name}");
        assert!(matches!(temp.store.append(step("r", 1, None)).await, Err(StoreError::Removed)), "{name}");
    }
}

#[tokio::test]
async fn being_ready_is_shown_by_writing() {
    let temp = open().await;
    temp.store.ready().await.unwrap();
    let log = temp.folder.path().join("test.sqlite-wal");
    let before = log.metadata().unwrap().len();
    temp.store.ready().await.unwrap();
    assert!(log.metadata().unwrap().len() > before, "the log has grown");
}

#[tokio::test]
async fn a_damaged_file_is_called_damaged_and_a_newer_one_newer() {
    let temp = open().await;
    let host = temp.guest(1).await;
    temp.store.save_rooms(vec![room("r", host)]).await.unwrap();
    temp.store.close().await;
    let path = temp.folder.path().join("test.sqlite");
    let whole = std::fs::read(&path).unwrap();

    for (from, to) in [(0, 16), (100, 4096), (4096, whole.len())] {
        let mut broken = whole.clone();
        broken[from..to].fill(0xa5);
        std::fs::write(&path, &broken).unwrap();
        let opened = SqliteStore::open(&path).await;
        assert!(matches!(opened, Err(StoreError::Damaged(_))), "{from}..{to}: {opened:?}");
        assert_eq!(std::fs::read(&path).unwrap(), broken, "it is left as it was");
    }
    std::fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    let opened = SqliteStore::open(&path).await;
    assert!(matches!(opened, Err(StoreError::Damaged(_))), "half a file: {opened:?}");

    std::fs::write(&path, &whole).unwrap();
    let newer = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', 0, 1, x'00', 0)";
    let mut connection = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    assert!(matches!(SqliteStore::open(&path).await, Err(StoreError::Newer(_))));
}

#[tokio::test]
async fn links_follow_their_seat_when_seats_are_renumbered() {
    let temp = open().await;
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

#[tokio::test]
async fn a_link_is_used_up_with_the_change_that_it_makes_or_not_at_all() {
    let temp = open().await;
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
