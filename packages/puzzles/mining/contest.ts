import type { Split } from '@schupf/review';
import {
  type Choice,
  type DecisionAt,
  estimate,
  type Trials,
  totalOf,
  worldOf,
} from '@schupf/review/judging';
import type { View } from '@schupf/rules';

/** The favourite and its rivals, tried in the same simulated rounds. */
export class Contest {
  readonly favourite: Entrant;
  readonly rivals: readonly Entrant[];
  private readonly decision: DecisionAt;
  private readonly view: View;
  private readonly trials: Trials;
  /** Names the worlds: another name gives fresh ones. */
  private readonly name: string;

  constructor(
    name: string,
    { decision, view, trials }: { decision: DecisionAt; view: View; trials: Trials },
    favourite: Choice,
    rivals: readonly Choice[],
  ) {
    this.name = name;
    this.decision = decision;
    this.view = view;
    this.trials = trials;
    this.favourite = new Entrant(favourite);
    this.rivals = rivals.map((rival) => new Entrant(rival));
  }

  /** Plays worlds until the favourite has this many, and with it these rivals, which must have kept up so far. */
  playTo(worlds: number, rivals: readonly Entrant[]): void {
    const { seat, kind } = this.decision;
    for (let world = this.favourite.totals.length; world < worlds; world++) {
      const simulated = worldOf(this.view, this.worldName(world));
      for (const entrant of [this.favourite, ...rivals])
        entrant.add(this.trials.outcome(simulated, entrant.choice, seat, kind));
    }
  }

  worldName(world: number): string {
    return `${this.name}/${world}`;
  }

  /** By how much the favourite leads, in the worlds both were played in. */
  leadOver(rival: Entrant): { readonly mean: number; readonly error: number } {
    return estimate(this.leadsOver(rival));
  }

  leadsOver({ totals }: Entrant): number[] {
    return totals.map((total, world) => this.favourite.totals[world]! - total);
  }
}

export class Entrant {
  readonly choice: Choice;
  readonly splits: Split[] = [];
  readonly totals: number[] = [];

  constructor(choice: Choice) {
    this.choice = choice;
  }

  add(split: Split): void {
    this.splits.push(split);
    this.totals.push(totalOf(split));
  }
}
