//! The Debian package: what is in it, and that a newer one over an older one keeps what people have.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn run(command: &mut Command) -> String {
    let Output { status, stdout, stderr } = command.output().unwrap();
    assert!(status.success(), "{command:?}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap()
}

fn package(folder: &Path, version: &str) -> PathBuf {
    let mut make = Command::new(root().join("tools/debian-package"));
    make.arg(folder).env("LUDOTECA", env!("CARGO_BIN_EXE_ludoteca"));
    run(make.env("VERSION", version).env("COMPRESSION", "1"));
    let architecture = run(Command::new("dpkg").arg("--print-architecture"));
    folder.join(format!("ludoteca_{version}_{}.deb", architecture.trim()))
}

#[test]
fn a_package_holds_the_program_and_its_service_and_leaves_what_people_have() {
    let folder = tempfile::tempdir().unwrap();
    let [older, newer] = ["0.9.0", "0.10.0"].map(|version| package(folder.path(), version));
    let field = |name: &str| run(Command::new("dpkg-deb").arg("--field").arg(&newer).arg(name));
    assert_eq!(field("Package").trim(), "ludoteca");
    assert_eq!(field("Version").trim(), "0.10.0");
    let contents = run(Command::new("dpkg-deb").arg("--contents").arg(&newer));
    for path in ["./usr/bin/ludoteca", "./lib/systemd/system/ludoteca.service", "./etc/default/ludoteca"] {
        assert!(contents.lines().any(|line| line.ends_with(path)), "{path}: {contents}");
    }
    assert!(contents.lines().all(|line| line.contains("root/root")), "{contents}");

    // A machine of its own in a folder, without scripts: they speak to a systemd that is not there.
    let machine = folder.path().join("machine");
    for made in ["var/lib/dpkg/info", "var/lib/dpkg/updates", "var/lib/ludoteca"] {
        std::fs::create_dir_all(machine.join(made)).unwrap();
    }
    for made in ["var/lib/dpkg/status", "var/lib/dpkg/available"] {
        std::fs::write(machine.join(made), "").unwrap();
    }
    std::fs::write(machine.join("var/lib/ludoteca/ludoteca.db"), "games").unwrap();
    let install = |deb: &Path| {
        let mut dpkg = Command::new("dpkg");
        dpkg.arg("--root").arg(&machine).args(["--force-depends", "--force-script-chrootless", "--unpack"]);
        run(dpkg.arg(deb))
    };
    install(&older);
    std::fs::write(machine.join("etc/default/ludoteca"), "LUDOTECA_LISTEN=127.0.0.1:9000\n").unwrap();
    install(&newer);
    assert_eq!(std::fs::read_to_string(machine.join("var/lib/ludoteca/ludoteca.db")).unwrap(), "games");
    let options = std::fs::read_to_string(machine.join("etc/default/ludoteca")).unwrap();
    assert!(options.contains("9000"), "{options}");
    let program = run(Command::new(machine.join("usr/bin/ludoteca")).arg("--version"));
    assert!(program.starts_with("ludoteca "), "{program}");
}
