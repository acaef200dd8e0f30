//! The store against a real file and a real server: what is kept, what is refused, and that one bad write harms no other.

#![expect(clippy::unwrap_used, reason = "in a test a panic is the message")]

mod backup;
mod nodes;
mod postgres;
mod scene;
mod sqlite;
mod suite;

/// Runs the same tests against every kind of store.
macro_rules! everywhere {
    ($($module:ident { $($name:ident)+ })+) => {
        // The one that simulations use must be like the others.
        mod in_memory {
            $($(
                #[tokio::test]
                async fn $name() {
                    crate::$module::$name(crate::scene::Temp::memory().await).await;
                }
            )+)+
        }

        mod in_sqlite {
            $($(
                #[tokio::test]
                async fn $name() {
                    crate::$module::$name(crate::scene::Temp::sqlite().await).await;
                }
            )+)+
        }

        mod in_postgres {
            $($(
                #[tokio::test]
                async fn $name() {
                    crate::$module::$name(crate::scene::Temp::postgres().await).await;
                }
            )+)+
        }
    };
}

everywhere! {
    suite {
        what_is_stored_is_there_after_reopening
        a_step_is_played_once_and_a_bad_write_harms_no_other
        an_older_version_of_a_room_is_refused
        who_is_beside_a_seat_is_kept_and_deleted_with_the_guest
        a_door_closes_when_it_is_late_or_the_seats_are_taken
        my_rooms_say_whom_they_wait_for
        a_deleted_guest_leaves_no_name_talk_or_note
        a_name_is_kept_by_one_guest_until_they_drop_it_or_are_deleted
        a_guest_has_several_devices_and_forgets_the_others
        what_is_kept_of_a_guest_is_told_and_of_nobody_else
        a_device_is_called_until_it_goes_or_is_somebody_elses
        a_room_is_opened_with_its_past_and_keeps_its_review
        a_note_can_be_changed_and_removed
        the_sweep_takes_what_is_long_untouched
        a_sweep_never_takes_most_of_what_there_is
        a_mark_stays_until_it_is_moved
        tables_over_days_say_whom_they_wait_for
        a_time_in_which_nobody_ran_is_an_outage
        steps_are_taken_back_and_nobody_goes_on_from_what_is_gone
        a_daily_deal_is_begun_once_and_its_score_is_counted
        the_best_game_of_a_day_is_found
        a_game_that_ends_is_rated_once
        a_guess_counts_once_and_is_kept_without_a_name
        a_secret_stays_the_first_that_was_given
        links_follow_their_seat_when_seats_are_renumbered
        a_link_is_used_up_with_the_change_that_it_makes_or_not_at_all
        what_is_closed_says_so
    }
    nodes {
        of_two_nodes_one_appends_a_step
        of_two_changes_of_a_room_one_is_stored
        who_has_read_what_was_said_has_read_all_before_it
        a_step_is_never_appended_to_what_is_being_taken_back
        nobody_sits_down_who_is_being_deleted
        a_daily_deal_is_begun_at_one_node_only
        a_device_link_is_taken_by_one_device
        a_name_is_kept_at_one_node_only
        riddles_are_those_of_one_node_and_each_guess_counts_once
        who_lives_is_known_to_all
        what_is_rationed_is_counted_together
        how_far_rooms_go_is_told
    }
}
