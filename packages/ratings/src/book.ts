import { anchorOf } from './anchors.ts';
import { pointsRound, type RatedRound, standing } from './match.ts';
import { afterPlaces } from './places.ts';
import {
  afterPoints,
  covarianceLater,
  FIRST_PAIR,
  type PairEstimate,
  type PointsPair,
  type PointsPlayer,
  pairStrength,
} from './points.ts';
import { type Pool, variantOf } from './pools.ts';
import { type DatedEstimate, type Estimate, estimateAt, FIRST_ESTIMATE } from './scale.ts';
import { hasPairs, type System, systemOf } from './systems.ts';

/** A person's rating in a pool. */
export interface PersonRating extends DatedEstimate {
  readonly matches: number;
}

/** Two people as partners in a pool. */
export interface PairRating extends PairEstimate {
  /** Of the two people after their last match together. */
  readonly variances: readonly [number, number];
  /** What they were worth together then. */
  readonly strength: DatedEstimate;
  readonly matches: number;
}

/** Someone in a match. */
export type Entrant =
  | { readonly type: 'person'; readonly id: string }
  | { readonly type: 'bot'; readonly name: string }
  /** A person who has been deleted since, with what was known of them before the match; null if nothing was. */
  | { readonly type: 'deleted'; readonly before: Estimate | null };

/** What was known before a match about a pair of which at least one has been deleted since. */
export interface StoredPair extends PairEstimate {
  readonly members: readonly [number, number];
}

/** A match to be rated. Slots are indices of `entrants`. */
export interface MatchToRate {
  readonly pool: Pool;
  readonly ended: number;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly RatedRound[];
  /** Pairs whose estimates must not be computed again. */
  readonly storedPairs: readonly StoredPair[];
}

interface PlayerChange {
  readonly before: Estimate;
  readonly after: Estimate;
}

interface PairChange {
  readonly members: readonly [number, number];
  readonly before: PairEstimate;
}

/** What a match has changed, by slot. */
export interface MatchChange {
  readonly players: readonly PlayerChange[];
  readonly pairs: readonly PairChange[];
}

/** The ratings of some people in one pool. Matches have to be rated in the same order to get the same ratings. */
export class RatingBook {
  readonly people = new Map<string, PersonRating>();
  /** By `pairKey`. */
  readonly pairs = new Map<string, PairRating>();

  rate(match: MatchToRate): MatchChange {
    const variant = variantOf(match.pool);
    const system = systemOf(variant);
    const players = match.entrants.map((entrant) => this.playerAt(entrant, match.ended));
    const pairs = hasPairs(variant) ? this.pairsIn(match, players) : [];
    const after = afterMatch(match, players, pairs, system);
    for (const [slot, entrant] of match.entrants.entries())
      if (entrant.type === 'person') this.store(entrant.id, after.players[slot]!, match.ended);
    for (const [index, { members }] of pairs.entries()) this.storePair(match, members, after.pairs[index]!);
    return {
      players: players.map(({ mean, variance }, slot) => ({
        before: { mean, variance },
        after: after.players[slot]!,
      })),
      pairs: pairs.map(({ members, own, covariance }) => ({ members, before: { own, covariance } })),
    };
  }

  private playerAt(entrant: Entrant, now: number): PointsPlayer {
    switch (entrant.type) {
      case 'bot':
        return { ...anchorOf(entrant.name)!, isFixed: true };
      case 'deleted':
        return { ...(entrant.before ?? FIRST_ESTIMATE), isFixed: true };
      case 'person': {
        const known = this.people.get(entrant.id);
        return { ...(known === undefined ? FIRST_ESTIMATE : estimateAt(known, now)), isFixed: false };
      }
    }
  }

  private pairsIn(match: MatchToRate, players: readonly PointsPlayer[]): PointsPair[] {
    return partnersIn(match.rounds)
      .filter((members) => members.every((slot) => match.entrants[slot]!.type !== 'bot'))
      .map((members) => {
        const stored = match.storedPairs.find(({ members: [one, other] }) => {
          return one === members[0] && other === members[1];
        });
        return { members, ...(stored ?? this.pairAt(match, members, players)) };
      });
  }

  private pairAt(
    { entrants }: MatchToRate,
    members: readonly [number, number],
    players: readonly PointsPlayer[],
  ): PairEstimate {
    const key = keyOf(entrants, members);
    const known = key === null ? undefined : this.pairs.get(key.text);
    if (known === undefined) return FIRST_PAIR;
    const [one, other] = key!.slots.map((slot) => players[slot]!.variance) as [number, number];
    return { own: known.own, covariance: covarianceLater(known.covariance, known.variances, [one, other]) };
  }

  private store(person: string, { mean, variance }: Estimate, ended: number): void {
    const { at = ended, matches = 0 } = this.people.get(person) ?? {};
    this.people.set(person, { mean, variance, at: Math.max(at, ended), matches: matches + 1 });
  }

  private storePair(
    { entrants, ended }: MatchToRate,
    members: readonly [number, number],
    after: PairEstimate,
  ): void {
    const key = keyOf(entrants, members);
    if (key === null) return;
    const [one, other] = key.people.map((person) => this.people.get(person)!) as [PersonRating, PersonRating];
    const { strength, matches = 0 } = this.pairs.get(key.text) ?? {};
    this.pairs.set(key.text, {
      ...after,
      variances: [one.variance, other.variance],
      strength: { ...pairStrength(one, other, after), at: Math.max(strength?.at ?? ended, ended) },
      matches: matches + 1,
    });
  }
}

/** The key of a pair in a `RatingBook`, whatever the order of the two. */
export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** The two people of a pair as they are stored, and their slots in the same order; null if one of them was deleted. */
function keyOf(
  entrants: readonly Entrant[],
  members: readonly [number, number],
): { readonly text: string; readonly people: readonly string[]; readonly slots: readonly number[] } | null {
  const known = members.flatMap((slot) => {
    const entrant = entrants[slot]!;
    return entrant.type === 'person' ? [{ slot, id: entrant.id }] : [];
  });
  if (known.length < 2) return null;
  known.sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    text: pairKey(known[0]!.id, known[1]!.id),
    people: known.map(({ id }) => id),
    slots: known.map(({ slot }) => slot),
  };
}

function afterMatch(
  { entrants, rounds }: MatchToRate,
  players: readonly PointsPlayer[],
  pairs: readonly PointsPair[],
  { type, luck }: System,
): { readonly players: readonly Estimate[]; readonly pairs: readonly PairEstimate[] } {
  if (type === 'points') return afterPoints({ players, pairs, rounds: rounds.map(pointsRound) }, luck);
  const points = standing({ participants: entrants, rounds });
  const sides = players.map((player, slot) => ({ players: [player], place: -points[slot]! }));
  return { players: afterPlaces(sides, luck).map(([only]) => only!), pairs: [] };
}

/** The slots that were partners in a round, in the order of the match. */
function partnersIn(rounds: readonly RatedRound[]): (readonly [number, number])[] {
  const found = new Map<string, readonly [number, number]>();
  for (const round of rounds)
    for (const side of pointsRound(round).sides)
      for (const [index, one] of side.entries())
        for (const other of side.slice(index + 1)) {
          const members = one < other ? ([one, other] as const) : ([other, one] as const);
          found.set(members.join(' '), members);
        }
  return [...found.values()];
}
