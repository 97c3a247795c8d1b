import type { PlayerRating, RatingsMessage, TableInfo } from '@schupf/protocol';
import { type Participant, type Pool, poolFor, ratedRounds, shownChange } from '@schupf/ratings';
import type { Clock } from '@schupf/runner';
import type { Table } from '@schupf/table';
import { after } from '../clock.ts';
import type { TableRatings } from '../ratings/table-ratings.ts';
import type { RatingChange } from '../storage/ratings-storage.ts';
import { participantIn } from './participant.ts';

/** The waits before looking again whether the last match has been rated. A job rates it, perhaps in another process. */
const WAITS_MS = [1000, 2000, 3000, 5000, 10_000, 20_000, 60_000];

export interface RatingBoardDeps {
  readonly ratings: TableRatings;
  readonly clock: Clock;
  readonly table: () => Table;
  readonly send: (message: RatingsMessage) => void;
  readonly onFault: (error: unknown) => void;
}

/** Tells everyone at a rated table how the players are rated, and what the last match has changed. */
export class RatingBoard {
  private readonly code: string;
  private readonly pool: Pool;
  private readonly deps: RatingBoardDeps;
  /** The occupants for which `message` was made. */
  private shownFor = '';
  private changes: ReadonlyMap<string, RatingChange> = new Map();
  private cancelWait: (() => void) | null = null;
  private refreshing: Promise<void> = Promise.resolve();
  private isClosed = false;
  /** Null until the ratings have been read. */
  message: RatingsMessage | null = null;

  /** Null at a table that is not rated. */
  static of({ code, rated, rules, speed }: TableInfo, deps: RatingBoardDeps): RatingBoard | null {
    const pool = rated ? poolFor(rules, speed) : null;
    return pool === null ? null : new RatingBoard(code, pool, deps);
  }

  private constructor(code: string, pool: Pool, deps: RatingBoardDeps) {
    this.code = code;
    this.pool = pool;
    this.deps = deps;
  }

  /** Call this after every step. */
  update({ chairs }: Table): void {
    const occupants = JSON.stringify(chairs.map(({ occupant }) => participantIn(occupant)));
    if (occupants === this.shownFor) return;
    this.shownFor = occupants;
    this.refresh();
  }

  /** A match has been saved. It will be rated soon. */
  matchSaved(match: string): void {
    this.cancelWait?.();
    this.changes = new Map();
    this.wait(match, 0);
  }

  close(): void {
    this.isClosed = true;
    this.cancelWait?.();
  }

  private wait(match: string, tries: number): void {
    const wait = WAITS_MS[tries];
    if (wait === undefined || this.isClosed) return;
    this.cancelWait = after(this.deps.clock, wait, () => {
      this.deps.ratings.changesIn(match).then(
        (changes) => {
          if (changes === null) return this.wait(match, tries + 1);
          this.changes = changes;
          this.refresh();
        },
        (error) => {
          this.deps.onFault(error);
          this.wait(match, tries + 1);
        },
      );
    });
  }

  private refresh(): void {
    this.refreshing = this.refreshing
      .then(() => this.read())
      .catch((error) => {
        // The next step tries again.
        this.shownFor = '';
        this.deps.onFault(error);
      });
  }

  private async read(): Promise<void> {
    const { ratings, table } = this.deps;
    const { chairs } = table();
    const people = chairs.flatMap(({ occupant }) => (occupant.type === 'person' ? [occupant.id] : []));
    const known = await ratings.ratingsAt(this.pool, people);
    if (this.isClosed) return;
    const players = chairs.map(({ occupant }): PlayerRating | null => {
      if (occupant.type !== 'person') return null;
      const seat = known.get(occupant.id)!;
      const change = this.changes.get(occupant.id);
      const shown = change === undefined ? null : shownChange(change.before, change.after);
      return { person: occupant.id, ...seat, change: shown };
    });
    const seats = chairs.map(({ occupant }): Participant | null => {
      const isRated = occupant.type !== 'person' || known.get(occupant.id)!.standing === 'rated';
      return isRated ? participantIn(occupant) : { type: 'unrated' };
    });
    // Different points for all players: without teams, a match in which all are equal would not count.
    const round = { players: seats, handedOver: [], points: seats.map((_, index) => index) };
    this.message = {
      ...{ type: 'ratings', table: this.code, pool: this.pool, players },
      counts: ratedRounds(this.pool, [round]) !== null,
    };
    this.deps.send(this.message);
  }
}
