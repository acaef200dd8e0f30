//! Different cards for different psychics: the choice whose sum is greatest (Kuhn's Hungarian method).

use super::listener::OfKind;

/// Chances below this are all alike: what is impossible stays the last resort.
const LEAST: f32 = -50.0;

/// One column for each row, all different, so that the sum of the chosen numbers is as large as can be.
pub(crate) fn assign(rows: &[OfKind]) -> Vec<usize> {
    let (n, m) = (rows.len(), rows.first().map_or(0, |row| row.len()));
    let cost = |row: usize, column: usize| -rows[row - 1][column - 1].max(LEAST);
    // Rows and columns are counted from 1; column 0 stands for the row that is being placed.
    let mut row_price = vec![0.0f32; n + 1];
    let mut column_price = vec![0.0f32; m + 1];
    let mut holder = vec![0usize; m + 1];
    for row in 1..=n {
        holder[0] = row;
        let mut column = 0;
        let mut slack = vec![f32::INFINITY; m + 1];
        let mut came_from = vec![0usize; m + 1];
        let mut used = vec![false; m + 1];
        loop {
            used[column] = true;
            let current = holder[column];
            let (mut least, mut next) = (f32::INFINITY, 0);
            for other in (1..=m).filter(|other| !used[*other]) {
                let reduced = cost(current, other) - row_price[current] - column_price[other];
                if reduced < slack[other] {
                    (slack[other], came_from[other]) = (reduced, column);
                }
                if slack[other] < least {
                    (least, next) = (slack[other], other);
                }
            }
            for other in 0..=m {
                if used[other] {
                    row_price[holder[other]] += least;
                    column_price[other] -= least;
                } else {
                    slack[other] -= least;
                }
            }
            column = next;
            if holder[column] == 0 {
                break;
            }
        }
        while column != 0 {
            let before = came_from[column];
            holder[column] = holder[before];
            column = before;
        }
    }
    let mut chosen = vec![0; n];
    for column in 1..=m {
        if holder[column] != 0 {
            chosen[holder[column] - 1] = column - 1;
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use boardgame::{GameRng, Seed};

    use super::*;

    /// The best sum by trying everything, with the rows from `row` on and the columns that are not taken.
    fn best(rows: &[OfKind], taken: &mut [bool; 18]) -> f32 {
        let Some((first, rest)) = rows.split_first() else { return 0.0 };
        let mut most = f32::NEG_INFINITY;
        for column in 0..18 {
            if !taken[column] {
                taken[column] = true;
                most = most.max(first[column].max(LEAST) + best(rest, taken));
                taken[column] = false;
            }
        }
        most
    }

    #[test]
    fn no_other_choice_is_better() {
        let mut rng = GameRng::new(Seed::of_number(5), 0);
        for round in 0..60 {
            let rows: Vec<OfKind> = (0..1 + round % 4)
                .map(|_| {
                    std::array::from_fn(|_| match rng.below(9) {
                        0..5 => f32::NEG_INFINITY,
                        _ => -(rng.below(1000) as f32) / 100.0,
                    })
                })
                .collect();
            let chosen = assign(&rows);
            let sum: f32 = chosen.iter().zip(&rows).map(|(column, row)| row[*column].max(LEAST)).sum();
            assert!((sum - best(&rows, &mut [false; 18])).abs() < 1e-3);
            let mut distinct = chosen.clone();
            distinct.sort_unstable();
            distinct.dedup();
            assert_eq!(distinct.len(), chosen.len());
        }
    }
}
