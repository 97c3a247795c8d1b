import {
  type Call,
  type Card,
  dogTargets,
  isBomb,
  layAction,
  legalActions,
  MAH_JONG,
  namesDogTarget,
  type Offer,
  type Play,
  RANKS,
  type Rank,
  type Refusal,
  readingsOf,
  refusalFor,
  type Seat,
  type View,
} from '@schupf/rules';

export type PlayOffer = Extract<Offer, { type: 'play' | 'bomb' }>;
export interface Choices {
  readonly seat: Seat;
  readonly calls: readonly Call[];
  readonly mayWithdraw: boolean;
  readonly plays: readonly PlayOffer[];
  readonly bombs: readonly PlayOffer[];
  readonly mayPass: boolean;
  readonly owedRank: Rank | 0;
  readonly afterWindow: Choices | null;
}

export function choicesFor(view: View, seat: Seat): Choices {
  const now = choicesNow(view, seat);
  const later = afterWindow(view);
  return later === view ? now : { ...now, afterWindow: choicesNow(later, seat) };
}

function choicesNow(view: View, seat: Seat): Choices {
  const offers = legalActions(view, seat);
  const { open } = view;
  const mayPass = offers.some(({ type }) => type === 'pass');
  const offered = (type: string) =>
    offers.filter((offer): offer is PlayOffer => offer.type === type && 'play' in offer);
  const plays = offered('play');
  const isBound =
    open.phase === 'play' && open.turn === seat && open.wish !== 0 && !mayPass && !open.trickIsEmpty;
  return {
    seat,
    calls: offers.flatMap((offer) => (offer.type === 'call' ? [offer.call] : [])),
    mayWithdraw: offers.some(({ type }) => type === 'withdraw'),
    plays,
    bombs: offered('bomb'),
    mayPass,
    owedRank: isBound && plays.length > 0 ? (open.wish as Rank) : 0,
    afterWindow: null,
  };
}

function afterWindow(view: View): View {
  if (!view.open.window) return view;
  const open = view.open.copy();
  open.window = false;
  return { ...view, open };
}

export type PlaysWith =
  | { readonly ok: true; readonly offers: readonly PlayOffer[] }
  | { readonly ok: false; readonly refusal: Refusal };

export function playsWith(view: View, seat: Seat, cards: readonly Card[]): PlaysWith {
  const { open } = view;
  const inTurn = open.turn === seat;
  const readings = readingsOf(cards, open.trickIsEmpty ? null : open.standing, view.rules);
  const offers: PlayOffer[] = [];
  let first: Refusal | null = null;
  for (const play of readings) {
    const type = inTurn && !(open.window && isBomb(play)) ? 'play' : 'bomb';
    const offer = offerFor(view, seat, type, play);
    const refusal = refusalFor(type === 'play' ? afterWindow(view) : view, actionFor(offer));
    if (refusal === null) offers.push(offer);
    else first ??= refusal;
  }
  if (offers.length > 0) return { ok: true, offers };
  return {
    ok: false,
    refusal: first ?? refusalFor(afterWindow(view), { type: inTurn ? 'play' : 'bomb', seat, cards })!,
  };
}

function offerFor({ open, rules }: View, seat: Seat, type: PlayOffer['type'], play: Play): PlayOffer {
  const mayWish = play.cards.has(MAH_JONG) && rules.wishObligation !== 'off';
  return {
    type,
    seat,
    play,
    wish: mayWish ? (rules.wishObligation === 'mandatory' ? 'must' : 'may') : 'none',
    dogTo: play.kind === 'dog' && namesDogTarget(open) ? dogTargets(open, seat) : [],
  };
}

export interface Extras {
  readonly wish?: Rank | null;
  readonly dogTo?: Seat;
}

export function actionFor(offer: PlayOffer, { wish, dogTo }: Extras = {}) {
  const wished = wish ?? (offer.wish === 'must' ? RANKS[0] : null);
  const target = dogTo ?? offer.dogTo[0];
  return layAction(offer.type, offer.seat, offer.play, {
    ...(wished == null ? {} : { wish: wished }),
    ...(target === undefined ? {} : { dogTo: target }),
  });
}
