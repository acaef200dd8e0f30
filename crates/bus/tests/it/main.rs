//! The bus within a process and over a real server: what is told is heard, in order, and nobody waits for anybody.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the message")]

mod nats;
mod suite;

/// Runs the same tests over every kind of bus.
macro_rules! everywhere {
    ($($name:ident)+) => {
        mod in_process {
            use std::sync::Arc;

            $(
                #[tokio::test]
                async fn $name() {
                    let bus = Arc::new(bus::LocalBus::new());
                    crate::suite::$name([bus.clone(), bus.clone(), bus]).await;
                }
            )+
        }

        mod over_nats {
            $(
                #[tokio::test]
                async fn $name() {
                    crate::suite::$name(crate::nats::three(stringify!($name)).await).await;
                }
            )+
        }
    };
}

everywhere! {
    everybody_hears_everything_in_order
    who_listens_late_hears_what_comes
    a_slow_listener_holds_nobody_up_and_notices_by_the_numbers
    every_message_arrives_as_it_was_sent
}
