//! How a room begins: opened by a guest, dealt for a day, or once more with the same people.

use boardgame::{Part, Seat, SeatSet, Seed};
use games::Options;
use serde_json::{Map, Value};

use crate::parts::hash;
use crate::seats::{Person, Sitter, free_puppet};
use crate::{
    Change, Core, DOOR_GOOD, GameEntry, GuestId, Millis, Refusal, Room, RoomId, Status, Tempo, Version,
};

/// What is drawn for a new room.
#[derive(Clone, Debug)]
pub struct Fresh {
    pub id: RoomId,
    /// Where others shall find it by a short code.
    pub code: Option<String>,
    pub seed: Seed,
    /// Whether the seats may have a part in the deal: not where it is known already.
    pub shared: bool,
}

/// Who opens a room.
#[derive(Clone, Copy, Debug)]
pub struct Host<'a> {
    pub guest: GuestId,
    pub name: &'a str,
    pub puppet: &'a str,
}

/// What is asked of a new room.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// As many as the game allows, unless it starts at once.
    pub seats: Option<u8>,
    /// What is not named is as usual.
    pub options: Map<String, Value>,
    /// The names of the seats that the host takes; by default one, under their own name.
    pub mine: Option<Vec<String>>,
    /// The bots on the next seats.
    pub bots: Vec<String>,
    /// Whether it is to begin at once.
    pub start: bool,
    /// Let steps be taken back; only where one plays alone.
    pub practice: bool,
    pub tempo: Tempo,
    /// What these seats promise to put into the deal; left out where seats have no part in it.
    pub hashes: Vec<String>,
}

impl Room<Options> {
    /// A room with the host on the first seats and bots on the next ones.
    pub fn open(
        game: &GameEntry,
        host: Host<'_>,
        asked: Asked,
        fresh: Fresh,
        now: Millis,
    ) -> Result<Room<Options>, Refusal> {
        let mine = asked.mine.unwrap_or_else(|| vec![host.name.to_owned()]);
        if mine.is_empty() {
            return Err(Refusal::Bad("mine"));
        }
        let info = &game.info;
        let taken = u8::try_from(mine.len() + asked.bots.len()).map_err(|_| Refusal::Full)?;
        if taken > info.max_seats {
            return Err(Refusal::Full);
        }
        if asked.start && taken < info.min_seats {
            return Err(Refusal::TooFew(info.min_seats));
        }
        let count = asked.seats.unwrap_or(if asked.start { taken } else { info.max_seats });
        if !(info.min_seats..=info.max_seats).contains(&count) || count < taken {
            return Err(Refusal::Bad("seats"));
        }
        if asked.practice && count != 1 {
            return Err(Refusal::Bad("practice"));
        }
        if asked.hashes.len() > mine.len() {
            return Err(Refusal::Bad("hashes"));
        }
        let promise = |(seat, digits): (Seat, &String)| Ok(Part { seat, hash: hash(digits)?, part: None });
        let promised = Seat::all(count).zip(&asked.hashes).map(promise).collect::<Result<_, Refusal>>()?;
        let mut seats: Vec<Sitter> = Vec::with_capacity(usize::from(count));
        for name in mine {
            let puppet = free_puppet(&seats, Some(host.puppet));
            seats.push(Sitter::Person(Person::new(host.guest, name, puppet)));
        }
        for bot in asked.bots {
            game.check_bot(&bot)?;
            seats.push(Sitter::Bot { bot, puppet: free_puppet(&seats, None) });
        }
        seats.resize(usize::from(count), Sitter::Free);
        let options = game.game.options(&Value::Object(asked.options), count)?;
        let shared = fresh.shared && !asked.practice;
        let mut room = Room::new(game, host.guest, options, seats, fresh, now);
        (room.practice, room.tempo) = (asked.practice, asked.tempo);
        game.check_tempo(asked.tempo)?;
        game.rest_own_clock(&mut room)?;
        room.parts = shared.then_some(promised);
        Ok(room)
    }

    /// The room in which a guest plays the deal of a day, as the playbill has it.
    pub fn daily(
        game: &GameEntry,
        host: Host<'_>,
        day: i64,
        fresh: Fresh,
        now: Millis,
    ) -> Result<Room<Options>, Refusal> {
        let (daily, options) = game.game.daily().ok_or(Refusal::Bad("game"))?;
        let mut bots = daily.bots.iter();
        let mut seats: Vec<Sitter> = Vec::with_capacity(usize::from(daily.seats()));
        for seat in Seat::all(daily.seats()) {
            seats.push(if seat == daily.seat {
                let puppet = free_puppet(&seats, Some(host.puppet));
                Sitter::Person(Person::new(host.guest, host.name.to_owned(), puppet))
            } else {
                let bot = bots.next().expect("a bot for every other seat");
                Sitter::Bot { bot: (*bot).to_owned(), puppet: free_puppet(&seats, None) }
            });
        }
        let room = Room::new(game, host.guest, options, seats, fresh, now);
        Ok(Room { door_closes: now, daily: Some(day), ..room })
    }

    /// The same people again; seats of people who have gone are played by the bots that stood in for them.
    pub fn rematch(&self, game: &GameEntry, host: GuestId, fresh: Fresh, now: Millis) -> Room<Options> {
        let mut seats: Vec<Sitter> = Vec::with_capacity(self.seats.len());
        for sitter in &self.seats {
            let puppet = free_puppet(&seats, sitter.puppet());
            seats.push(match sitter {
                Sitter::Person(person) if !person.gone => {
                    Sitter::Person(Person::new(person.guest, person.name.clone(), puppet))
                }
                sitter => match sitter.bot() {
                    Some(bot) => Sitter::Bot { bot: bot.to_owned(), puppet },
                    None => Sitter::Free,
                },
            });
        }
        let options = game.chosen(self.options.json(), self.count());
        let shared = fresh.shared && !self.practice;
        let mut room = Room::new(game, host, options, seats, fresh, now);
        (room.practice, room.deck, room.tempo) = (self.practice, self.deck.clone(), self.tempo);
        room.parts = shared.then(Vec::new);
        room.pass_host_on();
        room
    }

    pub(crate) fn new(
        game: &GameEntry,
        host: GuestId,
        options: Options,
        seats: Vec<Sitter>,
        fresh: Fresh,
        now: Millis,
    ) -> Room<Options> {
        Room {
            id: fresh.id,
            version: Version::NEW,
            code: fresh.code,
            door_closes: now + DOOR_GOOD,
            shut: false,
            hides_code: false,
            game: game.info.id.to_owned(),
            rules: game.info.rules,
            options,
            seed: fresh.seed,
            parts: None,
            dealing: None,
            status: Status::Open,
            host: Some(host),
            waiting: SeatSet::EMPTY,
            outcome: None,
            rematch: None,
            created: now,
            touched: now,
            practice: false,
            taken_back: 0,
            daily: None,
            deck: None,
            what_if: None,
            tempo: Tempo::Sitting,
            tempo_since: now,
            seats,
            beside: Vec::new(),
        }
    }
}

impl Core {
    /// The same people again. Asked twice, it is the same room.
    pub(crate) fn rematch(&self, guest: GuestId, fresh: &Fresh, now: Millis) -> Result<Change, Refusal> {
        let room = &self.room;
        room.check_member(guest)?;
        match (room.status, &room.rematch) {
            (Status::Open | Status::Playing, _) => Err(Refusal::NotOver),
            (Status::Over, Some(_)) => Ok(Change::Nothing),
            (Status::Over, None) => {
                Ok(Change::Rematch(Box::new(room.rematch(&self.game, guest, fresh.clone(), now))))
            }
        }
    }
}
