/** A measured value and its budget. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly budget: number;
  readonly unit: string;
  /** A score must reach its budget; any other value must not exceed it. */
  readonly isScore?: boolean;
}

export function isMissed({ value, budget, isScore = false }: Figure): boolean {
  return isScore ? value < budget : value > budget;
}

/** Figures are printed one by one, so the column widths are fixed. */
const NAME_WIDTH = 60;

export function formatFigure(figure: Figure): string {
  const { name, value, budget, unit } = figure;
  const places = unit === '' && !Number.isInteger(value) ? 3 : 1;
  const numbers = `${value.toFixed(places).padStart(8)} of ${String(budget).padStart(4)} ${unit}`;
  return `${name.padEnd(NAME_WIDTH)}  ${numbers}${isMissed(figure) ? '  MISSED' : ''}`;
}

/** Called with figures as soon as they are measured, because measuring all of them takes minutes. */
export type Report = (figures: readonly Figure[]) => void;

/** The median; infinity if there are no values, so that a failed measurement exceeds its budget. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}
