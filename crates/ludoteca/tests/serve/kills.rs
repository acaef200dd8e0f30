//! Kill after kill, and nothing that was answered is lost.

use crate::process::ludoteca;

#[test]
fn no_answered_move_is_lost_over_twenty_kills() {
    let output = ludoteca().args(["bench", "--only", "kills", "--kills", "20"]).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("After 20 kills"), "{said}");
    let numbers: Vec<u64> =
        said.split(|char: char| !char.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
    let [_, in_flight, answered, ..] = numbers[..] else { panic!("{said}") };
    assert!(in_flight >= 20, "moves were under way at every kill: {said}");
    assert!(answered >= 200, "the server was under load: {said}");
}
