import type { Networks } from '@schupf/bots';
import type { Choice, DecisionAt } from '@schupf/review/judging';
import type { Rules } from '@schupf/rules';
import { formatMove } from '@schupf/rules/notation';
import { decisionOf } from '../src/decision.ts';
import { GOOD_ENOUGH, GOOD_ENOUGH_CALL, isCall, isRight, type Puzzle } from '../src/puzzle.ts';
import { Endgames } from './endgames.ts';
import type { Answer } from './question.ts';
import { rosterWith } from './self-play.ts';
import { Sieve } from './sieve.ts';

/** Answers puzzles again, independently of the figures they come with. */
export class Checker {
  private readonly rules: Rules;
  private readonly sieve: Sieve;
  private readonly endgames: Endgames;
  private readonly worlds: number;
  private readonly seed: string;

  constructor(rules: Rules, networks: Networks, worlds: number, seed: string) {
    const roster = rosterWith(networks);
    this.rules = rules;
    this.sieve = new Sieve(rules, networks, roster);
    this.endgames = new Endgames(this.sieve, roster);
    this.worlds = worlds;
    this.seed = seed;
  }

  /** What is wrong with a puzzle; null if its answer is still the best, and no wrong answer is as good. */
  check(puzzle: Puzzle): string | null {
    const read = decisionOf(puzzle, this.rules);
    if (!read.ok) return read.problem;
    const answer = this.answerTo(puzzle, read.value);
    if (answer === null) return 'there is no clear solution';
    const best = answer.choices[0]!.points;
    const lossOf = (move: string) => {
      const choice = answer.choices.find((other) => nameOf(other.choice) === move);
      return choice === undefined ? Number.POSITIVE_INFINITY : best - choice.points;
    };
    const lost = lossOf(puzzle.choices[0]!.move);
    if (lost > (isCall(puzzle) ? GOOD_ENOUGH_CALL : GOOD_ENOUGH))
      return `the answer loses ${lost.toFixed(1)} points`;
    const asGood = puzzle.choices.find(({ move }, index) => !isRight(puzzle, index) && lossOf(move) <= 0);
    return asGood === undefined ? null : `${asGood.move} is as good`;
  }

  private answerTo(puzzle: Puzzle, decision: DecisionAt): Answer | null {
    switch (puzzle.kind) {
      case 'open':
        return this.endgames.withOpenCards(decision);
      case 'counting':
        return this.endgames.byCounting(decision);
      default: {
        const moves = new Set(puzzle.choices.map(({ move }) => move));
        return this.sieve.judge(decision, {
          favourite: puzzle.choices[0]!.move,
          isTried: (choice) => moves.has(nameOf(choice)),
          nameOf,
          worlds: this.worlds,
          seed: `${this.seed}/${puzzle.id}`,
        });
      }
    }
  }
}

function nameOf({ action }: Choice): string {
  return action === null ? '' : formatMove(action);
}
