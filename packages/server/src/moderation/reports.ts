import type { Evidence, NewReport, Person } from '@schupf/protocol';
import type { TableCalls } from '../bus/table-calls.ts';
import type { KeyedHash } from '../limits/network-hash.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { Asker } from '../people/friends.ts';
import type { PublishPersonNews } from '../people/person-news.ts';
import { newReference } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import { tableOfMatch } from '../tables/match-id.ts';
import { maySeeMatch } from '../tables/may-see-match.ts';
import { muteIfReported } from './reported-chat.ts';

/** Within this time, reporting the same again is refused as long as no one has decided. */
const REPEATED_MS = 24 * 3600 * 1000;

export type ReportAnswer =
  | 'noted'
  /** There is no such person there, or the reporter may not see the place. */
  | 'unknown'
  | 'reported-already'
  | 'too-fast';

export interface ReportsDeps {
  readonly storage: Pick<Storage, 'reports' | 'sanctions' | 'people' | 'accounts' | 'matches' | 'tables'>;
  readonly calls: TableCalls;
  readonly limits: Pick<SharedLimits, 'take'>;
  readonly publishNews: PublishPersonNews;
  readonly hash: KeyedHash;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/** Takes reports. The evidence comes from the server alone: reporters only say where to look. */
export class Reports {
  private readonly deps: ReportsDeps;

  constructor(deps: ReportsDeps) {
    this.deps = deps;
  }

  async report({ person: reporter, network }: Asker, report: NewReport): Promise<ReportAnswer> {
    const { storage, limits, hash, date } = this.deps;
    const { person, reason, note, place } = report;
    const mayReport =
      (await limits.take('report', reporter.id)) && (await limits.take('report of network', network));
    if (!mayReport) return 'too-fast';
    const at = date();
    const table = place.type === 'table' ? place.table : null;
    const evidence = person === reporter.id ? null : await this.evidence(reporter, report);
    if (evidence === null) return 'unknown';
    const before = await storage.reports.by(reporter.id);
    const isRepeated = before.some(
      (other) =>
        other.person === person &&
        other.reason === reason &&
        other.table === table &&
        other.decision === null &&
        other.at > at - REPEATED_MS,
    );
    if (isRepeated) return 'reported-already';
    const isNoted = await storage.reports.add({
      ...{ id: newReference(), at, person, reason, note, table, evidence },
      reporter: reporter.id,
      network: hash(`report ${network}`),
    });
    if (!isNoted) return 'unknown';
    if (reason === 'chat') await muteIfReported(person, this.deps);
    return 'noted';
  }

  private async evidence(reporter: Person, { person, place }: NewReport): Promise<Evidence | null> {
    const handle = (await this.deps.storage.accounts.handleOf(person))?.handle ?? null;
    switch (place.type) {
      case 'table':
        return this.evidenceOfTable(reporter, person, place.table, handle);
      case 'match':
        return this.evidenceOfMatch(reporter, person, place, handle);
      case 'profile':
        return this.evidenceOfProfile(reporter, person, handle);
    }
  }

  private async evidenceOfTable(
    reporter: Person,
    person: string,
    table: string,
    handle: string | null,
  ): Promise<Evidence | null> {
    const answer = await this.deps.calls.call(table, { type: 'evidence', person, reporter: reporter.id });
    if (!answer.ok || answer.value === null || typeof answer.value === 'number') return null;
    return { ...answer.value, handle };
  }

  private async evidenceOfMatch(
    reporter: Person,
    person: string,
    place: Extract<NewReport['place'], { readonly type: 'match' }>,
    handle: string | null,
  ): Promise<Evidence | null> {
    const { matches, tables } = this.deps.storage;
    // A replay that anyone may see has an address of its own.
    const match = (await matches.findShared(place.match)) ?? (await matches.find(place.match));
    if (match === null) return null;
    const info = (await tables.find(tableOfMatch(match.id)))?.info;
    const access = { handsAfter: info?.handsAfter ?? null };
    if (!maySeeMatch(match, access, reporter.id, this.deps.date())) return null;
    const reported = match.players.find((player) => player.person === person);
    if (reported === undefined) return null;
    return {
      ...{ name: reported.name, handle, match: match.id, round: place.round, moment: place.moment },
      players: match.players.map((player) =>
        player.person === null ? null : { id: player.person, name: player.name },
      ),
      lines: [],
      record: '',
    };
  }

  /** To people they have blocked, someone does not exist. */
  private async evidenceOfProfile(
    reporter: Person,
    id: string,
    handle: string | null,
  ): Promise<Evidence | null> {
    const { people } = this.deps.storage;
    const person = await people.find(id);
    const blocks = await people.blocksAmong([reporter.id, id]);
    if (person === null || blocks.some(({ by }) => by === id)) return null;
    return {
      ...{ name: person.name, handle, match: null, round: null, moment: null },
      ...{ players: [], lines: [], record: '' },
    };
  }
}
