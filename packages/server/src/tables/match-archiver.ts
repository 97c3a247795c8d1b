import type { TableInfo } from '@schupf/protocol';
import { type Participant, type PlayedRound, type Pool, poolFor, ratedRounds } from '@schupf/ratings';
import type { GameRecord } from '@schupf/rules/notation';
import type { Clock, Companion } from '@schupf/runner';
import { type Input, MatchRecorder, type SavedMatchRecorder, type Step, type Table } from '@schupf/table';
import { after } from '../clock.ts';
import type { NewRatedMatch } from '../storage/ratings-storage.ts';
import type { MatchRow, MatchStorage } from '../storage/storage.ts';
import { finishedMatch, type MatchTable as RecordedTable } from './finished-match.ts';
import { PlayedRounds, type SavedRounds } from './played-rounds.ts';

const RETRY_MS = 5000;

/** The facts about a table that its archive needs. */
export type MatchTable = RecordedTable & Pick<TableInfo, 'rated' | 'rules' | 'speed'>;

export interface MatchArchiverDeps {
  readonly matches: MatchStorage;
  /** Which of these people could play rated matches at this time. */
  readonly whoMayBeRated: (people: readonly string[], at: number) => Promise<ReadonlySet<string>>;
  /** Called when a match has been saved. */
  readonly onSaved: (match: string) => void;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
}

interface SavedArchiver {
  readonly recorder: SavedMatchRecorder;
  readonly rows: number;
  /** Null at a table that is not rated; missing in snapshots of older programs. */
  readonly played?: SavedRounds | null;
}

/** A finished match that is not saved yet. */
interface UnsavedMatch {
  readonly row: MatchRow;
  readonly played: readonly PlayedRound[];
  readonly began: number;
}

/** Records the matches of a table while they are played, and saves each one when it is over. */
export class MatchArchiver implements Companion {
  private readonly table: MatchTable;
  private readonly deps: MatchArchiverDeps;
  private recorder = new MatchRecorder();
  /** The number of log rows of the current match. */
  private rows = 0;
  /** Whether the record of the current match contains the name of someone who has been deleted. */
  private hasDeletedName = false;
  /** Since when the people who have been deleted while this process runs the table had an account. */
  private readonly deletedAccounts = new Map<string, number>();
  /** Null if matches here are not rated; likewise `played`. */
  private readonly pool: Pool | null;
  private played: PlayedRounds | null;
  private unsaved: UnsavedMatch[] = [];
  private saving: Promise<void> | null = null;
  private cancelRetry: (() => void) | null = null;

  constructor(table: MatchTable, deps: MatchArchiverDeps) {
    this.table = table;
    this.deps = deps;
    this.pool = table.rated ? poolFor(table.rules, table.speed) : null;
    this.played = this.pool === null ? null : new PlayedRounds();
  }

  watch(input: Input, step: Step): void {
    this.recorder.watch(input, step);
    this.played?.watch(input, step);
    this.rows++;
    const hasBegun = step.effects.some(
      (effect) => effect.type === 'tell' && effect.update.type === 'match-began',
    );
    if (hasBegun) {
      this.rows = 1;
      this.hasDeletedName = false;
    }
    const hasEnded = step.effects.some(
      (effect) => effect.type === 'tell' && effect.update.type === 'match-ended',
    );
    // A match that was stopped before its first deal has no record.
    const record = hasEnded ? this.recorder.finished.splice(0).at(-1) : undefined;
    if (record === undefined) return;
    const row = finishedMatch(this.table, step.table, record, input.at);
    const { finished = [], began } = this.played ?? {};
    this.unsaved.push({ row, played: finished, began: began ?? row.ended });
  }

  /** The current match; null before its first deal. */
  recordSoFar(table: Table): GameRecord | null {
    return this.recorder.recordOf(table);
  }

  get rowsInMatch(): number {
    return this.rows;
  }

  /**
   * From now on, the record of this match must not be written anywhere before it is anonymised. If the person had an
   * account, the rounds they have finished still count, so that no one can undo a defeat of their partner.
   */
  noteDeletedPerson(person: string, accountSince: number | null): void {
    this.hasDeletedName = true;
    if (accountSince !== null) this.deletedAccounts.set(person, accountSince);
  }

  /** Null while a finished match is not saved: loading the table from a snapshot would lose it. */
  save(): SavedArchiver | null {
    if (this.hasUnsaved || this.hasDeletedName) return null;
    return { recorder: this.recorder.save(), rows: this.rows, played: this.played?.save() ?? null };
  }

  restore(saved: unknown, table: Table): void {
    const { recorder, rows, played } = saved as SavedArchiver;
    this.recorder = MatchRecorder.restore(recorder, table);
    this.rows = rows;
    if (played && this.pool !== null) this.played = PlayedRounds.restore(played);
  }

  get hasUnsaved(): boolean {
    return this.unsaved.length > 0;
  }

  /** Resolves when every finished match is saved. After a failure, call it again to save the rest. */
  saveMatches(): Promise<void> {
    this.saving ??= this.saveAll().finally(() => {
      this.saving = null;
    });
    return this.saving;
  }

  /** A finished match of this table; null if there is none with this id. */
  async find(id: string): Promise<MatchRow | null> {
    await this.saveMatches();
    return this.deps.matches.find(id);
  }

  /** Saves finished matches now, or as soon as storage works again. */
  saveSoon(): void {
    if (!this.hasUnsaved) return;
    this.saveMatches().catch((error) => {
      this.deps.onFault(error);
      this.cancelRetry ??= after(this.deps.clock, RETRY_MS, () => {
        this.cancelRetry = null;
        this.saveSoon();
      });
    });
  }

  close(): void {
    this.cancelRetry?.();
  }

  private async saveAll(): Promise<void> {
    for (let [first] = this.unsaved; first !== undefined; [first] = this.unsaved) {
      await this.deps.matches.add(first.row, await this.ratedPart(first));
      this.unsaved = this.unsaved.slice(1);
      this.deps.onSaved(first.row.id);
    }
  }

  /** What of a match counts for ratings; null if nothing does. */
  private async ratedPart({ played, began }: UnsavedMatch): Promise<NewRatedMatch | null> {
    const { pool } = this;
    if (pool === null) return null;
    const people = played.flatMap(({ players }) =>
      players.flatMap((player) => (player?.type === 'person' ? [player.id] : [])),
    );
    // As it was at the beginning. Otherwise a guest could sign up just before a victory, and someone who is losing could
    // get a ban by leaving, so that the match would not count.
    const allowed = await this.deps.whoMayBeRated([...new Set(people)], began);
    const mayBeRated = (id: string) =>
      allowed.has(id) || (this.deletedAccounts.get(id) ?? Number.POSITIVE_INFINITY) <= began;
    const asRated = (player: Participant | null): Participant | null =>
      player?.type === 'person' && !mayBeRated(player.id) ? { type: 'unrated' } : player;
    const rounds = played.map(({ players, ...round }) => ({ ...round, players: players.map(asRated) }));
    const rated = ratedRounds(pool, rounds);
    return rated === null ? null : { pool, ...rated };
  }
}
