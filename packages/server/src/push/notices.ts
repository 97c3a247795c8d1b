import type { Language, NoticeWords } from '@schupf/phrasebook';
import { LANGUAGES, loadNoticeWords } from '@schupf/phrasebook';
import { DEFAULT_NOTICES, type NoticeChoice, type TableSummary, type TurnAtTable } from '@schupf/protocol';
import type { JobHandler } from '../jobs/job-runner.ts';
import { INVITATION_NOTICE, MATCH_NOTICE, TURN_NOTICE } from '../storage/push-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { afterQuiet, beforeQuiet } from './quiet-hours.ts';
import { type Notice, type PushDeps, sendNotice } from './web-push.ts';

/** The share of the time for a decision that is left when people are reminded. */
const REMINDER_SHARE = 1 / 5;
/** For how long a device that is switched off is still told that a match is over. */
const MATCH_TTL_MS = 7 * 24 * 3600_000;

export interface NoticesDeps extends PushDeps {
  readonly storage: Pick<Storage, 'turns' | 'push' | 'friends' | 'matches' | 'holidays'>;
  /** The date in milliseconds. */
  readonly date: () => number;
}

type Text = (words: NoticeWords) => Omit<Notice, 'about' | 'path'>;

/**
 * The jobs that send notifications. A job sends nothing if what it is about has passed, and a job that is carried out
 * twice sends the same again, which then replaces itself on the device.
 */
export function noticeJobs(deps: NoticesDeps): readonly JobHandler[] {
  return [
    { kind: TURN_NOTICE, run: (key) => tellTurn(deps, key) },
    { kind: INVITATION_NOTICE, run: (key) => tellInvitation(deps, key) },
    { kind: MATCH_NOTICE, run: (key) => tellMatch(deps, key) },
  ];
}

/** The key of a job that tells a person that a table waits for them, and later reminds them once. */
export function turnNoticeKey(person: string, table: string, since: number): string {
  return `${person} ${table} ${since}`;
}

async function tellTurn(deps: NoticesDeps, key: string): Promise<number | null> {
  const { storage, date } = deps;
  const [person = '', table = '', since] = key.split(' ');
  const turn = await storage.turns.find(person, table);
  const choice = await choiceOf(deps, person);
  const now = date();
  if (turn?.since == null || String(turn.since) !== since || !choice.turns) return null;
  const { until } = turn;
  if (until !== null && now >= until) return null;
  const holiday = await storage.holidays.current(person, now);
  if (holiday !== null) return holiday.until;
  const loud = afterQuiet(now, choice);
  if (loud > now) return until !== null && loud >= until ? null : loud;
  const remindAt = until === null ? null : reminderTime(turn.since, until, choice);
  const isReminder = remindAt !== null && now >= remindAt;
  const left = until === null ? null : until - now;
  const text: Text = (words) => ({
    title: isReminder && left !== null ? words.reminder(words.duration(left)) : words.yourMove,
    body: words.at(playersOf(turn), isReminder || left === null ? null : words.duration(left)),
  });
  await tell(deps, person, text, { about: table, path: `t/${table}` }, left ?? MATCH_TTL_MS);
  // Until the time is up the job stays, so that it is not added again when the table is loaded again.
  return isReminder ? until : remindAt;
}

/** Moved out of quiet hours: to their end or, if that is too late, before their beginning. */
function reminderTime(since: number, until: number, choice: NoticeChoice): number {
  const at = until - (until - since) * REMINDER_SHARE;
  const after = afterQuiet(at, choice);
  return after < until ? after : Math.max(since, beforeQuiet(at, choice));
}

async function tellInvitation(deps: NoticesDeps, key: string): Promise<number | null> {
  const { storage, date } = deps;
  const [person = '', by, table = ''] = key.split(' ');
  const choice = await choiceOf(deps, person);
  const now = date();
  const invitations = await storage.friends.invitationsTo(person, now);
  const invitation = invitations.find((one) => one.table === table && one.by.id === by);
  // An invitation is valid for half an hour, so it cannot wait for the end of quiet hours.
  if (invitation === undefined || !choice.invitations || afterQuiet(now, choice) > now) return null;
  const text: Text = (words) => ({
    title: words.invitation(invitation.by.name),
    body: words.invitationText,
  });
  await tell(deps, person, text, { about: table, path: `t/${table}` }, invitation.until - now);
  return null;
}

async function tellMatch(deps: NoticesDeps, key: string): Promise<number | null> {
  const { storage, date } = deps;
  const [person = '', id = ''] = key.split(' ');
  const choice = await choiceOf(deps, person);
  const now = date();
  if (!choice.matches) return null;
  const loud = afterQuiet(now, choice);
  if (loud > now) return loud;
  const match = await storage.matches.find(id);
  const me = match?.players.findIndex((player) => player.person === person) ?? -1;
  if (match == null || me < 0) return null;
  const names = match.players.flatMap((player, index) =>
    index !== me && player.person !== null ? [player.name] : [],
  );
  const bots = match.players.length - 1 - names.length;
  const table = id.slice(0, id.lastIndexOf('-'));
  const text: Text = (words) => ({ title: words.matchOver, body: words.at({ names, bots }, null) });
  await tell(deps, person, text, { about: table, path: `t/${table}` }, MATCH_TTL_MS);
  return null;
}

async function choiceOf({ storage }: NoticesDeps, person: string): Promise<NoticeChoice> {
  return (await storage.push.choiceOf(person)) ?? DEFAULT_NOTICES;
}

/** Sends a notice to all devices of a person. Rejects if that fails for any of them. */
async function tell(
  deps: NoticesDeps,
  person: string,
  text: Text,
  place: Pick<Notice, 'about' | 'path'>,
  ttlMs: number,
): Promise<void> {
  const { push } = deps.storage;
  const sent = await Promise.allSettled(
    (await push.of(person)).map(async (subscription) => {
      const words = await loadNoticeWords(languageOf(subscription.language));
      if (!(await sendNotice(subscription, { ...text(words), ...place }, ttlMs, deps)))
        await push.removeEndpoint(subscription.endpoint);
    }),
  );
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

function languageOf(stored: string): Language {
  return LANGUAGES.find((language) => language === stored) ?? 'en';
}

function playersOf({ summary, player }: TurnAtTable): { names: readonly string[]; bots: number } {
  const others = summary.chairs.filter((_, chair) => chair !== player);
  return { names: namesOf(others), bots: others.filter(({ type }) => type === 'bot').length };
}

function namesOf(chairs: TableSummary['chairs']): readonly string[] {
  return chairs.flatMap(({ type, name }) => (type === 'person' && name !== null ? [name] : []));
}
