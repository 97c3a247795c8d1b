import { type SEEK_SPEEDS, type Seek, type SeekTerms, suitableTerms } from '@schupf/protocol';
import { type Pool, poolFor } from '@schupf/ratings';
import { type RulesRequest, VARIANT_FACTS } from '@schupf/rules';
import type { Game } from './sides.ts';

/** If several kinds of match suit everyone, the first of these is played. */
const IN_ORDER: readonly SeekTerms[] = (
  ['normal', 'relaxed', 'blitz'] as const satisfies (typeof SEEK_SPEEDS)[number][]
).flatMap((speed) => [true, false].map((rated) => ({ speed, rated })));

/** Kinds of match as bits, so that it is quick to find those that suit several people. */
export type TermsSet = number;

/** The kinds of match that suit someone. */
export function termsIn(seek: Seek): TermsSet {
  const suitable = suitableTerms(seek);
  return IN_ORDER.reduce(
    (set, { speed, rated }, index) =>
      suitable.some((terms) => terms.speed === speed && terms.rated === rated) ? set | (1 << index) : set,
    0,
  );
}

/** The kind of match that people play whom all of these suit. */
export function firstOf(set: TermsSet): SeekTerms {
  const first = IN_ORDER.find((_, index) => set & (1 << index));
  if (first === undefined) throw new Error('nothing suits all of them');
  return first;
}

/** Only people who want the same game are brought together. */
export function keyOfGame({ variant, players }: Game): string {
  return `${variant} ${players}`;
}

/** What of two seeks suits both; 0 if they are for different games. */
export function commonTerms(one: Seek, other: Seek): TermsSet {
  return keyOfGame(one) === keyOfGame(other) ? termsIn(one) & termsIn(other) : 0;
}

export function isSameSeek(one: Seek, other: Seek): boolean {
  return (
    one.friend === other.friend &&
    keyOfGame(one) === keyOfGame(other) &&
    one.speed === other.speed &&
    one.rated === other.rated &&
    termsIn(one) === termsIn(other)
  );
}

/** The same seek without rated matches; null if nothing is left. */
export function withoutRated(seek: Seek): Seek | null {
  const [first, ...also] = suitableTerms(seek).filter(({ rated }) => !rated);
  return first === undefined ? null : { ...seek, ...first, also };
}

/** The rules of the match: those of the game, without options. */
export function rulesOf({ variant, players }: Game): RulesRequest {
  const { min, max } = VARIANT_FACTS[variant].players;
  return min === max ? { variant } : { variant, players };
}

/** The ratings that say who is equally strong, whether the match is rated or not. They are the same at all speeds. */
export function poolOf(seek: Seek): Pool | null {
  return poolFor(rulesOf(seek), seek.speed);
}
