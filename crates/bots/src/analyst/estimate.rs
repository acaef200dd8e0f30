//! A mean and how far it may be off.

/// A mean over imagined games, with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize)]
pub struct Estimate {
    pub mean: f64,
    pub error: f64,
}

impl Estimate {
    /// The mean of results that differ by `unit` where they differ: as if one more had differed from it by that much, since
    /// a few results that are all the same prove no certainty.
    pub(crate) fn of(results: &[f64], unit: f64) -> Estimate {
        let count = results.len().max(1) as f64;
        let mean = results.iter().sum::<f64>() / count;
        let squares: f64 = results.iter().map(|result| (result - mean).powi(2)).sum();
        Estimate { mean, error: ((squares + unit * unit) / count / count).sqrt() }
    }

    /// The mean of what was counted, with its standard error.
    pub fn over(counted: &[f64]) -> Estimate {
        let count = counted.len().max(2) as f64;
        let mean = counted.iter().sum::<f64>() / counted.len().max(1) as f64;
        let squares: f64 = counted.iter().map(|one| (one - mean).powi(2)).sum();
        Estimate { mean, error: (squares / (count - 1.0) / count).sqrt() }
    }

    pub(crate) fn certain(mean: f64) -> Estimate {
        Estimate { mean, error: 0.0 }
    }

    /// The difference of two that have nothing to do with each other.
    pub fn minus(self, other: Estimate) -> Estimate {
        Estimate { mean: self.mean - other.mean, error: self.error.hypot(other.error) }
    }

    /// The sum of two that have nothing to do with each other.
    pub fn plus(self, other: Estimate) -> Estimate {
        Estimate { mean: self.mean + other.mean, error: self.error.hypot(other.error) }
    }

    /// Whether it is more than nothing beyond doubt.
    pub fn is_clear(self) -> bool {
        self.mean > 2.0 * self.error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_that_are_all_the_same_prove_no_certainty() {
        let sure = Estimate::of(&[1.0; 100], 1.0);
        assert_eq!(sure.mean, 1.0);
        assert!((sure.error - 0.01).abs() < 1e-12);
        let coin = Estimate::of(&[0.0, 1.0].repeat(200), 1.0);
        assert!((coin.error - 0.025).abs() < 1e-3, "{coin:?}");
    }
}
