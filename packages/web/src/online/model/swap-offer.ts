import type { Player } from '@schupf/rules';
import { partnersOf } from '@schupf/table';
import { chairOf, type RoomFacts } from './room-plan.ts';

/** A swap of chairs before the match, and the chair to swap with. */
export type SwapOffer =
  | { readonly type: 'with' | 'against'; readonly name: string; readonly chair: Player }
  /** With more than one other person, each swap gives the player another partner. */
  | { readonly type: 'another'; readonly chair: Player };

/**
 * The swap that changes who the player's partner is; null without a seat, without other people, or in games where sides
 * change.
 */
export function swapOffer({
  rules,
  chairs,
  me,
}: Pick<RoomFacts, 'rules' | 'chairs' | 'me'>): SwapOffer | null {
  const mine = chairOf(chairs, me);
  if (rules.columns !== 2 || mine === null) return null;
  const others = chairs.flatMap(({ occupant }, chair) =>
    occupant.type === 'person' && chair !== mine ? [{ chair, name: occupant.name }] : [],
  );
  const [other] = others;
  if (other === undefined) return null;
  const opponent = (mine + 1) % chairs.length;
  if (others.length > 1) return { type: 'another', chair: opponent };
  return partnersOf(mine, rules).includes(other.chair)
    ? { type: 'against', name: other.name, chair: opponent }
    : { type: 'with', name: other.name, chair: partnersOf(other.chair, rules)[0]! };
}
