import { setTimeout as sleep } from 'node:timers/promises';
import { isByPoints, POOLS, type Pool, surplusAgainst } from '@schupf/ratings';
import type { JobHandler } from '../jobs/job-runner.ts';
import { newReference } from '../secrets.ts';
import type { WeighedMatch } from '../storage/ratings-storage.ts';
import type { Storage } from '../storage/storage.ts';

const INTERVAL_MS = 3600_000;
/** Longer than the interval, because a match may be rated some time after its end. */
const RECENT_MS = 3 * INTERVAL_MS;
const DAY_MS = 24 * 3600 * 1000;
const DAYS_COUNTED = 180;
const MATCHES_COUNTED = 100;
const MATCHES_PER_RUN = 1000;
/** The pause between two pairs, which lets other work run. */
const PAUSE_MS = 5;
/** Of 4800 pairs of simulated honest people, six once reached as many deviations (docs/moderation.md). */
const STRANGE_DEVIATIONS = 4;
const MIN_ROUNDS = 20;
/** The same person is not reported again within this time. */
const REPEATED_MS = 30 * DAY_MS;

export interface RatedOpponentsDeps {
  readonly storage: Pick<Storage, 'ratings' | 'reports' | 'matches' | 'accounts' | 'people'>;
  /** The date in milliseconds. */
  readonly date: () => number;
}

/**
 * Looks for people who win against the same opponent by far more than their ratings say, as they would if the opponent
 * lost on purpose, and asks moderators to look at them. It decides nothing.
 */
export function ratedOpponentsJob(deps: RatedOpponentsDeps): JobHandler {
  return {
    kind: 'look-at-rated-opponents',
    repeatsAfterMs: INTERVAL_MS,
    run: async (_key, signal) => {
      for (const pool of POOLS.filter(isByPoints))
        for (const { pair, match } of await recentOpponents(deps, pool)) {
          await lookAt(deps, pool, pair, match);
          await sleep(PAUSE_MS, undefined, { signal, ref: false });
        }
    },
  };
}

interface Opponents {
  readonly pair: readonly [string, string];
  /** Their last match. */
  readonly match: string;
}

/** All people who have just played rated matches against each other. */
async function recentOpponents(
  { storage, date }: RatedOpponentsDeps,
  pool: Pool,
): Promise<readonly Opponents[]> {
  const since = date() - RECENT_MS;
  const found = new Map<string, Opponents>();
  for (const match of await storage.ratings.latest(pool, MATCHES_PER_RUN)) {
    if (match.ended < since) continue;
    const people = match.people.flatMap((person) => person ?? []).sort();
    for (const [index, one] of people.entries())
      for (const other of people.slice(index + 1))
        if (!found.has(`${one} ${other}`))
          found.set(`${one} ${other}`, { pair: [one, other], match: match.id });
  }
  return [...found.values()];
}

async function lookAt(
  deps: RatedOpponentsDeps,
  pool: Pool,
  pair: readonly [string, string],
  last: string,
): Promise<void> {
  const { storage, date } = deps;
  const since = date() - DAYS_COUNTED * DAY_MS;
  const matches = await storage.ratings.between(pair, pool, since, MATCHES_COUNTED);
  const { deviations, rounds } = surplusAgainst(matches.map((match) => ({ pool, ...matchOf(match, pair) })));
  if (Math.abs(deviations) < STRANGE_DEVIATIONS || rounds < MIN_ROUNDS) return;
  const [winner, loser] = deviations > 0 ? pair : ([pair[1], pair[0]] as const);
  const opponent = await storage.people.find(loser);
  if (opponent === null) return;
  const size = Math.abs(deviations).toFixed(1);
  await report(
    deps,
    winner,
    last,
    `From the server: has won far more against ${opponent.name} (${loser}) than expected, by ${size} standard deviations in ${rounds} rounds.`,
  );
}

function matchOf({ before, rounds, people }: WeighedMatch, [one, other]: readonly [string, string]) {
  return { before, rounds, one: people.indexOf(one), other: people.indexOf(other) };
}

/** A report without a reporter: people look at it as at any other. */
async function report(
  { storage, date }: RatedOpponentsDeps,
  person: string,
  id: string,
  note: string,
): Promise<void> {
  const at = date();
  // Those of people who have been deleted have no note.
  const isKnown = (await storage.reports.about(person)).some(
    (other) => other.reporter === null && other.note !== '' && other.at > at - REPEATED_MS,
  );
  const match = isKnown ? null : await storage.matches.find(id);
  const row = match === null ? null : await storage.people.find(person);
  if (match === null || row === null) return;
  const players = match.players.map((player) =>
    player.person === null ? null : { id: player.person, name: player.name },
  );
  const handle = (await storage.accounts.handleOf(person))?.handle ?? null;
  await storage.reports.add({
    ...{ id: newReference(), at, reporter: null, network: '', person, reason: 'cheating', note, table: null },
    evidence: {
      ...{ name: row.name, handle, match: id, round: null, moment: null, players, lines: [], record: '' },
    },
  });
}
