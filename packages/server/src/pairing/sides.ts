import { VARIANT_FACTS, type Variant } from '@schupf/rules';
import { type Acquaintances, type Party, ratingOf } from './party.ts';

export interface Game {
  readonly variant: Variant;
  readonly players: number;
}

/** Whether the players form two sides for the whole match. In three-player games, roles change every round. */
export function hasSides({ variant }: Pick<Game, 'variant'>): boolean {
  const { teams, dummy } = VARIANT_FACTS[variant];
  return teams === 'alternating' && dummy === null;
}

/**
 * The chairs for a group, as ids by chair: of all ways to form two sides, the one with the most even sums of ratings,
 * and of equal ones that with the fewest partners who have met lately. Null if friends could not be on the same side.
 */
export function chairsFor(
  game: Game,
  parties: readonly Party[],
  acquaintances: Acquaintances,
): readonly string[] | null {
  if (!hasSides(game)) return idsOf(parties);
  let best: { readonly sides: Sides; readonly cost: readonly [number, number] } | null = null;
  for (const sides of splits(parties, game.players / 2)) {
    const [one, other] = sides;
    const cost = [
      Math.abs(sumOf(one) - sumOf(other)),
      partnersWhoMet(one, acquaintances) + partnersWhoMet(other, acquaintances),
    ] as const;
    if (best === null || cost[0] < best.cost[0] || (cost[0] === best.cost[0] && cost[1] < best.cost[1]))
      best = { sides, cost };
  }
  if (best === null) return null;
  const [one, other] = best.sides.map(idsOf) as [string[], string[]];
  return one.flatMap((id, index) => [id, other[index]!]);
}

/** Whether a group can form two sides without separating friends. */
export function canFormSides(game: Game, parties: readonly Party[]): boolean {
  return !hasSides(game) || !splits(parties, game.players / 2).next().done;
}

type Sides = readonly [readonly Party[], readonly Party[]];

/** All ways to form a side of this size with the first party. */
function* splits(parties: readonly Party[], size: number): Generator<Sides> {
  const [first, ...others] = parties;
  if (first === undefined) return;
  for (let chosen = 0; chosen < 2 ** others.length; chosen++) {
    const one = [first, ...others.filter((_, index) => (chosen >> index) & 1)];
    if (countOf(one) === size) yield [one, others.filter((party) => !one.includes(party))];
  }
}

export function countOf(parties: readonly Party[]): number {
  return parties.reduce((sum, { people }) => sum + people.length, 0);
}

function idsOf(parties: readonly Party[]): string[] {
  return parties.flatMap(({ people }) => people.map(({ id }) => id));
}

function sumOf(parties: readonly Party[]): number {
  return parties.reduce((sum, party) => sum + ratingOf(party) * party.people.length, 0);
}

function partnersWhoMet(side: readonly Party[], { meetings }: Acquaintances): number {
  const ids = idsOf(side);
  let sum = 0;
  for (const [index, id] of ids.entries())
    for (const partner of ids.slice(index + 1)) sum += meetings(id, partner);
  return sum;
}
