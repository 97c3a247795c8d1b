import type { Participant, PlayedRound } from '@schupf/ratings';
import type { Position } from '@schupf/rules';
import type { Input, Step } from '@schupf/table';
import { participantIn } from './participant.ts';

/** The rounds of the current match so far, as plain data. */
export interface SavedRounds {
  readonly done: readonly PlayedRound[];
  /** Who plays the current round, by player; null before the first deal. */
  readonly players: readonly (Participant | null)[] | null;
  /** When the match was first dealt; null before, missing in snapshots of older programs. */
  readonly began?: number | null;
}

/** Notes who plays each round of a match, and its points. Records do not contain that: they know only names. */
export class PlayedRounds {
  private done: PlayedRound[] = [];
  private players: (Participant | null)[] | null = null;
  /** When the match was first dealt; null before. */
  began: number | null = null;

  static restore({ done, players, began }: SavedRounds): PlayedRounds {
    const rounds = new PlayedRounds();
    rounds.done = [...done];
    rounds.players = players === null ? null : [...players];
    rounds.began = began ?? null;
    return rounds;
  }

  save(): SavedRounds {
    const { done, players, began } = this;
    return { done: [...done], players: players === null ? null : [...players], began };
  }

  /** The rounds that were played to their end. */
  get finished(): readonly PlayedRound[] {
    return this.done;
  }

  watch({ at }: Pick<Input, 'at'>, { table, effects }: Step): void {
    for (const effect of effects) {
      if (effect.type === 'did') {
        const { action, before, after } = effect;
        if (action.type === 'deal') {
          this.players = table.chairs.map(({ occupant }) => participantIn(occupant));
          this.began ??= at;
        }
        this.noteEnd(before, after);
      }
      if (effect.type !== 'tell') continue;
      const { update } = effect;
      switch (update.type) {
        case 'match-began':
          this.done = [];
          this.players = null;
          this.began = null;
          break;
        // If someone else sits down later in the round, what came before was not theirs.
        case 'covered':
        case 'left':
        case 'sat-down':
          if (this.players !== null) this.players[update.player] = null;
          break;
      }
    }
  }

  private noteEnd(before: Position, after: Position): void {
    const isOver = (phase: string) => phase === 'round-over' || phase === 'match-over';
    if (this.players === null || isOver(before.open.phase) || !isOver(after.open.phase)) return;
    const points = after.open.totals.map((total, column) => total - before.open.totals[column]!);
    this.done.push({ players: this.players, points });
    this.players = null;
  }
}
