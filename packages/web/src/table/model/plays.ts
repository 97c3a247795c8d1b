import {
  type Card,
  dogTargets,
  isBomb,
  isOwnersMoment,
  legalActions,
  MAH_JONG,
  namesDogTarget,
  type Play,
  phoenixRanks,
  type Rank,
  type Refusal,
  readingsOf,
  refusalFor,
  type Seat,
  type SeatAction,
  type View,
} from '@schupf/rules';

/** A way to lay some cards now, with what may or must be said along. */
export interface Way {
  readonly type: 'play' | 'bomb';
  readonly play: Play;
  readonly wish: 'none' | 'may' | 'must';
  /** Partners to choose from for the Dog; empty where nobody has to be named. */
  readonly dogTo: readonly Seat[];
}

export type Deps =
  | { readonly ok: true; readonly ways: readonly Way[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * The view as it will be when the window has passed. A play in it is accepted and held, so it is judged like one after
 * it; what others may bomb meanwhile is seen then.
 */
function afterWindow(view: View): View {
  if (!view.open.window) return view;
  const open = view.open.copy();
  open.window = false;
  return { ...view, open };
}

/** Every legal way to lay exactly these cards: one for each rank a Phoenix can take. Or why there is none. */
export function waysToLay(view: View, seat: Seat, cards: readonly Card[]): Deps {
  const { open } = view;
  const inTurn = open.turn === seat;
  const readings = readingsOf(cards, open.trickIsEmpty ? null : open.standing, view.rules);
  const ways: Way[] = [];
  let first: Refusal | null = null;
  for (const play of readings) {
    const type = inTurn && !(open.window && isBomb(play)) ? 'play' : 'bomb';
    const way = wayFor(view, seat, type, play);
    const refusal = refusalFor(type === 'play' ? afterWindow(view) : view, actionFor(seat, way, {}, true));
    if (refusal === null) ways.push(way);
    else first ??= refusal;
  }
  if (ways.length > 0) return { ok: true, ways };
  const plain: SeatAction = { type: inTurn ? 'play' : 'bomb', seat, cards };
  return { ok: false, refusal: first ?? refusalFor(afterWindow(view), plain)! };
}

function wayFor({ open, rules }: View, seat: Seat, type: Way['type'], play: Play): Way {
  const mayWish = play.cards.has(MAH_JONG) && rules.wishObligation !== 'off';
  return {
    type,
    play,
    wish: mayWish ? (rules.wishObligation === 'mandatory' ? 'must' : 'may') : 'none',
    dogTo: play.kind === 'dog' && namesDogTarget(open) ? dogTargets(open, seat) : [],
  };
}

/** What is said along with cards. */
export interface Said {
  readonly wish?: Rank | null;
  readonly dogTo?: Seat;
}

/** The action of a way. With `anyhow` a wish and a partner that are still to be chosen are filled in, to judge it. */
export function actionFor(
  seat: Seat,
  { type, play, wish, dogTo }: Way,
  said: Said,
  anyhow = false,
): SeatAction {
  const wished = said.wish ?? (anyhow && wish === 'must' ? 2 : null);
  const target = said.dogTo ?? (anyhow ? dogTo[0] : undefined);
  const cards = play.cards.toArray();
  if (type === 'bomb') return { type, seat, cards, ...(wished === null ? {} : { wish: wished as Rank }) };
  return {
    type,
    seat,
    cards,
    ...(play.phoenixAs === 0 ? {} : { phoenixAs: phoenixRanks(play) }),
    ...(wished === null ? {} : { wish: wished as Rank }),
    ...(target === undefined ? {} : { dogTo: target }),
  };
}

/** What the seat could lay in its turn, one of each that differ only in suits; the most useful first. */
export function suggestions(view: View, seat: Seat): Play[] {
  const { open } = view;
  if (open.phase !== 'play' || open.turn !== seat) return [];
  const seen = new Set<string>();
  const plays = legalActions(afterWindow(view), seat).flatMap((offer) =>
    offer.type === 'play' ? [offer.play] : [],
  );
  const sorted = plays.sort((a, b) => (open.trickIsEmpty ? leadOrder(a, b) : followOrder(a, b)));
  return sorted.filter(({ kind, size, height }) => {
    const key = `${kind} ${size} ${height}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether nothing at all can be laid in this turn, so that only a pass is left. */
export function canOnlyPass(view: View, seat: Seat): boolean {
  const { open } = view;
  const isAsked = open.phase === 'play' && open.turn === seat && !open.trickIsEmpty;
  return isAsked && suggestions(view, seat).length === 0;
}

/** Long combinations first, of equal ones the low; bombs last, and without the Phoenix before with it. */
function leadOrder(a: Play, b: Play): number {
  return bombs(a, b) || b.size - a.size || a.height - b.height || a.phoenixAs - b.phoenixAs;
}

function followOrder(a: Play, b: Play): number {
  return bombs(a, b) || a.phoenixAs - b.phoenixAs || a.height - b.height;
}

function bombs(a: Play, b: Play): number {
  return Number(isBomb(a)) - Number(isBomb(b));
}

/** Bombs the seat may lay now, in turn or not. */
export function bombsOf(view: View, seat: Seat): Play[] {
  const { open } = view;
  if (open.phase !== 'play' || open.trickIsEmpty) return [];
  const inTurn = open.turn === seat && !open.window && !isOwnersMoment(open);
  const offers = legalActions(view, seat).flatMap((offer) =>
    (offer.type === 'bomb' || (inTurn && offer.type === 'play')) && isBomb(offer.play) ? [offer.play] : [],
  );
  const keys = new Set<string>();
  return offers.filter((play) => {
    const key = play.cards.toArray().join();
    return !keys.has(key) && keys.add(key);
  });
}

/** What a tap on a card picks when following: everything it belongs to, if there is only one such combination. */
export function completion(view: View, seat: Seat, card: Card): readonly Card[] | null {
  const { open } = view;
  if (open.trickIsEmpty || open.standing.size < 2) return null;
  const fitting = suggestions(view, seat)
    .filter(({ kind }) => kind === open.standing.kind)
    .map((play) => withCard(play, card))
    .filter((cards) => cards !== null);
  return fitting.length === 1 ? fitting[0]! : null;
}

/** The first suggestion the card can be part of; out of turn the first bomb. */
export function bestWith(view: View, seat: Seat, card: Card): readonly Card[] | null {
  for (const play of [...suggestions(view, seat), ...bombsOf(view, seat)]) {
    const cards = withCard(play, card);
    if (cards !== null && waysToLay(view, seat, cards).ok) return cards;
  }
  return null;
}

/** The cards of a play with this one among them, for another of its rank where need be; null where it cannot be. */
function withCard({ cards, kind }: Play, card: Card): readonly Card[] | null {
  const all = cards.toArray();
  if (cards.has(card)) return all;
  const other = kind === 'bombS' ? undefined : all.find((one) => keyOf(one) === keyOf(card));
  return other === undefined ? null : all.map((one) => (one === other ? card : one));
}

/** Cards of the hand that are in some legal play. */
export function usefulCards(view: View, seat: Seat): ReadonlySet<Card> {
  const useful = new Set<Card>();
  const hand = view.hands[seat];
  if (hand == null) return useful;
  const ranks = new Set<string>();
  for (const play of legalActions(afterWindow(view), seat).flatMap((offer) =>
    'play' in offer ? [offer.play] : [],
  )) {
    for (const card of play.cards) ranks.add(keyOf(card));
  }
  for (const card of hand) if (ranks.has(keyOf(card))) useful.add(card);
  return useful;
}

/** Plays are listed up to interchangeable cards, so cards count by rank; specials by themselves. */
function keyOf(card: Card): string {
  const place = card % 56;
  return place < 52 ? `rank ${place >> 2}` : `special ${place}`;
}
