import {
  CardSet,
  type Cards,
  type Combination,
  combinationOf,
  NO_SEAT,
  type OpenState,
  type Position,
  type Seat,
  setUp,
  trusted,
  type View,
} from '@schupf/rules';

/** Something that a seat with hidden cards has done on its turn. */
export interface Deed {
  readonly seat: Seat;
  /** What everyone knew when it had to decide. */
  readonly open: OpenState;
  /** Null if it passed. */
  readonly play: Combination | null;
  /** The cards it has played since, including this play: it held them as well. */
  readonly since: Cards;
}

/** What the seats whose cards the observer does not see have done in play, the latest first. */
export interface Past {
  readonly deeds: readonly Deed[];
  /** What everyone knows in the end: the same as in the view, apart from the history. */
  readonly open: OpenState | null;
}

const NOTHING: Past = { deeds: [], open: null };

/**
 * Plays the round so far again, from the first lead, to find what the others knew at each of their decisions. `world` is
 * any position that agrees with the view. Games with a dummy or with cards that are not dealt are not supported.
 */
export function pastOf(view: View, world: Position): Past {
  const { open, rules } = view;
  if (rules.dummy !== null || open.leftOver > 0 || open.opener === NO_SEAT) return NOTHING;
  const hands = world.hands.map((hand, seat) => [...hand, ...open.played[seat]!]);
  const history = open.history;
  const start = history.findIndex(({ type }) => type === 'opened');
  const late = new Set(
    history.slice(start).flatMap((event) => (event.type === 'called' ? [event.seat] : [])),
  );
  const calls = open.calls.map((call, seat) => (late.has(seat) ? null : call));
  const ready = setUp(rules, {
    phase: 'play',
    hands,
    dealer: open.dealer,
    ranking: open.ranking,
    calls,
    turn: open.opener,
  });
  if (start < 0 || !ready.ok) return NOTHING;
  const { position } = ready;
  position.open.totals = open.totals;
  const deeds: { seat: Seat; open: OpenState; play: Combination | null; since: CardSet }[] = [];
  const note = (seat: Seat, play: Combination | null) => {
    if (play !== null) for (const deed of deeds) if (deed.seat === seat) deed.since.addAll(play.cards);
    if (view.hands[seat] !== null) return;
    deeds.push({
      seat,
      open: position.open.copy(),
      play,
      since: play === null ? new CardSet() : play.cards.copy(),
    });
  };
  for (const event of history.slice(start + 1)) {
    if (position.open.window && !(event.type === 'played' && event.outOfTurn)) trusted.closeWindow(position);
    switch (event.type) {
      case 'called':
        trusted.call(position, event.seat, event.call);
        break;
      case 'played': {
        const play = combinationOf(event.play);
        if (event.outOfTurn)
          for (const deed of deeds) if (deed.seat === event.seat) deed.since.addAll(play.cards);
        if (!event.outOfTurn) note(event.seat, play);
        trusted.play(position, event.seat, play, event.wish, event.dogTo);
        break;
      }
      case 'passed':
        note(event.seat, null);
        trusted.pass(position, event.seat);
        break;
      case 'gathered':
        if (position.open.phase === 'play') trusted.gather(position);
        break;
      case 'gave':
        trusted.give(position, event.to);
        break;
      case 'calls-revealed':
      case 'withdrawn':
      case 'opened':
      case 'round-ended':
        break;
    }
  }
  return { deeds: deeds.reverse(), open: position.open };
}
