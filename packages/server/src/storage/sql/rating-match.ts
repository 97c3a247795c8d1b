import type { Entrant, MatchChange, MatchToRate, Pool, RatedRound, StoredPair } from '@schupf/ratings';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { NewRatedMatch } from '../ratings-storage.ts';
import { holdPeople } from './hold-people.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

export type MatchRecord = Selectable<Schema['rated_match']>;

/** A match with everything its ratings follow from. */
export interface LoadedMatch extends MatchToRate {
  readonly id: string;
  readonly rows: readonly Selectable<Schema['rated_player']>[];
}

/** Adds what counts of a match. People who have been deleted meanwhile count as such. */
export async function addRatedMatch(
  trx: Transaction<Schema>,
  { id, ended }: { readonly id: string; readonly ended: number },
  { pool, participants, rounds }: NewRatedMatch,
  variant: SqlVariant,
): Promise<void> {
  const people = participants.flatMap((each) => (each.type === 'person' ? [each.id] : []));
  const known = await holdPeople(trx, people, variant);
  await trx
    .insertInto('rated_match')
    .values({ match_id: id, pool, ended, number: null, rounds: JSON.stringify(rounds.map(packRound)) })
    .execute();
  const unknown = { mean_before: null, variance_before: null, mean_after: null, variance_after: null };
  await trx
    .insertInto('rated_player')
    .values(
      participants.map((participant, slot) => ({
        ...{ match_id: id, slot, pool, ended, ...unknown },
        person: participant.type === 'person' && known.has(participant.id) ? participant.id : null,
        bot: participant.type === 'bot' ? participant.name : null,
      })),
    )
    .execute();
}

/** These matches in the same order, with those who took part. */
export async function loadMatches(
  db: Kysely<Schema>,
  matches: readonly MatchRecord[],
): Promise<readonly LoadedMatch[]> {
  if (matches.length === 0) return [];
  const ids = matches.map(({ match_id }) => match_id);
  const players = await db
    .selectFrom('rated_player')
    .selectAll()
    .where('match_id', 'in', ids)
    .orderBy('match_id')
    .orderBy('slot')
    .execute();
  const partners = await db.selectFrom('rated_partners').selectAll().where('match_id', 'in', ids).execute();
  const playersOf = Map.groupBy(players, ({ match_id }) => match_id);
  const partnersOf = Map.groupBy(partners, ({ match_id }) => match_id);
  return matches.map(({ match_id: id, pool, ended, rounds }) => {
    const rows = playersOf.get(id) ?? [];
    const entrants = rows.map(entrantOf);
    const isGone = (slot: number) => entrants[slot]!.type === 'deleted';
    const storedPairs = (partnersOf.get(id) ?? [])
      .filter(({ one, other }) => isGone(one) || isGone(other))
      .map(
        ({ one, other, mean, variance, covariance }): StoredPair => ({
          members: [one, other],
          own: { mean, variance },
          covariance,
        }),
      );
    return { id, rows, pool, ended, entrants, rounds: unpackRounds(rounds), storedPairs };
  });
}

/** Stores what these matches have changed. */
export async function saveChanges(
  trx: Transaction<Schema>,
  matches: readonly LoadedMatch[],
  changes: readonly MatchChange[],
): Promise<void> {
  const players = matches.flatMap(({ rows }, index) =>
    rows.map((row) => {
      const { before, after } = changes[index]!.players[row.slot]!;
      return {
        ...row,
        ...{ mean_before: before.mean, variance_before: before.variance },
        ...{ mean_after: after.mean, variance_after: after.variance },
      };
    }),
  );
  await trx
    .insertInto('rated_player')
    .values(players)
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'slot']).doUpdateSet(({ ref }) => ({
        mean_before: ref('excluded.mean_before'),
        variance_before: ref('excluded.variance_before'),
        mean_after: ref('excluded.mean_after'),
        variance_after: ref('excluded.variance_after'),
      })),
    )
    .execute();
  const partners = matches.flatMap(({ id }, index) =>
    changes[index]!.pairs.map(({ members: [one, other], before: { own, covariance } }) => ({
      ...{ match_id: id, one, other, covariance },
      ...{ mean: own.mean, variance: own.variance },
    })),
  );
  if (partners.length === 0) return;
  await trx
    .insertInto('rated_partners')
    .values(partners)
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'one', 'other']).doUpdateSet(({ ref }) => ({
        mean: ref('excluded.mean'),
        variance: ref('excluded.variance'),
        covariance: ref('excluded.covariance'),
      })),
    )
    .execute();
}

export function unpackRounds(text: string): readonly RatedRound[] {
  const rounds = JSON.parse(text) as readonly PackedRound[];
  return rounds.map(([slots, points, handedOver]) => ({
    ...{ slots, points },
    ...(handedOver === undefined ? {} : { handedOver }),
  }));
}

/** Rounds that no one has handed over are stored as they were before that was noted. */
type PackedRound =
  | readonly [slots: RatedRound['slots'], points: RatedRound['points']]
  | readonly [
      slots: RatedRound['slots'],
      points: RatedRound['points'],
      handedOver: NonNullable<RatedRound['handedOver']>,
    ];

function packRound({ slots, points, handedOver }: RatedRound): PackedRound {
  return handedOver === undefined ? [slots, points] : [slots, points, handedOver];
}

function entrantOf({
  person,
  bot,
  mean_before,
  variance_before,
}: Selectable<Schema['rated_player']>): Entrant {
  if (person !== null) return { type: 'person', id: person };
  if (bot !== null) return { type: 'bot', name: bot };
  const isKnown = mean_before !== null && variance_before !== null;
  return { type: 'deleted', before: isKnown ? { mean: mean_before, variance: variance_before } : null };
}

/** The matches of a pool that have been rated, in that order. */
export function ratedMatches(
  db: Kysely<Schema>,
  pool: Pool,
  after: number,
  limit: number,
): Promise<readonly MatchRecord[]> {
  return db
    .selectFrom('rated_match')
    .selectAll()
    .where('pool', '=', pool)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
}
