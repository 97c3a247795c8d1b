import type { Card } from '../card.ts';
import { CardSet, type Cards } from '../card-set.ts';
import { combinationOf, type PlainPlay, plainPlay } from '../combination/combination.ts';
import type { Rules } from '../rules.ts';
import { recall } from './history.ts';
import { OpenState } from './open.ts';
import type { Observer, View } from './view.ts';

/** Fields of the open half that are plain data already. */
const PLAIN = [
  'phase',
  'round',
  'players',
  'totals',
  'winners',
  'result',
  'dealer',
  'solo',
  'ranking',
  'undealt',
  'leftOver',
  'calls',
  'grandCallers',
  'decided',
  'withdrawn',
  'pushers',
  'laidOut',
  'opener',
  'hasPlayed',
  'turn',
  'window',
  'owner',
  'passed',
  'wish',
  'finished',
] as const satisfies readonly (keyof OpenState)[];

/** A view as plain data, for a receiver that knows the table's rules. It contains no more than the view. */
export interface PackedView {
  readonly observer: Observer;
  readonly open: Pick<OpenState, (typeof PLAIN)[number]> & {
    readonly counts: readonly number[];
    readonly aside: readonly Card[];
    readonly won: readonly (readonly Card[])[];
    readonly discarded: readonly Card[];
    readonly standing: PlainPlay | null;
    readonly trickCards: readonly Card[];
    readonly history: OpenState['history'];
  };
  readonly hands: readonly (readonly Card[] | null)[];
  readonly laid: View['laid'];
  readonly decisions: View['decisions'];
  readonly transfers: View['transfers'];
}

export function packView({ observer, open, hands, laid, decisions, transfers }: View): PackedView {
  const plain = Object.fromEntries(PLAIN.map((name) => [name, open[name]]));
  return {
    observer,
    open: {
      ...(plain as Pick<OpenState, (typeof PLAIN)[number]>),
      counts: [...open.counts],
      aside: open.aside.toArray(),
      won: open.won.map((pile) => pile.toArray()),
      discarded: open.discarded.toArray(),
      standing: open.trickIsEmpty ? null : plainPlay(open.standing),
      trickCards: open.trickCards.toArray(),
      history: open.history,
    },
    hands: hands.map((hand) => hand?.toArray() ?? null),
    laid,
    decisions,
    transfers,
  };
}

/** The inverse of `packView`. It trusts the sender and checks nothing. */
export function unpackView(packed: PackedView, rules: Rules): View {
  const { observer, hands, laid, decisions, transfers } = packed;
  const { counts, aside, won, discarded, standing, trickCards, history } = packed.open;
  const open = new OpenState(rules);
  for (const name of PLAIN) Object.assign(open, { [name]: packed.open[name] });
  counts.forEach((count, seat) => {
    open.counts[seat] = count;
  });
  open.aside = CardSet.of(aside);
  open.won = won.map((pile) => CardSet.of(pile));
  open.discarded = CardSet.of(discarded);
  if (standing !== null) open.standing.copyFrom(combinationOf(standing));
  open.trickCards.copyFrom(CardSet.of(trickCards));
  for (const event of history) recall(open, event);
  const seen = hands.map((hand): Cards | null => (hand === null ? null : CardSet.of(hand)));
  return { observer, rules, open, hands: seen, laid, decisions, transfers };
}
