import type { Seek } from '@schupf/protocol';
import { type Pool, poolFor } from '@schupf/ratings';
import { type RulesRequest, VARIANT_FACTS } from '@schupf/rules';

/** Only people with the same terms are brought together. */
export function termsOf({ variant, players, speed, rated }: Seek): string {
  return `${variant} ${players} ${speed} ${rated}`;
}

export function isSameSeek(one: Seek, other: Seek): boolean {
  return one.friend === other.friend && termsOf(one) === termsOf(other);
}

/** The rules of the match: those of the game, without options. */
export function rulesOf({ variant, players }: Seek): RulesRequest {
  const { min, max } = VARIANT_FACTS[variant].players;
  return min === max ? { variant } : { variant, players };
}

/** The ratings that say who is equally strong, whether the match is rated or not. */
export function poolOf(seek: Seek): Pool | null {
  return poolFor(rulesOf(seek), seek.speed);
}
