import {
  actionFor,
  actionsHonouringWish,
  isBomb,
  type Offer,
  type OpenState,
  type PlayOffer,
  type Position,
  type Seat,
  type SeatAction,
  viewFor,
} from '@schupf/rules';

/**
 * What a seat does when it has no scripted move: the simplest thing that is always legal, so that a level is
 * predictable whatever the learner does. It never calls or bombs, and it leads its lowest card.
 */
export function simpleMove(position: Position, seat: Seat, mayBeat: boolean): SeatAction {
  const { open } = position;
  const offers = actionsHonouringWish(viewFor(position, open.players[seat]!), seat);
  const plays = offers
    .filter((offer): offer is PlayOffer => offer.type === 'play')
    .sort((a, b) => weight(a) - weight(b));
  const last = plays.find(({ play }) => play.size === open.counts[seat]);
  const isWanted = open.trickIsEmpty || (mayBeat && open.areOpponents(open.owner, seat));
  const calm = offers.find(({ type }) => type !== 'call' && type !== 'take-back' && !isPlay(type));
  const chosen: Offer | undefined = isWanted ? (last ?? gentlest(plays, open) ?? calm) : (calm ?? plays[0]);
  if (chosen === undefined) throw new Error(`seat ${seat} can do nothing`);
  return actionFor(chosen);
}

function isPlay(type: Offer['type']): boolean {
  return type === 'play' || type === 'bomb';
}

/** The lowest play, preferably a single card when leading. Never a bomb: bombs are always scripted. */
function gentlest(plays: readonly PlayOffer[], open: OpenState): PlayOffer | undefined {
  const calm = plays.filter(({ play }) => !isBomb(play));
  return open.trickIsEmpty ? (calm.find(({ play }) => play.kind === 'single') ?? calm[0]) : calm[0];
}

function weight({ play }: PlayOffer): number {
  return play.height + (isBomb(play) ? 1000 : 0);
}
