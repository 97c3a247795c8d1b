import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { NoticeChoice, Person } from '@schupf/protocol';
import { makeZip } from 'client-zip';
import type { MatchPlace, Storage } from '../storage/storage.ts';

/** Matches are read this many at a time, so that an export needs little memory however many there are. */
const PAGE_SIZE = 20;
const ALL = Number.MAX_SAFE_INTEGER;

const README = `Everything this server stores about you, as far as it is yours.

profile.json      your name, your account, what you tell others, your holidays and what you want to be told
devices.json      where you are signed in, and your passkeys
people.json       your friends, requests, invitations, and people you have muted
moderation.json   sanctions against you with your appeals, how your matches with strangers ended, and your reports
matches.json      your finished matches, the oldest first, each with its file
matches/          the matches themselves; any text editor and Schupf can open .schupf files

Times are in UTC. Passkeys and recovery codes are stored in a form that opens nothing, so there is nothing to export of
them. What is said at tables is not stored. Reports about you are not included, because they belong to those who made
them; what moderators decided about you is.
`;

interface ExportedFile {
  readonly name: string;
  readonly input: string;
  readonly lastModified: Date;
}

export interface ExportDeps {
  readonly storage: Storage;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/**
 * A zip archive of everything about a person. If storage fails, the stream ends with an error, so that no one takes half
 * an archive for a whole one.
 */
export function exportPerson(deps: ExportDeps, person: Person): Readable {
  return Readable.fromWeb(makeZip(filesOf(deps, person)) as ReadableStream<Uint8Array>);
}

async function* filesOf({ storage, date }: ExportDeps, { id }: Person): AsyncGenerator<ExportedFile> {
  const now = date();
  const lastModified = new Date(now);
  const json = (name: string, value: object): ExportedFile => ({
    name,
    input: `${JSON.stringify(withDates(value), null, 2)}\n`,
    lastModified,
  });
  yield { name: 'README.txt', input: README, lastModified };
  yield json('profile.json', await profileOf(storage, id));
  yield json('devices.json', await devicesOf(storage, id));
  yield json('people.json', await peopleOf(storage, id, now));
  yield json('moderation.json', await moderationOf(storage, id));
  const matches: object[] = [];
  for (let after: MatchPlace | null = null; ; ) {
    const page = await storage.matches.recordsOf(id, after, PAGE_SIZE);
    for (const { record, players, ...match } of page) {
      const file = `matches/${match.id}.schupf`;
      yield { name: file, input: record, lastModified: new Date(match.ended) };
      const me = players.findIndex((player) => player.person === id);
      matches.push({ file, ...match, players: players.map(({ name }) => name), me });
    }
    after = page.at(-1) ?? null;
    if (after === null) break;
  }
  yield json('matches.json', matches);
}

async function profileOf(
  { people, accounts, profiles, push, ratings, holidays }: Storage,
  id: string,
): Promise<object> {
  const [person, account, handle, settings, calls, notifications, rated, onHoliday] = await Promise.all([
    people.find(id),
    accounts.find(id),
    accounts.handleOf(id),
    profiles.settings(id),
    profiles.callsOf(id),
    push.choiceOf(id),
    ratings.of(id),
    holidays.of(id),
  ]);
  return {
    ...person,
    account: account === null ? null : { since: account.since },
    handle: handle === null ? null : { handle: handle.handle, since: handle.since },
    settings,
    calls,
    ratings: rated,
    notifications: notifications === null ? null : noticesOf(notifications),
    holidays: onHoliday,
  };
}

/** With times of day that people can read. */
function noticesOf({ quiet, ...choice }: NoticeChoice): object {
  if (quiet === null) return { ...choice, quiet };
  return { ...choice, quiet: { from: timeOfDay(quiet.from), until: timeOfDay(quiet.until) } };
}

function timeOfDay(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

async function devicesOf({ people, accounts, push }: Storage, id: string): Promise<object> {
  const [sessions, passkeys, recoveryCodes, subscriptions] = await Promise.all([
    people.sessionsOf(id),
    accounts.credentialsOf(id),
    accounts.countRecoveryCodes(id),
    push.of(id),
  ]);
  return {
    devices: sessions.map(({ hash, since, seen }) => ({
      ...{ since, seen },
      notificationsTo: subscriptions.find(({ session }) => session === hash)?.endpoint ?? null,
    })),
    passkeys: passkeys.map(({ name, since, used, transports, isBackedUp }) => ({
      ...{ name, since, used, transports, isBackedUp },
    })),
    recoveryCodes,
  };
}

async function peopleOf({ people, friends }: Storage, id: string, now: number): Promise<object> {
  const [list, requests, invitations, muted] = await Promise.all([
    friends.friendsOf(id),
    friends.requestsOf(id),
    friends.invitationsTo(id, now),
    people.blockedBy(id),
  ]);
  return {
    friends: list.map(({ name, friendSince }) => ({ name, since: friendSince })),
    received: requests.received.map(({ name }) => name),
    sent: requests.sent.map(({ name }) => name),
    invitations: invitations.map(({ by, table, until }) => ({ by: by.name, table, until })),
    muted: muted.map(({ name }) => name),
  };
}

/** Without the people who decided: only what they decided concerns the person. */
async function moderationOf({ sanctions, reports, outcomes }: Storage, id: string): Promise<object> {
  const [isModerator, received, made, missed] = await Promise.all([
    sanctions.isModerator(id),
    sanctions.of(id),
    reports.by(id),
    outcomes.of(id, ALL),
  ]);
  return {
    isModerator,
    sanctions: received.map(({ kind, by, reason, at, until, lifted, appeal }) => ({
      ...{ kind, by: by.origin, reason, at, until },
      lifted: lifted === null ? null : { at: lifted.at, reason: lifted.reason },
      appeal:
        appeal === null
          ? null
          : {
              ...{ text: appeal.text, at: appeal.at },
              outcome: appeal.decision?.outcome ?? null,
              answer: appeal.decision?.answer ?? null,
            },
    })),
    outcomes: missed.map(({ kind, at }) => ({ kind, at })),
    reports: made.map(({ at, reason, note, table, decision }) => ({
      ...{ at, reason, note, table, outcome: decision?.outcome ?? null },
    })),
  };
}

const TIMES: ReadonlySet<string> = new Set(['since', 'seen', 'used', 'at', 'until', 'ended']);

/** The same with times in words that people can read, too. */
function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [
      name,
      TIMES.has(name) && typeof content === 'number' ? new Date(content).toISOString() : withDates(content),
    ]),
  );
}
