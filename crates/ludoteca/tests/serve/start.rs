//! Starting and stopping: where it can be found, and what it says when it cannot start.

use std::net::TcpListener;
use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::process::{Person, Served, ludoteca, refused};

fn said(output: &std::process::Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[tokio::test]
async fn it_says_where_it_is_and_keeps_what_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("deep").join("data");
    let served = Served::over(&data);
    assert!(served.greeting.contains(&data.display().to_string()), "{}", served.greeting);
    assert!(data.join("ludoteca.db").exists());
    for path in ["/healthz", "/readyz", "/api/games", "/api/openapi.json"] {
        assert_eq!(reqwest::get(format!("{}{path}", served.url)).await.unwrap().status(), 200, "{path}");
    }
    let mut person = Person::new(&served.url).await;
    person.play().await;
    let stream = person.get(&format!("/api/rooms/{}/events?seat=0", person.room)).await;
    assert!(served.terminate().contains("Stopped"), "with a stream open it stops all the same");
    let heard = tokio::time::timeout(Duration::from_secs(10), stream.text()).await.unwrap().unwrap();
    assert!(heard.contains("event: bye"));

    let served = Served::over(&data);
    let room = reqwest::get(format!("{}/api/rooms/{}", served.url, person.room)).await.unwrap();
    assert_eq!(room.status(), 200);
}

/// Debug builds alone can be told what rooms are dealt from.
#[cfg(debug_assertions)]
#[tokio::test]
async fn chance_can_be_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = ludoteca();
    command.args(["serve", "--seed", "5", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path());
    let served = Served::start(command);
    let person = Person::new(&served.url).await;
    let room: serde_json::Value =
        person.get(&format!("/api/rooms/{}", person.room)).await.json().await.unwrap();
    assert_eq!(room["commitment"], boardgame::Seed::of_number(5).commitment());
}

#[test]
fn it_listens_to_the_network_or_to_this_machine_alone() {
    let folder = tempfile::tempdir().unwrap();
    let start = |listen: &str| {
        let mut command = ludoteca();
        command.args(["serve", "--listen", listen, "--data"]).arg(folder.path());
        Served::start(command)
    };
    let here = start("127.0.0.1:0");
    assert!(!here.greeting.contains("phones"), "{}", here.greeting);
    drop(here);
    let everywhere = start("0.0.0.0:0");
    let phones = everywhere.greeting.lines().find(|line| line.contains("phones"));
    assert!(phones.is_none_or(|line| !line.contains("0.0.0.0") && !line.contains("127.0.0.1")), "{phones:?}");
}

/// What an owner of the box writes down is read at the start; a room that is played with it waits while it is away.
#[tokio::test]
async fn u38_own_cards_are_named_and_waited_for() {
    let with_own = games::ALL.iter().find_map(|game| Some((game.info().id, game.own()?)));
    let (id, own) = with_own.expect("some game can be played with a box of one's own");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(own.file);
    let box_of = |sticks_of_nine: u8| {
        let rest = "2 3 1 0 2\n3 3 1 0 2\n4 2 1 0 2\n5 2 1 0 2\n6 2 1 0 2\n7 1 1 0 2\n8 1 1 0 2";
        format!("title: Our box\n1 4 1 0 2\n{rest}\n9 {sticks_of_nine} 1 0 2\n")
    };
    std::fs::write(&file, box_of(3)).unwrap();
    let wrong = refused(&["--listen", "127.0.0.1:0", "--data", folder.path().to_str().unwrap()]);
    for words in [own.file, "Gun-sen: a 9 has one stick", "Mai-ougi: a 5 has more sticks than a 9"] {
        assert!(said(&wrong).contains(words), "{words}: {}", said(&wrong));
    }

    std::fs::write(&file, box_of(1)).unwrap();
    let served = Served::over(folder.path());
    let games: Value = reqwest::get(format!("{}/api/games", served.url)).await.unwrap().json().await.unwrap();
    let named = games.as_array().unwrap().iter().find(|game| game["id"] == id).unwrap();
    assert_eq!(named["own"], "Our box");
    let person = Person::new(&served.url).await;
    let room = person.post("/api/rooms", json!({ "game": id, "mine": ["A", "B"], "start": true })).await;
    assert!(room["options"]["faces"].is_string(), "{room}");
    let look = format!("/api/rooms/{}", room["id"].as_str().unwrap());
    assert_eq!(person.get(&look).await.status(), 200);
    served.terminate();

    let away = folder.path().join("away");
    std::fs::rename(&file, &away).unwrap();
    let served = Served::over(folder.path());
    let waits = reqwest::get(format!("{}{look}", served.url)).await.unwrap();
    assert_eq!(waits.status(), 503);
    assert_eq!(waits.json::<Value>().await.unwrap()["code"], "error-not-brought");
    served.terminate();
    std::fs::rename(&away, &file).unwrap();
    let served = Served::over(folder.path());
    assert_eq!(reqwest::get(format!("{}{look}", served.url)).await.unwrap().status(), 200);
}

#[test]
fn a_busy_port_is_said_with_a_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let busy = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = busy.local_addr().unwrap().to_string();
    let output = refused(&["--listen", &address, "--data", folder.path().to_str().unwrap()]);
    let said = said(&output);
    assert!(
        said.contains(&busy.local_addr().unwrap().port().to_string()) && said.contains("--listen"),
        "{said}"
    );
}

#[test]
fn a_data_folder_in_use_or_out_of_reach_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::over(folder.path());
    let in_use = refused(&["--listen", "127.0.0.1:0", "--data", folder.path().to_str().unwrap()]);
    assert!(said(&in_use).contains("Another Ludoteca"), "{}", said(&in_use));
    drop(served);
    assert!(Path::new("/proc/version").exists());
    let nowhere = refused(&["--listen", "127.0.0.1:0", "--data", "/proc/version/data"]);
    assert!(
        said(&nowhere).contains("/proc/version/data") && said(&nowhere).contains("--data"),
        "{}",
        said(&nowhere)
    );
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ludoteca.db");
    std::fs::write(&path, "not a database at all, but somebody's letter").unwrap();
    let output = refused(&["--listen", "127.0.0.1:0", "--data", folder.path().to_str().unwrap()]);
    assert!(said(&output).contains("ludoteca.db") && said(&output).contains("damaged"), "{}", said(&output));
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("not a database"));
}

#[tokio::test]
async fn a_damaged_database_is_called_damaged_and_what_to_do_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::over(folder.path());
    Person::new(&served.url).await;
    served.terminate();
    let path = folder.path().join("ludoteca.db");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[200..].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    let output = refused(&["--listen", "127.0.0.1:0", "--data", folder.path().to_str().unwrap()]);
    let said = said(&output);
    assert!(said.contains("damaged") && said.contains("backup") && !said.contains("newer"), "{said}");
}

#[tokio::test]
async fn after_a_stop_there_is_one_file_that_nobody_else_may_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let served = Served::over(&data);
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let person = Person::new(&served.url).await;
    let names = || -> Vec<String> {
        let entries = data.read_dir().unwrap().map(|entry| entry.unwrap());
        let mut names: Vec<String> = entries
            .map(|entry| {
                assert_eq!(mode(&entry.path()), 0o600, "{:?}", entry.path());
                entry.file_name().into_string().unwrap()
            })
            .collect();
        names.sort();
        names
    };
    assert_eq!(names(), ["ludoteca.db", "ludoteca.db-shm", "ludoteca.db-wal", "ludoteca.lock"]);
    served.terminate();
    assert_eq!(names(), ["ludoteca.db", "ludoteca.lock"]);

    // That one file is all that a backup needs.
    let other = folder.path().join("other");
    std::fs::create_dir(&other).unwrap();
    std::fs::copy(data.join("ludoteca.db"), other.join("ludoteca.db")).unwrap();
    let served = Served::over(&other);
    let room = reqwest::get(format!("{}/api/rooms/{}", served.url, person.room)).await.unwrap();
    assert_eq!(room.status(), 200);
}

#[tokio::test]
async fn metrics_are_told_where_the_host_wants_them_and_nowhere_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = ludoteca();
    command.args(["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data"]);
    command.arg(folder.path());
    let served = Served::start(command);
    let (_, rest) = served.greeting.split_once("looks after it: ").unwrap();
    let told = reqwest::get(rest.lines().next().unwrap()).await.unwrap().text().await.unwrap();
    assert!(told.contains("ludoteca_streams_open 0"), "{told}");
    let site = |path: &str| reqwest::get(format!("{}{path}", served.url));
    assert_eq!(site("/metrics").await.unwrap().status(), 404);
    let elsewhere = rest.lines().next().unwrap().replace("/metrics", "/api/games");
    assert_eq!(reqwest::get(elsewhere).await.unwrap().status(), 404, "nothing else is told there");
}

#[tokio::test]
async fn on_a_full_disk_it_is_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    // No file may grow beyond 1000 blocks of 1024 bytes; the signal by which the system says so is not the end.
    let limited = "ulimit -f 1000; exec \"$0\" \"$@\"";
    let mut command = std::process::Command::new("bash");
    command.args(["-c", limited, env!("CARGO_BIN_EXE_ludoteca")]).env("LC_ALL", "en");
    command.env("LUDOTECA_LOG", "off");
    command.args(["serve", "--no-limits", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path());
    let served = Served::start(command);
    let ready = || async { reqwest::get(format!("{}/readyz", served.url)).await.unwrap().status() };
    assert_eq!(ready().await, 200);
    let http = reqwest::Client::new();
    let mut full = false;
    for number in 0..2_000 {
        let body = serde_json::json!({ "name": format!("Marta {number}") });
        let reply = http.post(format!("{}/api/tokens", served.url)).json(&body).send().await.unwrap();
        if reply.status() == 503 {
            full = true;
            break;
        }
    }
    assert!(full, "the disk is full");
    let deadline = std::time::Instant::now() + Duration::from_secs(20);
    while ready().await != 503 {
        assert!(std::time::Instant::now() < deadline, "it says that it is ready, and is not");
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_flood_is_a_few_lines_in_the_log_that_say_where_it_comes_from() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut command = ludoteca();
    command.env_remove("LUDOTECA_LOG").stderr(std::fs::File::create(&log).unwrap());
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path().join("data"));
    let served = Served::start(command);
    let http = reqwest::Client::new();
    let mut refused = 0;
    for _ in 0..500 {
        let body = serde_json::json!({ "name": "Marta" });
        let reply = http.post(format!("{}/api/tokens", served.url)).json(&body).send().await.unwrap();
        refused += u32::from(reply.status() == 429);
    }
    assert!(refused > 300, "{refused}");
    served.terminate();
    let log = std::fs::read_to_string(&log).unwrap();
    let lines: Vec<&str> = log.lines().filter(|line| line.contains("error-too-fast")).collect();
    assert!((1..=100).contains(&lines.len()), "{} lines", lines.len());
    assert!(lines.iter().all(|line| line.contains("127.0.0.1")), "{}", lines[0]);
}

#[test]
fn a_file_and_the_environment_say_how_it_runs_and_health_says_how_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ludoteca.toml");
    let (told, kept) = (folder.path().join("told"), folder.path().join("kept"));
    std::fs::write(&file, format!("listen = \"127.0.0.1:0\"\ndata = {told:?}\nbot-pause = 0\n")).unwrap();
    let mut command = ludoteca();
    // The environment stands over the file.
    command
        .args(["serve", "--config"])
        .arg(&file)
        .env("LUDOTECA_DATA", &kept)
        .env("LUDOTECA_LOG_JSON", "yes");
    let served = Served::start(command);
    assert!(kept.join("ludoteca.db").exists() && !told.exists(), "{}", served.greeting);

    let address = served.url.strip_prefix("http://").unwrap().to_owned();
    let health = || ludoteca().args(["health", &address]).output().unwrap();
    assert!(health().status.success());
    drop(served);
    let output = health();
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains(&address), "{}", said(&output));
}

#[test]
fn a_setting_that_is_not_understood_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ludoteca.toml");
    std::fs::write(&file, "listen = \"nowhere\"\n").unwrap();
    let refused_with = |text: &str| {
        std::fs::write(&file, text).unwrap();
        said(&refused(&["--config", file.to_str().unwrap()]))
    };
    assert!(refused_with("listen = \"nowhere\"").contains("“nowhere” is not a value for --listen"));
    assert!(refused_with("port = 80").contains("no setting “port”"));
    let output = ludoteca().arg("serve").env("LUDOTECA_METRICS", "loud").output().unwrap();
    assert!(said(&output).contains("“loud” is not a value for --metrics"), "{}", said(&output));
}

#[test]
fn the_unit_runs_this_program() {
    let output = ludoteca().arg("systemd").output().unwrap();
    let unit = String::from_utf8(output.stdout).unwrap();
    assert!(unit.contains(&format!("ExecStart={} serve\n", env!("CARGO_BIN_EXE_ludoteca"))), "{unit}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ludoteca.service");
    std::fs::write(&file, unit).unwrap();
    let judged = std::process::Command::new("systemd-analyze").arg("verify").arg(&file).output().unwrap();
    assert!(judged.status.success() && judged.stderr.is_empty(), "{}", said(&judged));
}

#[tokio::test]
async fn a_household_makes_its_own_certificate() {
    let folder = tempfile::tempdir().unwrap();
    let tls = folder.path().join("tls");
    let make = || {
        let output =
            ludoteca().args(["tls", "localhost", "127.0.0.1", "--folder"]).arg(&tls).output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
        [tls.join("authority.pem"), tls.join("server.pem")].map(|path| std::fs::read(path).unwrap())
    };
    let [authority, first] = make();
    let [kept, second] = make();
    assert_eq!(authority, kept, "phones that trust it go on to");
    assert_ne!(first, second);
    let private =
        std::os::unix::fs::PermissionsExt::mode(&tls.join("server.key").metadata().unwrap().permissions());
    assert_eq!(private & 0o077, 0);

    let mut command = ludoteca();
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path().join("data"));
    command.arg("--tls-cert").arg(tls.join("server.pem")).arg("--tls-key").arg(tls.join("server.key"));
    let served = Served::start(command);
    assert!(served.greeting.contains("https://localhost:"), "{}", served.greeting);
    let address = served.url.strip_prefix("http://").unwrap();
    assert!(
        crate::sealed::get(address, &tls.join("authority.pem"), "/healthz").await.starts_with("HTTP/1.1 200")
    );
}
