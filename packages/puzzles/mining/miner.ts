import type { Networks, Policy } from '@schupf/bots';
import { type DecisionAt, listDecisions, viewOf } from '@schupf/review/judging';
import { type Rules, viewFor } from '@schupf/rules';
import { type ReplayStep, replayRecord } from '@schupf/rules/notation';
import { positionOf } from '../src/moment.ts';
import { groupOf, type Puzzle, type PuzzleKind } from '../src/puzzle.ts';
import { Endgames } from './endgames.ts';
import { type Answer, likenessOf, puzzleOf } from './question.ts';
import { playRound, rosterWith } from './self-play.ts';
import { Sieve } from './sieve.ts';

/** Finds puzzles in rounds of bots. */
export class Miner {
  private readonly rules: Rules;
  private readonly roster: readonly Policy[];
  private readonly kinds: ReadonlySet<PuzzleKind>;
  private readonly sieve: Sieve;
  private readonly endgames: Endgames;
  /** Questions that are too much like these are left out. */
  private readonly likenesses = new Set<string>();
  /** What became of the decisions. */
  private readonly fates = new Map<string, number>();

  constructor(rules: Rules, networks: Networks, kinds: readonly PuzzleKind[], known: readonly Puzzle[]) {
    this.rules = rules;
    this.roster = rosterWith(networks);
    this.kinds = new Set(kinds);
    this.sieve = new Sieve(rules, networks, this.roster);
    this.endgames = new Endgames(this.sieve, this.roster);
    for (const puzzle of known) {
      const position = positionOf(puzzle, rules);
      if (!position.ok) throw new Error(`${puzzle.id}: ${position.problem}`);
      const view = viewFor(position.value, position.value.open.players[puzzle.seat]!);
      this.likenesses.add(likenessOf(puzzle, view));
    }
  }

  /** The puzzles of one round. A seat gets at most one of each sort, because its decisions resemble each other. */
  mine(seed: string): Puzzle[] {
    const record = playRound(this.rules, this.roster, seed);
    const steps: ReplayStep[] = [];
    replayRecord(record, (step) => steps.push(step));
    const puzzles: Puzzle[] = [];
    const taken = new Set<string>();
    for (const decision of listDecisions(steps, this.roster[0]!)) {
      for (const kind of this.kindsFor(decision)) {
        // Calls and pushes take many seconds each, so one seat per round is enough.
        const place = groupOf({ kind }) === 'calls' ? kind : `${decision.seat} ${kind}`;
        if (taken.has(place)) continue;
        const likeness = likenessOf({ kind, seat: decision.seat }, viewOf(decision));
        if (this.likenesses.has(likeness)) {
          this.note(kind, 'like another puzzle');
          continue;
        }
        const answer = this.answerTo(decision, kind, `${seed}/${decision.move}`);
        if (typeof answer === 'string') {
          this.note(kind, answer);
          continue;
        }
        const puzzle = puzzleOf({ record, decision, kind }, answer);
        this.note(kind, puzzle === null ? 'cannot be written down' : 'PUZZLE');
        if (puzzle === null) continue;
        this.likenesses.add(likeness);
        taken.add(place);
        puzzles.push(puzzle);
      }
    }
    return puzzles;
  }

  /** What became of all decisions so far. */
  report(): string {
    return [...this.fates]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([fate, count]) => `  ${fate}: ${count}`)
      .join('\n');
  }

  /** An endgame may be a question with hidden cards and one with open cards. */
  private kindsFor({ kind }: DecisionAt): PuzzleKind[] {
    const kinds: PuzzleKind[] = kind === 'play' ? ['counting', 'open', 'play'] : [kind];
    return kinds.filter((one) => this.kinds.has(one));
  }

  private answerTo(decision: DecisionAt, kind: PuzzleKind, seed: string): Answer | string {
    switch (kind) {
      case 'open':
        return this.endgames.withOpenCards(decision) ?? 'no clear solution';
      case 'counting':
        return this.endgames.byCounting(decision) ?? 'no clear solution';
      default:
        return this.sieve.sift(decision, seed);
    }
  }

  private note(kind: PuzzleKind, fate: string): void {
    const key = `${kind}, ${fate}`;
    this.fates.set(key, (this.fates.get(key) ?? 0) + 1);
  }
}
