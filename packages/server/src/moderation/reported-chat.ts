import type { PublishPersonNews } from '../people/person-news.ts';
import type { SanctionRow } from '../storage/sanctions-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { newAct, newSanctionId } from './acts.ts';

/** So many people, from so many networks, must have reported what someone has written. */
const REPORTS_THAT_MUTE = 3;
/** If no one looks at the reports, they no longer count, and the mute ends. */
const MUTED_MS = 7 * 24 * 3600 * 1000;

interface ReportedChatDeps {
  readonly storage: Pick<Storage, 'reports' | 'sanctions'>;
  readonly publishNews: PublishPersonNews;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/** Mutes someone whose messages several people have reported, until a moderator looks at the reports. */
export async function muteIfReported(person: string, deps: ReportedChatDeps): Promise<void> {
  const { storage, publishNews, date } = deps;
  const now = date();
  if ((await mutesByReports(person, deps)).length > 0 || !(await isReportedByMany(person, deps))) return;
  const by = { origin: 'reports', person: null } as const;
  await storage.sanctions.add(
    { id: newSanctionId(), person, kind: 'mute', by, reason: '', at: now, until: now + MUTED_MS },
    newAct({ at: now, by, deed: 'sanctioned', person, detail: 'mute' }),
  );
  await publishNews({ type: 'sanctioned', person });
}

/** Ends such a mute once the reports that are still open would not have caused it. */
export async function liftMuteByReports(
  person: string,
  deps: ReportedChatDeps,
  by: SanctionRow['by'],
): Promise<void> {
  const { storage, publishNews, date } = deps;
  const mutes = await mutesByReports(person, deps);
  if (mutes.length === 0 || (await isReportedByMany(person, deps))) return;
  const at = date();
  for (const { id } of mutes)
    await storage.sanctions.lift(
      id,
      { at, by: by.person, reason: '' },
      newAct({ at, by, deed: 'lifted', person, detail: 'mute: the reports were looked at' }),
    );
  await publishNews({ type: 'sanctioned', person });
}

async function mutesByReports(
  person: string,
  { storage, date }: ReportedChatDeps,
): Promise<readonly SanctionRow[]> {
  const running = await storage.sanctions.running(person, date());
  return running.filter(({ by }) => by.origin === 'reports');
}

async function isReportedByMany(person: string, { storage, date }: ReportedChatDeps): Promise<boolean> {
  const about = await storage.reports.about(person);
  const open = about.filter(
    ({ reason, decision, reporter, at }) =>
      reason === 'chat' && decision === null && reporter !== null && at > date() - MUTED_MS,
  );
  const reporters = new Set<string>();
  const networks = new Set<string>();
  for (const { id, reporter, network } of open) {
    const report = await storage.reports.find(id);
    // Someone who has written nothing cannot be reported for it.
    if (!report?.evidence.lines.some(({ by, isPhrase }) => by?.id === person && !isPhrase)) continue;
    reporters.add(reporter!);
    networks.add(network);
  }
  return Math.min(reporters.size, networks.size) >= REPORTS_THAT_MUTE;
}
