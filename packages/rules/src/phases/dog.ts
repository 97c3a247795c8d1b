import type { Play } from '../combination/combination.ts';
import type { Rules } from '../rules.ts';
import { rightOf, type Seat } from '../seat.ts';
import type { OpenState } from '../state/open.ts';
import { lastRanked } from './roles.ts';

/** Whether this is a Dog that passes the lead on immediately. A Dog that can be bombed is a trick like any other. */
export function isPassingDog({ dogMode }: Rules, { kind }: Pick<Play, 'kind'>): boolean {
  return kind === 'dog' && dogMode !== 'bombable';
}

/** Partners the Dog may pass the lead to: the active ones, or all of them when none is active. */
export function dogTargets(open: OpenState, seat: Seat): Seat[] {
  if (open.rules.dogMode !== 'partner') return [];
  const partners: Seat[] = [];
  for (let other = 0; other < open.rules.seats; other++)
    if (open.arePartners(seat, other)) partners.push(other);
  const active = partners.filter((partner) => open.isActive(partner));
  return active.length > 0 ? active : partners;
}

/** Whether the Dog's player has to name one of several partners. */
export function namesDogTarget(open: OpenState): boolean {
  return open.rules.dogMode === 'partner' && open.rules.partners > 1;
}

const NO_SEATS: readonly Seat[] = [];

/** The partners to choose from with this play; empty unless it is a Dog for which a partner has to be named. */
export function dogTargetsWith(open: OpenState, seat: Seat, play: Play): readonly Seat[] {
  return play.kind === 'dog' && namesDogTarget(open) ? dogTargets(open, seat) : NO_SEATS;
}

/** Who leads after a Dog that passes the lead on; `dogTo` is the named partner, if one must be named. */
export function leaderAfterDog(open: OpenState, seat: Seat, dogTo: Seat): Seat {
  const { rules } = open;
  switch (rules.dogMode) {
    case 'partner': {
      const partner = namesDogTarget(open) ? dogTo : (seat + 2) % rules.seats;
      if (open.isActive(partner)) return partner;
      return open.nextActive(rules.dogFallback === 'right-of-partner' ? partner : rightOf(seat, rules.seats));
    }
    case 'to-last':
      return open.nextActive(lastRanked(open));
    case 'keeps-lead':
    case 'bombable':
    case 'removed':
      return open.nextActive(seat);
  }
}
