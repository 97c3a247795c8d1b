import type { NewReport, Person, ReportPlace } from '@schupf/protocol';
import type { TableCalls } from '../bus/table-calls.ts';
import { widestNetworkOf } from '../limits/network.ts';
import type { KeyedHash } from '../limits/network-hash.ts';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { Asker } from '../people/friends.ts';
import type { PublishPersonNews } from '../people/person-news.ts';
import { newReference } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import { tableOfMatch } from '../tables/match-id.ts';
import { maySeeMatch } from '../tables/may-see-match.ts';
import type { TableEvidence } from '../tables/table-evidence.ts';
import { muteIfReported } from './reported-chat.ts';

/** How many undecided reports there may be of one person, and from one network. */
const MAX_OPEN_BY_PERSON = 20;
const MAX_OPEN_FROM_NETWORK = 50;
/** Within this time, reporting the same again is refused as long as no one has decided. */
const REPEATED_MS = 24 * 3600 * 1000;

export type ReportAnswer =
  | 'noted'
  /** There is no such person there, or the reporter may not see the place. */
  | 'unknown'
  | 'reported-already'
  /** Too many reports of this person, or from this network, have not been decided. */
  | 'too-many-open'
  | 'too-fast';

type PlaceOf<Type extends ReportPlace['type']> = Extract<ReportPlace, { readonly type: Type }>;

/** Who is reported, and what the server knows about it. */
interface Seen {
  readonly person: string;
  readonly evidence: TableEvidence;
}

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
    const { reason, note, place } = report;
    const mayReport =
      (await limits.take('report', reporter.id)) && (await limits.take('report of network', network));
    if (!mayReport) return 'too-fast';
    const seen = await this.look(reporter, place);
    if (seen === null || seen.person === reporter.id) return 'unknown';
    const { person } = seen;
    const at = date();
    const table = place.type === 'table' ? place.table : null;
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
    const from = hash(`report ${widestNetworkOf(network)}`);
    if (
      before.filter(({ decision }) => decision === null).length >= MAX_OPEN_BY_PERSON ||
      (await storage.reports.countOpenFrom(from)) >= MAX_OPEN_FROM_NETWORK
    )
      return 'too-many-open';
    const handle = (await storage.accounts.handleOf(person))?.handle ?? null;
    const isNoted = await storage.reports.add({
      ...{ id: newReference(), at, person, reason, note, table },
      evidence: { ...seen.evidence, handle },
      reporter: reporter.id,
      network: from,
    });
    if (!isNoted) return 'unknown';
    if (reason === 'chat') await muteIfReported(person, this.deps);
    return 'noted';
  }

  /** Null if there is no such person there, or the reporter may not see the place. */
  private async look(reporter: Person, place: ReportPlace): Promise<Seen | null> {
    switch (place.type) {
      case 'table':
        return this.lookAtTable(reporter, place);
      case 'match':
        return this.lookAtMatch(reporter, place);
      case 'profile':
        return this.lookAtProfile(reporter, place.person);
    }
  }

  private async lookAtTable(reporter: Person, { table, person }: PlaceOf<'table'>): Promise<Seen | null> {
    const answer = await this.deps.calls.call(table, { type: 'evidence', person, reporter: reporter.id });
    if (!answer.ok || answer.value === null || typeof answer.value === 'number') return null;
    return { person, evidence: answer.value };
  }

  private async lookAtMatch(
    reporter: Person,
    { match: id, player, round, moment }: PlaceOf<'match'>,
  ): Promise<Seen | null> {
    const { matches, tables } = this.deps.storage;
    // A replay that anyone may see has an address of its own.
    const match = (await matches.findShared(id)) ?? (await matches.find(id));
    if (match === null) return null;
    const info = (await tables.find(tableOfMatch(match.id)))?.info;
    const access = { handsAfter: info?.handsAfter ?? null };
    if (!maySeeMatch(match, access, reporter.id, this.deps.date())) return null;
    const reported = match.players[player];
    if (reported === undefined || reported.person === null) return null;
    const evidence: TableEvidence = {
      ...{ name: reported.name, match: match.id, round, moment, lines: [], record: '' },
      players: match.players.map(({ person, name }) => (person === null ? null : { id: person, name })),
    };
    return { person: reported.person, evidence };
  }

  /** To people they have blocked, someone does not exist. */
  private async lookAtProfile(reporter: Person, id: string): Promise<Seen | null> {
    const { people } = this.deps.storage;
    const person = await people.find(id);
    const blocks = await people.blocksAmong([reporter.id, id]);
    if (person === null || blocks.some(({ by }) => by === id)) return null;
    const nowhere = { match: null, round: null, moment: null, players: [], lines: [], record: '' };
    return { person: id, evidence: { name: person.name, ...nowhere } };
  }
}
