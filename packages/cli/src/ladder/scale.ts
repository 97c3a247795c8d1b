import { WIDTH_95 } from '../arena/statistics.ts';

/** The result of a meeting: `a` is better than `b` by `mean`, with a standard error. */
export interface Difference {
  readonly a: string;
  readonly b: string;
  readonly mean: number;
  readonly error: number;
}

export interface Grade {
  readonly name: string;
  readonly value: number;
  /** Half the width of the 95% confidence interval of the distance to the anchor. */
  readonly margin: number;
}

/** The minimum error: two bots with identical play have no spread, and their result must not outweigh all others. */
const MIN_ERROR = 0.01;

/**
 * One number per bot that fits all differences by weighted least squares, with the anchor at 0 and the best bot
 * first. Every bot must be linked to the anchor by meetings.
 */
export function fitScale(differences: readonly Difference[], anchor: string): Grade[] {
  const names = [...new Set(differences.flatMap(({ a, b }) => [a, b]))].filter((name) => name !== anchor);
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const matrix = names.map(() => names.map(() => 0));
  const right = names.map(() => 0);
  for (const { a, b, mean, error } of differences) {
    const weight = 1 / Math.max(error, MIN_ERROR) ** 2;
    const [up, down] = [indexOf.get(a), indexOf.get(b)];
    if (up !== undefined) matrix[up]![up]! += weight;
    if (down !== undefined) matrix[down]![down]! += weight;
    if (up !== undefined && down !== undefined) {
      matrix[up]![down]! -= weight;
      matrix[down]![up]! -= weight;
    }
    if (up !== undefined) right[up]! += weight * mean;
    if (down !== undefined) right[down]! -= weight * mean;
  }
  const covariance = inverse(matrix);
  const grades = names.map((name, index) => ({
    name,
    value: covariance[index]!.reduce((sum, entry, column) => sum + entry * right[column]!, 0),
    margin: WIDTH_95 * Math.sqrt(covariance[index]![index]!),
  }));
  return [...grades, { name: anchor, value: 0, margin: 0 }].sort((a, b) => b.value - a.value);
}

/** Gauss–Jordan; the matrix is symmetric and positive definite, so no pivot is zero. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...matrix.map((_, column) => (column === index ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = rows[pivot]![pivot]!;
    rows[pivot] = rows[pivot]!.map((entry) => entry / scale);
    for (let index = 0; index < size; index++) {
      if (index === pivot) continue;
      const factor = rows[index]![pivot]!;
      rows[index] = rows[index]!.map((entry, column) => entry - factor * rows[pivot]![column]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
