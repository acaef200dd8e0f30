//! `faults PROGRAM SECONDS`: every fault for so long, with both deployments.

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use faults::Kind;

#[tokio::main]
async fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (Some(program), Some(Ok(seconds))) = (args.next(), args.next().map(|seconds| seconds.parse())) else {
        eprintln!("faults PROGRAM SECONDS");
        return ExitCode::FAILURE;
    };
    let mut all_is_well = true;
    for kind in [Kind::Alone, Kind::Nodes] {
        let course = faults::run(Path::new(&program), kind, Duration::from_secs(seconds)).await;
        let violations = course.violations();
        println!(
            "{kind:?}: {} answered moves through {:?}: {violations:?}",
            course.answered(),
            course.faults
        );
        if !course.left_out.is_empty() {
            println!("{kind:?}: without {:?}, which only root can do", course.left_out);
        }
        all_is_well &= violations.is_empty();
    }
    if all_is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
