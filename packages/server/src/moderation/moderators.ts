import type {
  AppealOutcome,
  ModeratorAct,
  ModeratorDeed,
  Person,
  PersonHistory,
  ReportDetails,
  ReportOutcome,
  ReportSummary,
  SanctionDetails,
  SanctionKind,
} from '@schupf/protocol';
import { HANDLE_MS } from '../accounts/handles.ts';
import { KeyedCounter } from '../limits/keyed-counter.ts';
import type { PublishPersonNews } from '../people/person-news.ts';
import type { ReportLine } from '../storage/reports-storage.ts';
import type { ActRow, SanctionRow } from '../storage/sanctions-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { tableOfMatch } from '../tables/match-id.ts';
import { newAct, newSanctionId } from './acts.ts';
import { NamedPeople } from './named-people.ts';
import { liftMuteByReports } from './reported-chat.ts';
import { isRunning, seenSanction } from './standings.ts';

const HOUR_MS = 3600 * 1000;
/** How much one page of a list shows. */
const MAX_LISTED = 100;
/** So many open reports are looked at to make a page. */
const MAX_READ = 500;
const LISTED_PER_REPORTER = 5;
const LISTED_PER_NETWORK = 10;
const OUTCOMES_SHOWN = 30;
/** A person whose name was changed by a moderator may not change it again for this long. */
const RENAMED_HOURS = 24;

/** A moderator, or the operator, who has no id. */
export type Judge =
  | { readonly origin: 'moderator'; readonly person: string }
  | { readonly origin: 'operator'; readonly person: null };

export const OPERATOR: Judge = { origin: 'operator', person: null };

/** Why something was not decided. */
export type Refusal =
  /** There is no such report, sanction, appeal, person or table. */
  | 'unknown'
  /** Someone else was faster, or it is over. */
  | 'decided-already'
  /** It is about the moderator who decides, or they have reported it. */
  | 'own-case'
  /** Only the operator decides about moderators. */
  | 'moderator'
  /** Someone appeals against this moderator's own decision, and there is another moderator. */
  | 'own-decision'
  /** The operator or another moderator has decided this. It needs an appeal, or the one who decided. */
  | 'others-decision';

export type Verdict = 'done' | Refusal;

export interface NewSanction {
  readonly kind: SanctionKind;
  /** Null if it does not end by itself. */
  readonly hours: number | null;
  readonly reason: string;
}

export interface ModeratorsDeps {
  readonly storage: Pick<
    Storage,
    'sanctions' | 'reports' | 'people' | 'accounts' | 'outcomes' | 'matches' | 'tables'
  >;
  readonly publishNews: PublishPersonNews;
  /** Ends the match at a table and closes it. False if there is no such open table. */
  readonly closeTable: (code: string) => Promise<boolean>;
  /** Whether a person has a chair at a table. */
  readonly isSeated: (code: string, person: string) => Promise<boolean>;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/**
 * What moderators and the operator see and decide. Whatever is decided is written down in the same transaction, with its
 * reason.
 */
export class Moderators {
  private readonly deps: ModeratorsDeps;

  constructor(deps: ModeratorsDeps) {
    this.deps = deps;
  }

  /** The oldest first, and of each reporter and each network only the first few, so that no one can hide those of others. */
  async openReports(by: Judge): Promise<readonly ReportSummary[]> {
    const reporters = new KeyedCounter();
    const networks = new KeyedCounter();
    const lines = (await this.deps.storage.reports.open(MAX_READ)).filter(({ person, reporter, network }) => {
      if (person === by.person) return false;
      // Reports of the server, and of people who have been deleted.
      if (reporter === null) return true;
      return (
        reporters.add(reporter) <= LISTED_PER_REPORTER &&
        (network === '' || networks.add(network) <= LISTED_PER_NETWORK)
      );
    });
    return this.summaries(lines.slice(0, MAX_LISTED));
  }

  /** Null also for reports about the moderator, who must not learn who has made them. */
  async report(by: Judge, id: string): Promise<ReportDetails | null> {
    const { reports, matches, tables } = this.deps.storage;
    const row = await reports.find(id);
    if (row === null || row.person === by.person) return null;
    const [summary] = await this.summaries([row]);
    const { evidence } = row;
    const code = row.table ?? (evidence.match === null ? null : tableOfMatch(evidence.match));
    const table = code === null ? null : await tables.find(code);
    const isOpen = table !== null && table.stage !== 'closed';
    return {
      ...summary!,
      evidence,
      isMatchOver: evidence.match !== null && (await matches.find(evidence.match)) !== null,
      openTable: isOpen ? table.code : null,
    };
  }

  async decideReport(
    by: Judge,
    id: string,
    { outcome, reason }: { readonly outcome: ReportOutcome; readonly reason: string },
  ): Promise<Verdict> {
    const { reports } = this.deps.storage;
    const report = await reports.find(id);
    if (report === null) return 'unknown';
    const { person, reporter } = report;
    if (by.person !== null && (by.person === person || by.person === reporter)) return 'own-case';
    if (await this.isAboutModerator(by, person)) return 'moderator';
    const decision = { outcome, reason, at: this.deps.date(), by: by.person };
    const act = this.act(by, 'decided-report', person, `${outcome}: ${reason}`);
    if (!(await reports.decide(id, decision, act))) return 'decided-already';
    await liftMuteByReports(person, this.deps, by);
    return 'done';
  }

  async history(by: Judge, id: string): Promise<PersonHistory | null> {
    const { people, sanctions, reports, outcomes } = this.deps.storage;
    const person = await people.find(id);
    if (person === null) return null;
    const [given, about, made, ended, isModerator] = await Promise.all([
      sanctions.of(id),
      reports.about(id),
      reports.by(id),
      outcomes.of(id, OUTCOMES_SHOWN),
      sanctions.isModerator(id),
    ]);
    return {
      person: { id, name: person.name },
      since: person.since,
      isModerator,
      sanctions: await this.details(given),
      reports: id === by.person ? [] : await this.summaries(about.slice(0, MAX_LISTED)),
      reportsMade: await this.summaries(made.slice(0, MAX_LISTED)),
      outcomes: ended.map(({ kind, at }) => ({ kind, at })),
    };
  }

  async sanction(by: Judge, person: string, { kind, hours, reason }: NewSanction): Promise<Verdict> {
    const refusal = await this.refusalAbout(by, person);
    if (refusal !== null) return refusal;
    return this.add(by, person, { kind, hours, reason });
  }

  async lift(by: Judge, id: string, reason: string): Promise<Verdict> {
    const { sanctions } = this.deps.storage;
    const sanction = await sanctions.find(id);
    if (sanction === null) return 'unknown';
    const { person } = sanction;
    if (by.person === person) return 'own-case';
    if (await this.isAboutModerator(by, person)) return 'moderator';
    if (await this.isDecidedByOthers(by, sanction)) return 'others-decision';
    const now = this.deps.date();
    const act = this.act(by, 'lifted', person, `${sanction.kind}: ${reason}`);
    const isLifted =
      isRunning(sanction, now) && (await sanctions.lift(id, { at: now, by: by.person, reason }, act));
    if (!isLifted) return 'decided-already';
    await this.publish(person);
    return 'done';
  }

  /** Gives someone a name that says nothing, and takes away their handle, which everyone sees beside it. They are told the reason, and may choose another name a day later. */
  async rename(by: Judge, person: string, reason: string): Promise<Verdict> {
    const refusal = await this.refusalAbout(by, person);
    if (refusal !== null) return refusal;
    const { people, accounts, sanctions } = this.deps.storage;
    const { name } = (await people.find(person))!;
    const handle = await accounts.handleOf(person);
    const before = handle === null ? name : `${name} (@${handle.handle})`;
    const next = `Player ${person.slice(0, 4).toUpperCase()}`;
    // First, so that they cannot take the handle again at once.
    const verdict = await this.add(by, person, { kind: 'name', hours: RENAMED_HOURS, reason });
    await people.rename(person, next);
    await accounts.removeHandle(person, this.deps.date() + HANDLE_MS);
    await sanctions.note(this.act(by, 'renamed', person, `${before}: ${reason}`));
    await this.deps.publishNews({ type: 'changed', person: { id: person, name: next } });
    return verdict;
  }

  async closeTable(by: Judge, code: string, reason: string): Promise<Verdict> {
    const { storage, isSeated, closeTable } = this.deps;
    // A moderator must not end a match that they are losing.
    if (by.person !== null && (await isSeated(code, by.person))) return 'own-case';
    if (!(await closeTable(code))) return 'unknown';
    await storage.sanctions.note(this.act(by, 'closed-table', null, reason));
    return 'done';
  }

  /** Sanctions with an open appeal, the oldest appeal first. */
  async appeals(): Promise<readonly SanctionDetails[]> {
    return this.details(await this.deps.storage.sanctions.appealed(MAX_LISTED));
  }

  async decideAppeal(
    by: Judge,
    id: string,
    { outcome, answer }: { readonly outcome: AppealOutcome; readonly answer: string },
  ): Promise<Verdict> {
    const { sanctions } = this.deps.storage;
    const sanction = await sanctions.find(id);
    if (sanction === null || sanction.appeal === null) return 'unknown';
    const { person } = sanction;
    if (by.person === person) return 'own-case';
    if (await this.isAboutModerator(by, person)) return 'moderator';
    if (by.person !== null && by.person === sanction.by.person) {
      const moderators = await sanctions.moderators();
      if (moderators.some((other) => other.id !== by.person && other.id !== person)) return 'own-decision';
    }
    const decision = { outcome, answer, at: this.deps.date(), by: by.person };
    const act = this.act(by, 'decided-appeal', person, `${outcome}: ${answer}`);
    if (!(await sanctions.decideAppeal(id, decision, act))) return 'decided-already';
    await this.publish(person);
    return 'done';
  }

  /** Everything that was decided before a time, newest first. */
  async log(before: number): Promise<readonly ModeratorAct[]> {
    const acts = await this.deps.storage.sanctions.acts(before, MAX_LISTED);
    const people = await this.named(acts.flatMap(({ by, person }) => [by.person, person]));
    return acts.map(({ id, at, by, deed, person, detail }) => ({
      ...{ id, at, deed, detail, origin: by.origin },
      by: people.get(by.person),
      person: people.get(person),
    }));
  }

  async moderators(): Promise<readonly Person[]> {
    const rows = await this.deps.storage.sanctions.moderators();
    return rows.map(({ id, name }) => ({ id, name }));
  }

  /** Only the operator may do this. */
  async appoint(person: string): Promise<Verdict> {
    const { people, sanctions } = this.deps.storage;
    if ((await people.find(person)) === null) return 'unknown';
    const act = this.act(OPERATOR, 'appointed', person, '');
    return (await sanctions.appoint(person, this.deps.date(), act)) ? 'done' : 'decided-already';
  }

  /** Only the operator may do this. */
  async dismiss(person: string): Promise<Verdict> {
    const act = this.act(OPERATOR, 'dismissed', person, '');
    return (await this.deps.storage.sanctions.dismiss(person, act)) ? 'done' : 'unknown';
  }

  private async refusalAbout(by: Judge, person: string): Promise<Refusal | null> {
    if ((await this.deps.storage.people.find(person)) === null) return 'unknown';
    if (by.person === person) return 'own-case';
    return (await this.isAboutModerator(by, person)) ? 'moderator' : null;
  }

  /** Whether a moderator decides about another one. */
  private async isAboutModerator(by: Judge, person: string): Promise<boolean> {
    return by.person !== null && this.deps.storage.sanctions.isModerator(person);
  }

  /** What a former moderator or the server has decided, any moderator may end. */
  private async isDecidedByOthers(by: Judge, { by: decider }: SanctionRow): Promise<boolean> {
    if (by.person === null || decider.person === by.person) return false;
    if (decider.origin === 'operator') return true;
    return decider.person !== null && this.deps.storage.sanctions.isModerator(decider.person);
  }

  private async add(by: Judge, person: string, { kind, hours, reason }: NewSanction): Promise<Verdict> {
    const { sanctions } = this.deps.storage;
    const at = this.deps.date();
    const until = hours === null ? null : at + hours * HOUR_MS;
    const act = this.act(by, 'sanctioned', person, `${kind}: ${reason}`);
    const row = { id: newSanctionId(), person, kind, by, reason, at, until };
    if (!(await sanctions.add(row, act))) return 'unknown';
    await this.publish(person);
    return 'done';
  }

  private act(by: Judge, deed: ModeratorDeed, person: string | null, detail: string): ActRow {
    return newAct({ at: this.deps.date(), by, deed, person, detail });
  }

  private publish(person: string): Promise<void> {
    return this.deps.publishNews({ type: 'sanctioned', person });
  }

  private named(ids: readonly (string | null)[]): Promise<NamedPeople> {
    return NamedPeople.find(ids, this.deps.storage.people);
  }

  private async summaries(lines: readonly ReportLine[]): Promise<readonly ReportSummary[]> {
    const people = await this.named(
      lines.flatMap(({ person, reporter, decision }) => [person, reporter, decision?.by ?? null]),
    );
    return lines.flatMap(({ id, at, reason, note, person: about, reporter, decision }) => {
      const person = people.get(about);
      // They have been deleted a moment ago.
      if (person === null) return [];
      return {
        ...{ id, at, reason, note, person },
        reporter: people.get(reporter),
        // Those of people who have been deleted have no note.
        isByServer: reporter === null && note !== '',
        decision: decision && { ...decision, by: people.get(decision.by) },
      };
    });
  }

  private async details(rows: readonly SanctionRow[]): Promise<readonly SanctionDetails[]> {
    const now = this.deps.date();
    const people = await this.named(
      rows.flatMap(({ person, by, lifted }) => [person, by.person, lifted?.by ?? null]),
    );
    return rows.flatMap((row) => {
      const person = people.get(row.person);
      if (person === null) return [];
      const { by, lifted } = row;
      return {
        ...seenSanction(row, now),
        person,
        by: people.get(by.person),
        lifted: lifted && { at: lifted.at, by: people.get(lifted.by), reason: lifted.reason },
      };
    });
  }
}
