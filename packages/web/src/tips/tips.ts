import {
  actsFor,
  bombClaims,
  DOG,
  dogTargets,
  finderFor,
  hasSeat,
  isLegal,
  legalActions,
  MAH_JONG,
  PHOENIX,
  PlayList,
  pushTargets,
  refusalFor,
  type Seat,
  slotsOf,
  type View,
} from '@schupf/rules';
import type { Status } from '@schupf/table';

/** Tips for newcomers. If several apply, the first in this list is shown. */
export const TIP_IDS = [
  'grand',
  'exchange',
  'two-hands',
  'push',
  'push-partners',
  'push-opponents',
  'early-tichu',
  'standings',
  'gift',
  'bound',
  'ranks',
  'packs',
  'mah-jong',
  'wish-bomb',
  'bomb',
  'partner',
  'pass',
  'follow',
  'caller',
  'lead',
  'dog',
  'dog-six',
  'phoenix',
  'tichu',
  'last-cards',
  'scoring',
  'scoring-six',
] as const;
export type TipId = (typeof TIP_IDS)[number];

/** A player with this few cards may go out at any moment. */
const FEW_CARDS = 3;

/**
 * A difference in points that makes a bold call worth considering for the side behind, and unnecessary for the side
 * ahead.
 */
const FAR_APART = 200;

interface Moment {
  readonly view: View;
  readonly duties: Status['duties'];
  readonly seat: Seat;
}

/** The first tip that applies to this seat now and has not retired; null if there is none. */
export function tipFor(
  view: View,
  { duties }: Pick<Status, 'duties'>,
  seat: Seat,
  retired: ReadonlySet<TipId>,
): TipId | null {
  if (!actsFor(view.open, view.observer, seat)) return null;
  const moment: Moment = { view, duties, seat };
  return TIP_IDS.find((id) => !retired.has(id) && APPLIES[id](moment)) ?? null;
}

const APPLIES: { readonly [Id in TipId]: (moment: Moment) => boolean } = {
  grand: (moment) =>
    hasDuty(moment, 'grand') && isLegal(moment.view, { type: 'call', seat: moment.seat, call: 'grand' }),
  exchange: (moment) => hasDuty(moment, 'push') && moment.view.rules.push === 'by-rank',
  push: (moment) => pushesTo(moment, 'partners') && pushesTo(moment, 'opponents'),
  'push-partners': (moment) => pushesTo(moment, 'partners') && !pushesTo(moment, 'opponents'),
  'push-opponents': (moment) => pushesTo(moment, 'opponents') && !pushesTo(moment, 'partners'),
  'early-tichu': (moment) =>
    (hasDuty(moment, 'tichu') || hasDuty(moment, 'push')) && mayCallTichu(moment) && hasPartner(moment),
  standings: (moment) => isBeforePlay(moment) && moment.view.rules.calls && isFarApart(moment),
  gift: (moment) => hasDuty(moment, 'gift'),
  bound: (moment) =>
    hasDuty(moment, 'turn') &&
    refusalFor(moment.view, { type: 'pass', seat: moment.seat })?.code === 'wish-must-be-met',
  ranks: (moment) => hasDuty(moment, 'turn') && moment.view.rules.hasRanks,
  'mah-jong': mayWish,
  'wish-bomb': (moment) => mayWish(moment) && hasPartner(moment),
  packs: (moment) => hasDuty(moment, 'turn') && moment.view.rules.packs > 1,
  'two-hands': ({ view, seat }) =>
    (seat === view.open.solo || seat === view.open.dummy) &&
    (view.open.phase === 'play' || (view.open.phase === 'push' && hasCardsToPush(view, view.open.dummy))),
  bomb: hasBomb,
  partner: (moment) => follows(moment) && isPartnersTrick(moment) && !couldGoOut(moment),
  // The tip says that a pass is not final.
  pass: (moment) => follows(moment) && !canPlay(moment) && moment.view.rules.passRule !== 'final',
  follow: follows,
  caller: (moment) => follows(moment) && isCallersTrick(moment) && canPlay(moment),
  lead: leads,
  dog: (moment) => canPassLeadToPartner(moment) && moment.view.rules.partners === 1,
  'dog-six': (moment) => canPassLeadToPartner(moment) && moment.view.rules.partners > 1,
  phoenix: (moment) => hasDuty(moment, 'turn') && holds(moment, PHOENIX),
  tichu: (moment) =>
    moment.view.open.phase === 'play' &&
    !hasSeat(moment.view.open.hasPlayed, moment.seat) &&
    mayCallTichu(moment),
  'last-cards': ({ view, seat }) =>
    view.open.phase === 'play' &&
    view.open.counts.some(
      (count, holder) => count > 0 && count <= FEW_CARDS && view.open.areOpponents(holder, seat),
    ),
  scoring: ({ view: { open } }) => isScored(open) && open.rules.partners === 1,
  'scoring-six': ({ view: { open } }) => isScored(open) && open.rules.partners > 1,
};

function mayCallTichu({ view, seat }: Moment): boolean {
  return isLegal(view, { type: 'call', seat, call: 'tichu' });
}

/** Whether the seat may lead the Mah Jong now, with a wish. Any rank serves as an example. */
function mayWish(moment: Moment): boolean {
  const { view, seat } = moment;
  return leads(moment) && isLegal(view, { type: 'play', seat, cards: [MAH_JONG], wish: 14 });
}

/** Whether another player, not a dummy hand, is on this seat's side. */
function hasPartner({ view: { open }, seat }: Moment): boolean {
  return open.players.some((player, other) => open.arePartners(seat, other) && player !== open.players[seat]);
}

function isBeforePlay(moment: Moment): boolean {
  return hasDuty(moment, 'grand') || hasDuty(moment, 'tichu') || hasDuty(moment, 'push');
}

/** Whether the seat's side is ahead or behind by as much as a Grand Tichu is worth. */
function isFarApart({ view: { open }, seat }: Moment): boolean {
  const own = open.totals[open.columnOf(seat)]!;
  const best = Math.max(...open.totals.filter((_, column) => column !== open.columnOf(seat)));
  return Math.abs(own - best) >= FAR_APART;
}

/** Whether an opponent who has called owns the trick. */
function isCallersTrick({ view: { open }, seat }: Moment): boolean {
  return open.calls[open.owner] != null && open.areOpponents(open.owner, seat);
}

/** Not at the end of the match, where the tip would cover the final result. */
function isScored({ phase, rules }: View['open']): boolean {
  return phase === 'round-over' && rules.teams !== 'none';
}

/** Whether the seat can lead the Dog and a partner who still has cards would lead next. */
function canPassLeadToPartner(moment: Moment): boolean {
  const { open } = moment.view;
  return (
    leads(moment) &&
    holds(moment, DOG) &&
    dogTargets(open, moment.seat).some((partner) => open.isActive(partner))
  );
}

/** Whether the seat now pushes a card to anyone on the given side. */
function pushesTo(moment: Moment, side: 'partners' | 'opponents'): boolean {
  const { view, seat } = moment;
  if (!hasDuty(moment, 'push') || view.rules.push === 'by-rank') return false;
  return pushTargets(view.open, seat).some((to) => (side === 'partners') === view.open.arePartners(seat, to));
}

/** Whether this seat has cards to push; the Minister has none. */
function hasCardsToPush(view: View, seat: Seat): boolean {
  const hand = view.hands[seat];
  return hand != null && slotsOf(view.open, seat, hand).length > 0;
}

function hasDuty({ duties, seat }: Moment, kind: Status['duties'][number]['kind']): boolean {
  return duties.some((duty) => duty.seat === seat && duty.kind === kind);
}

function leads(moment: Moment): boolean {
  return hasDuty(moment, 'turn') && moment.view.open.trickIsEmpty;
}

function follows(moment: Moment): boolean {
  return hasDuty(moment, 'turn') && !moment.view.open.trickIsEmpty;
}

/** Whether a partner owns the trick and can lead again. */
function isPartnersTrick({ view: { open }, seat }: Moment): boolean {
  return open.arePartners(open.owner, seat) && open.isActive(open.owner);
}

/**
 * Whether the seat has exactly as many cards as the trick requires. Going out is more important than leaving the trick
 * to a partner.
 */
function couldGoOut({ view, seat }: Moment): boolean {
  return view.open.counts[seat] === view.open.standing.size;
}

function holds(
  { view, seat }: Moment,
  card: Parameters<NonNullable<View['hands'][number]>['has']>[0],
): boolean {
  return view.hands[seat]?.has(card) ?? false;
}

function canPlay({ view, seat }: Moment): boolean {
  return legalActions(view, seat).some(({ type }) => type === 'play');
}

/** Whether a bomb can be played now. */
function hasBomb({ view, seat }: Moment): boolean {
  const hand = view.hands[seat];
  if (view.open.phase !== 'play' || !hand || hand.isEmpty()) return false;
  const bombs = new PlayList();
  bombClaims(view.open, seat, hand, finderFor(view.rules, 'up-to-suits'), bombs);
  return bombs.toArray().length > 0;
}
