import { type Player, type Rules, readRules } from '@schupf/rules';
import { type GameRecord, type ReplayProblem, replayRecord } from '@schupf/rules/notation';
import { type FigureName, type Figures, mapFigures, NO_FIGURES } from './figures.ts';
import { RoundTally } from './round-tally.ts';

export interface MatchTally {
  /** The figures of every player. */
  readonly players: readonly Figures[];
  /** The number of finished rounds. */
  readonly rounds: number;
  /** The error at which the record stops making sense; null if there is none. */
  readonly damage: ReplayProblem | null;
}

/**
 * Counts what every player did in the finished rounds of a match, or in those rounds that count for them; the first has
 * number 0. Rounds after an error in the record are left out.
 */
export function tallyMatch(
  record: GameRecord,
  isCounted: (round: number, player: Player) => boolean = () => true,
): MatchTally {
  const answer = readRules(record.rules);
  const counters = Array.from({ length: answer.ok ? answer.rules.players : 0 }, () => new Counter());
  let rounds = 0;
  let tally: RoundTally | null = null;
  const { position, stopped } = replayRecord(record, (step) => {
    if (step.action?.type === 'deal') tally = new RoundTally();
    if (tally === null || !tally.note(step)) return;
    for (const { player, name, value } of tally.values)
      if (isCounted(rounds, player)) counters[player]!.add(name, value);
    rounds++;
    tally = null;
  });
  if (position !== null && position.open.winners.length > 0)
    counters.forEach((counter, player) => {
      counter.add('matches-won', hasWon(position.rules, player, position.open.winners) ? 1 : 0);
    });
  return { players: counters.map((counter) => counter.figures), rounds, damage: stopped };
}

/** A shared win counts as one. */
function hasWon(rules: Rules, player: Player, winners: readonly number[]): boolean {
  return winners.includes(rules.columns === 2 ? player % 2 : player);
}

class Counter {
  private readonly values = new Map<FigureName, { cases: number; sum: number; squares: number }>();

  add(name: FigureName, value: number): void {
    const known = this.values.get(name) ?? { cases: 0, sum: 0, squares: 0 };
    known.cases++;
    known.sum += value;
    known.squares += value * value;
    this.values.set(name, known);
  }

  get figures(): Figures {
    return mapFigures((name) => this.values.get(name) ?? NO_FIGURES[name]);
  }
}
