import type { PublishPersonNews } from '../people/person-news.ts';
import type { OutcomeRow } from '../storage/outcome-storage.ts';
import type { SanctionRow } from '../storage/sanctions-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { newAct, newSanctionId } from './acts.ts';

/** How many of someone's last matches with strangers count. */
const COUNTED_OUTCOMES = 30;
const MIN_BAD = 4;
const MIN_BAD_SHARE = 0.4;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_BAN_MS = 10 * MINUTE_MS;
const LONGEST_BAN_MS = 48 * HOUR_MS;
/** Right after a ban, the next one is longer by this factor. */
const GROWTH = 2.5;
/** Until this long after a ban, the factor falls to 1. */
const GROWS_FOR_MS = 72 * HOUR_MS;
/** From then on, bans get shorter by half in this time. */
const HALVES_IN_MS = 30 * 24 * HOUR_MS;

export interface PlayBansDeps {
  readonly storage: Pick<Storage, 'outcomes' | 'sanctions'>;
  readonly publishNews: PublishPersonNews;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/** Keeps people away from strangers for a while if they leave too many of them alone, or keep them waiting. */
export class PlayBans {
  private readonly deps: PlayBansDeps;

  constructor(deps: PlayBansDeps) {
    this.deps = deps;
  }

  /** Call this with everything that turns out about a match with strangers. The same is counted only once. */
  async note(outcome: OutcomeRow): Promise<void> {
    const { outcomes } = this.deps.storage;
    if (!(await outcomes.note(outcome)) || outcome.kind === 'good') return;
    if (isTooBad(await outcomes.of(outcome.person, COUNTED_OUTCOMES))) await this.ban(outcome.person);
  }

  private async ban(person: string): Promise<void> {
    const { storage, publishNews, date } = this.deps;
    const now = date();
    const bans = (await storage.sanctions.of(person)).filter(({ by }) => by.origin === 'leaving');
    const length = nextBan(bans, now);
    if (length === null) return;
    const by = { origin: 'leaving', person: null } as const;
    const minutes = Math.round(length / MINUTE_MS);
    await storage.sanctions.add(
      { id: newSanctionId(), person, kind: 'no-open-tables', by, reason: '', at: now, until: now + length },
      newAct({ at: now, by, deed: 'sanctioned', person, detail: `no-open-tables: ${minutes} minutes` }),
    );
    await publishNews({ type: 'sanctioned', person });
  }
}

/** Whether these outcomes, the last ones of a person, lead to a ban. */
export function isTooBad(outcomes: readonly Pick<OutcomeRow, 'kind'>[]): boolean {
  const bad = outcomes.filter(({ kind }) => kind !== 'good').length;
  return bad >= MIN_BAD && bad / outcomes.length >= MIN_BAD_SHARE;
}

/** How long the next ban lasts after these ones; null if one is running. One that was lifted was a mistake. */
export function nextBan(
  bans: readonly Pick<SanctionRow, 'at' | 'until' | 'lifted'>[],
  now: number,
): number | null {
  const served = bans.flatMap(({ at, until, lifted }) =>
    lifted === null && until !== null ? { at, until } : [],
  );
  const last = served.toSorted((a, b) => b.until - a.until)[0];
  if (last === undefined) return FIRST_BAN_MS;
  const since = now - last.until;
  if (since < 0) return null;
  const factor =
    since < GROWS_FOR_MS
      ? GROWTH - ((GROWTH - 1) * since) / GROWS_FOR_MS
      : 2 ** ((GROWS_FOR_MS - since) / HALVES_IN_MS);
  return Math.min(LONGEST_BAN_MS, Math.max(FIRST_BAN_MS, Math.round((last.until - last.at) * factor)));
}
