import { eloPerPoint } from './elo.ts';
import { type PeopleOptions, SimulatedPeople } from './people.ts';
import type { RatingSystem } from './systems.ts';

/** An error of less than this counts as close. */
const CLOSE = 50;

export interface Measured {
  readonly name: string;
  /** Matches of each person until the root mean square of the errors is below 50; null if it never is. */
  readonly rmsBelow50: number | null;
  /** Until nine in ten are within 50 of their true rating. */
  readonly nineInTen: number | null;
  /** The root mean square of the errors at the end. */
  readonly finalError: number;
  /** The share of people whose true rating is within twice the deviation shown, over all matches from the tenth on. */
  readonly coverage: number;
  /** Until nine in ten are no longer provisional, and until nine in ten may be in the lists. */
  readonly established: number | null;
  readonly listed: number | null;
}

export interface MeasureOptions extends PeopleOptions {
  readonly evenings: number;
}

/** Deviations of people who have hardly played say nothing but how much people differ. */
const FIRST_COVERED = 10;
const CENTRE = 1500;

/** Lets the same people play the same matches in all systems. */
export function measure(options: MeasureOptions, systems: readonly RatingSystem[]): readonly Measured[] {
  const simulated = new SimulatedPeople(options);
  const truth = simulated.strengths.map((strength) => CENTRE + strength * eloPerPoint(options.luck));
  const tallies = systems.map(() => new Tally());
  for (let evening = 1; evening <= options.evenings; evening++) {
    for (const match of simulated.evening()) for (const system of systems) system.play(match);
    for (const [index, system] of systems.entries()) tallies[index]!.note(evening, truth, system);
  }
  return systems.map(({ name }, index) => tallies[index]!.measured(name));
}

class Tally {
  private rmsBelow50: number | null = null;
  private nineInTen: number | null = null;
  private established: number | null = null;
  private listed: number | null = null;
  private finalError = Number.NaN;
  private covered = 0;
  private cases = 0;

  note(evening: number, truth: readonly number[], system: RatingSystem): void {
    const shown = truth.map((_, person) => system.of(person));
    const errors = truth.map((rating, person) => Math.abs(rating - shown[person]!.rating));
    const share = (isCounted: (person: number) => boolean) =>
      errors.filter((_, person) => isCounted(person)).length / errors.length;
    this.finalError = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
    if (this.finalError < CLOSE) this.rmsBelow50 ??= evening;
    if (share((person) => errors[person]! < CLOSE) >= 0.9) this.nineInTen ??= evening;
    if (share((person) => shown[person]!.deviation <= 50) >= 0.9) this.established ??= evening;
    if (share((person) => shown[person]!.deviation <= 35) >= 0.9) this.listed ??= evening;
    if (evening < FIRST_COVERED) return;
    this.covered += errors.filter((error, person) => error <= 2 * shown[person]!.deviation).length;
    this.cases += errors.length;
  }

  measured(name: string): Measured {
    const { rmsBelow50, nineInTen, finalError, established, listed } = this;
    return {
      name,
      rmsBelow50,
      nineInTen,
      finalError,
      established,
      listed,
      coverage: this.covered / this.cases,
    };
  }
}
