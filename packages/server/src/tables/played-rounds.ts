import type { Participant, PlayedRound } from '@schupf/ratings';
import type { Player, Position } from '@schupf/rules';
import { type Chair, type Input, isCorrespondence, type Outcome, type Step, type Table } from '@schupf/table';
import { participantIn } from './participant.ts';

const CALL_POINTS = { tichu: 100, grand: 200 } as const;
/** The card points of a round. */
const CARD_POINTS = 100;

/** The rounds of the current match so far, as plain data. */
export interface SavedRounds {
  /** In snapshots of older programs, rounds have no `handedOver`. */
  readonly done: readonly (Omit<PlayedRound, 'handedOver'> & Partial<PlayedRound>)[];
  /** Who plays the current round, by player; null before the first deal. */
  readonly players: readonly (Participant | null)[] | null;
  /** For whom someone else has decided in the current round; missing in snapshots of older programs. */
  readonly handedOver?: readonly Player[];
  /** When the match was first dealt; null before, missing in snapshots of older programs. */
  readonly began?: number | null;
}

/** Notes who plays each round of a match, and its points. Records do not contain that: they know only names. */
export class PlayedRounds {
  private done: PlayedRound[] = [];
  private players: readonly (Participant | null)[] | null = null;
  private handedOver: ReadonlySet<Player> = new Set();
  /** When the match was first dealt; null before. */
  began: number | null = null;

  static restore({ done, players, handedOver = [], began }: SavedRounds): PlayedRounds {
    const rounds = new PlayedRounds();
    rounds.done = done.map((round) => ({ handedOver: [], ...round }));
    rounds.players = players;
    rounds.handedOver = new Set(handedOver);
    rounds.began = began ?? null;
    return rounds;
  }

  save(): SavedRounds {
    const { done, players, handedOver, began } = this;
    return { done: [...done], players, handedOver: [...handedOver], began };
  }

  /** The rounds that were played to their end, and one that was conceded. */
  get finished(): readonly PlayedRound[] {
    return this.done;
  }

  watch({ at }: Pick<Input, 'at'>, { table, effects }: Step): void {
    for (const effect of effects) {
      if (effect.type === 'did') {
        const { action, before, after } = effect;
        if (action.type === 'deal') {
          this.players = table.chairs.map((chair) => playerIn(chair, table));
          this.handedOver = new Set();
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
        case 'match-ended':
          this.noteConcession(update.outcome, table);
          break;
        // If someone else sits down later in the round, what came before was not theirs.
        case 'covered':
        case 'left':
        case 'sat-down':
          this.handedOver = new Set([...this.handedOver, update.player]);
          break;
      }
    }
  }

  private noteEnd(before: Position, after: Position): void {
    const isOver = (phase: string) => phase === 'round-over' || phase === 'match-over';
    if (isOver(before.open.phase) || !isOver(after.open.phase)) return;
    this.add(
      after.open.totals.map((total, column) => total - before.open.totals[column]!),
      [...this.handedOver],
    );
  }

  /**
   * Otherwise a side could concede whenever a round goes badly, so that only its good ones count. Handed over by everyone:
   * those who concede cannot gain from it, and those who win have not earned it.
   */
  private noteConcession({ reason, winners: [winner] }: Outcome, { position, chairs }: Table): void {
    if (reason === 'conceded' && winner !== undefined)
      this.add(concededPoints(position, winner), [...chairs.keys()]);
  }

  private add(points: readonly number[], handedOver: readonly Player[]): void {
    if (this.players === null) return;
    this.done.push({ players: this.players, handedOver: handedOver.toSorted((a, b) => a - b), points });
    this.players = null;
  }
}

/**
 * Null for someone who is away when a round is dealt, or has let a stand-in decide just before: what happens then was
 * not theirs. Later would be too late: by then they have seen how the round goes.
 */
function playerIn(chair: Chair, table: Table): Participant | null {
  const { occupant, present, missed } = chair;
  const isAway = (!present && !isCorrespondence(table.speed)) || missed > 0;
  return occupant.type === 'person' && isAway ? null : participantIn(occupant);
}

/** The points of a round that the other side has conceded: as clear a defeat as it can be, with all calls. */
function concededPoints({ open, rules }: Position, winner: number): number[] {
  const points = [0, 0];
  points[winner] = Math.max(CARD_POINTS, rules.doubleWinPoints);
  for (const [seat, call] of open.calls.entries()) {
    if (call === null) continue;
    const side = seat % 2;
    points[side]! += (side === winner ? 1 : -1) * CALL_POINTS[call];
  }
  return points;
}
