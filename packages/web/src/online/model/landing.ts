import type { Invitation } from '@schupf/protocol';
import { type Player, type Rules, readRules } from '@schupf/rules';
import { chairForGuest, usualMinutes } from '@schupf/table';
import { chairsFrom, type RimPlace, type RoomChair, rimPlace, sideOf } from './room-plan.ts';

/** A chair as an invited person sees it before they sit down. */
export interface LandingSeat {
  readonly chair: Player;
  readonly place: RimPlace;
  readonly side: RoomChair['side'];
  readonly type: 'person' | 'bot' | 'nobody';
  /** The name of a person or bot. */
  readonly name: string | null;
  readonly isHosts: boolean;
}

/**
 * What an invitation offers: a seat before the match (`free`), a bot's seat during the match (`playing`), or only
 * watching (`full`, `over`).
 */
type LandingState = 'free' | 'playing' | 'full' | 'over';

export interface Landing {
  readonly state: LandingState;
  readonly rules: Rules;
  /** The other chairs in playing order, starting after the reader's own, which is at the bottom. */
  readonly seats: readonly LandingSeat[];
  /** The names of the people on each side; empty in games where sides change. */
  readonly partners: readonly string[];
  readonly opponents: readonly string[];
  /** Whether the host sits opposite. */
  readonly isOppositeHost: boolean;
  readonly minutes: number | null;
}

/** What an invitation shows; null if this version does not know its rules. */
export function landingOf({ info, summary, host }: Invitation): Landing | null {
  const answer = readRules(info.rules);
  if (!answer.ok) return null;
  const { rules } = answer;
  const { chairs, stage } = summary;
  const mine = chairForGuest(
    rules,
    chairs.map(({ type }) => ({ occupant: { type }, next: null })),
  );
  const home = mine ?? 0;
  const all = chairsFrom(home, chairs.length).map((chair, index): LandingSeat => {
    const { type, name } = chairs[chair]!;
    const isHosts = type === 'person' && name === host;
    const place = rimPlace(index, chairs.length);
    return { chair, place, side: sideOf(rules, home, chair), type, name, isHosts };
  });
  const seats = all.filter(({ chair }) => chair !== mine);
  const peopleOn = (wanted: RoomChair['side']) =>
    seats.flatMap(({ side, type, name }) => (type === 'person' && side === wanted ? [name ?? ''] : []));
  return {
    state: stage === 'over' ? 'over' : mine === null ? 'full' : stage === 'playing' ? 'playing' : 'free',
    rules,
    seats,
    partners: peopleOn('us'),
    opponents: peopleOn('them'),
    isOppositeHost: seats.some(({ isHosts, place }) => isHosts && place.y === 0),
    minutes: usualMinutes(rules, info.speed),
  };
}
