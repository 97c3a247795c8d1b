import type { Matchup } from './batch.ts';
import type { Conditions } from './conditions.ts';
import { type Measurement, measure, type Plan } from './measure.ts';
import { Progress } from './progress.ts';

/** The names of the two line-ups. */
export interface Names {
  readonly a: string;
  readonly b: string;
}

/** Measures two line-ups and shows a progress bar. */
export async function compare(names: Names, { settings }: Conditions, plan: Plan): Promise<Measurement> {
  const matchup: Matchup = { ...names, ...settings };
  const progress = new Progress(`${names.a} against ${names.b}`, plan.deals);
  try {
    return await measure(matchup, plan, (deals) => progress.show(deals));
  } finally {
    progress.end();
  }
}
