//! Everything that can break breaks while programs play, for a short while each; nobody is told an untruth, and every
//! room goes on. `make bench` does the same for longer.

use std::path::Path;
use std::time::Duration;

use checker::{Answer, Violation, check};
use faults::{Course, Kind};

const EACH: Duration = Duration::from_secs(3);

async fn course(kind: Kind) -> Course {
    let course = faults::run(Path::new(env!("CARGO_BIN_EXE_ludoteca")), kind, EACH).await;
    assert_eq!(course.violations(), [], "after {:?}", course.faults);
    assert!(course.answered() > 10 * course.faults.len(), "{} moves", course.answered());
    for (fault, put_off) in &course.faults {
        let known = ["error-not-stored", "error-unsure", "error-stopping"];
        assert!(put_off.keys().all(|reason| known.contains(&&**reason)), "{fault:?}: {put_off:?}");
        assert!(
            !fault.refuses() || put_off.contains_key(known[0]),
            "{fault:?} has stopped nobody: {put_off:?}"
        );
    }
    // Elsewhere they are left out, and the long form says so.
    let root = std::fs::metadata("/proc/self").is_ok_and(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0);
    assert!(!root || course.left_out.is_empty(), "{:?}", course.left_out);
    course
}

#[tokio::test(flavor = "multi_thread")]
async fn one_server_tells_no_untruth_whatever_breaks() {
    let mut histories = course(Kind::Alone).await.histories;

    // What really happened, with one thing changed, is found out.
    let history = histories.iter_mut().find(|history| !history.others_play).unwrap();
    let kinds = |history: &checker::History| -> Vec<&'static str> {
        check(history).iter().map(Violation::kind).collect()
    };
    let last = history.stored.len() - 1;
    let mut lost = history.clone();
    lost.stored.remove(last);
    assert!(kinds(&lost).contains(&"lost"));
    let mut twice = history.clone();
    twice.stored[last].key = twice.stored[last - 1].key.clone();
    assert!(kinds(&twice).contains(&"duplicated"));
    let mut turned = history.clone();
    turned.stored.swap(last, last - 1);
    assert!(kinds(&turned).contains(&"re-ordered"));
    let mut made_up = history.clone();
    made_up.stored[last].key = Some("nobody's".to_owned());
    assert!(kinds(&made_up).contains(&"phantom"));
    let mut refused = history.clone();
    let asked = refused.asked.iter_mut().rfind(|asked| matches!(asked.answer, Answer::Step(_))).unwrap();
    asked.answer = Answer::Refused("error-stale".to_owned());
    assert!(kinds(&refused).contains(&"refused-but-stored"));
    let told = history.streams.iter_mut().find_map(|stream| stream.told.last_mut()).unwrap();
    told.seat = told.seat.map(|seat| 1 - seat);
    assert!(kinds(history).contains(&"diverging"));
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_tell_no_untruth_whatever_breaks() {
    course(Kind::Nodes).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_mends_anything_all_is_stuck() {
    let found = faults::run_without_mending(Path::new(env!("CARGO_BIN_EXE_ludoteca"))).await;
    assert_eq!(found.iter().map(Violation::kind).collect::<Vec<_>>(), ["stuck"; 2]);
}
