//! Systems of linear equations.

/// Solves a system of equations by elimination, with the largest pivot of each column. `rows` has as many numbers in
/// each row as there are numbers on the `right`.
pub(crate) fn solve(rows: &mut [f64], right: &[f64]) -> Vec<f64> {
    let n = right.len();
    let mut right = right.to_vec();
    for column in 0..n {
        let size = |row: usize| f64::abs(rows[row * n + column]);
        let pivot = (column..n).fold(column, |best, row| if size(row) > size(best) { row } else { best });
        for k in 0..n {
            rows.swap(column * n + k, pivot * n + k);
        }
        right.swap(column, pivot);
        for row in column + 1..n {
            let factor = rows[row * n + column] / rows[column * n + column];
            for k in column..n {
                rows[row * n + k] -= factor * rows[column * n + k];
            }
            right[row] -= factor * right[column];
        }
    }
    for row in (0..n).rev() {
        let known: f64 = (row + 1..n).map(|k| rows[row * n + k] * right[k]).sum();
        right[row] = (right[row] - known) / rows[row * n + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved_whatever_the_order_of_its_rows() {
        // y = 3, x + 2y = 7.
        assert_eq!(solve(&mut [0.0, 1.0, 1.0, 2.0], &[3.0, 7.0]), [1.0, 3.0]);
        assert_eq!(solve(&mut [1.0, 2.0, 0.0, 1.0], &[7.0, 3.0]), [1.0, 3.0]);
    }
}
