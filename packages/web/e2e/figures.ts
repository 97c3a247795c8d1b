/** A measured value and its budget. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly budget: number;
  readonly unit: string;
  /** A score has to reach its budget; everything else has to stay within it. */
  readonly isScore?: boolean;
}

export function isMissed({ value, budget, isScore = false }: Figure): boolean {
  return isScore ? value < budget : value > budget;
}

/** One line per figure, in columns. */
export function formatFigures(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map((figure) => {
      const { name, value, budget, unit } = figure;
      const places = unit === '' && !Number.isInteger(value) ? 3 : 1;
      const numbers = `${value.toFixed(places).padStart(8)} of ${String(budget).padStart(4)} ${unit}`;
      return `${name.padEnd(width)}  ${numbers}${isMissed(figure) ? '  MISSED' : ''}`;
    })
    .join('\n');
}

/** Infinity without values, so that a measurement that failed misses its budget. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}
