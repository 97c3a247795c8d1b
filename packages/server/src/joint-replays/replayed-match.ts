import { canPlayOn, loneRound, pastRounds, positionAfter, type WhatIf, whatIfFrom } from '@schupf/replay';
import { type Rules, readRules } from '@schupf/rules';
import { type GameRecord, parseRecord } from '@schupf/rules/notation';

/**
 * A finished match, replayed as far as a joint replay needs it. Each round takes a few milliseconds, so it is replayed
 * alone, and only once someone shows it. Positions would take much memory, so only their places are stored.
 */
export class ReplayedMatch {
  readonly rules: Rules;
  private readonly record: GameRecord;
  /** For each moment of a round, the number of moves before it; null for a round that is not over. */
  private readonly rounds = new Map<number, readonly number[] | null>();

  private constructor(record: GameRecord, rules: Rules) {
    this.record = record;
    this.rules = rules;
  }

  /** Null if the text is not the record of a match. */
  static read(text: string): ReplayedMatch | null {
    const answer = parseRecord(text);
    if (!answer.ok) return null;
    const rules = readRules(answer.record.rules);
    return rules.ok ? new ReplayedMatch(answer.record, rules.rules) : null;
  }

  hasMoment(round: number, moment: number): boolean {
    return moment < (this.movesOf(round)?.length ?? 0);
  }

  /** A line without moves that begins at a moment; null if no one can play a card there. */
  lineFrom(round: number, moment: number): WhatIf | null {
    const moves = this.movesOf(round)?.[moment];
    if (moves === undefined) return null;
    const start = positionAfter(loneRound(this.record, round)!, moves);
    return canPlayOn(start) ? whatIfFrom(start) : null;
  }

  private movesOf(number: number): readonly number[] | null {
    let moves = this.rounds.get(number);
    if (moves === undefined) {
      const record = loneRound(this.record, number);
      // Unknown numbers are not stored, because anyone can make them up.
      if (record === null) return null;
      moves = pastRounds(record)[0]?.moments.map(({ move }) => move) ?? null;
      this.rounds.set(number, moves);
    }
    return moves;
  }
}
