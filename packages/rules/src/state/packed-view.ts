import type { Card } from '../card.ts';
import { CardSet, type Cards } from '../card-set.ts';
import { type Combination, combinationOf, type PlainPlay, plainPlay } from '../combination/combination.ts';
import type { Rules } from '../rules.ts';
import { addToHistory } from './history.ts';
import { OpenState } from './open.ts';
import { OPEN_KINDS } from './open-data.ts';
import type { KindOf, OpenFieldName } from './open-fields.ts';
import type { Observer, View } from './view.ts';

/** The packed types of fields whose kind is not plain data. */
interface PackedKinds {
  readonly cards: readonly Card[];
  readonly trickCards: readonly Card[];
  readonly cardsBySeat: readonly (readonly Card[])[];
  readonly combination: PlainPlay | null;
}

/** These two fields are rebuilt from the history. */
type InHistory = 'past' | 'played';
type PackedName = Exclude<OpenFieldName, InHistory>;
const PACKED_NAMES = (Object.keys(OPEN_KINDS) as OpenFieldName[]).filter(
  (name): name is PackedName => name !== 'past' && name !== 'played',
);

/** A view as plain data, for a client that knows the rules of the table. It contains no more than the view. */
export interface PackedView {
  readonly observer: Observer;
  readonly open: {
    readonly [Name in PackedName]: KindOf<Name> extends keyof PackedKinds
      ? PackedKinds[KindOf<Name>]
      : OpenState[Name];
  } & { readonly history: OpenState['history'] };
  readonly hands: readonly (readonly Card[] | null)[];
  readonly laid: View['laid'];
  readonly decisions: View['decisions'];
  readonly transfers: View['transfers'];
}

export function packView({ observer, open, hands, laid, decisions, transfers }: View): PackedView {
  const packed: Record<string, unknown> = {};
  for (const name of PACKED_NAMES) packed[name] = pack(open, name);
  packed['history'] = open.history;
  return {
    observer,
    open: packed as PackedView['open'],
    hands: hands.map((hand) => hand?.toArray() ?? null),
    laid,
    decisions,
    transfers,
  };
}

function pack(open: OpenState, name: PackedName): unknown {
  const value: unknown = open[name];
  switch (OPEN_KINDS[name]) {
    case 'cards':
    case 'trickCards':
      return (value as Cards).toArray();
    case 'cardsBySeat':
      return (value as readonly Cards[]).map((cards) => cards.toArray());
    case 'combination':
      return (value as Combination).size === 0 ? null : plainPlay(value as Combination);
    // Copied, because the open state changes its counts in place.
    case 'countBySeat':
      return [...(value as readonly number[])];
    default:
      return value;
  }
}

/** The inverse of `packView`. It trusts the sender and checks nothing. */
export function unpackView(packed: PackedView, rules: Rules): View {
  const { observer, hands, laid, decisions, transfers } = packed;
  const open = new OpenState(rules);
  for (const name of PACKED_NAMES) Object.assign(open, { [name]: unpack(packed.open, name) });
  for (const event of packed.open.history) addToHistory(open, event);
  const seen = hands.map((hand): Cards | null => (hand === null ? null : CardSet.of(hand)));
  return { observer, rules, open, hands: seen, laid, decisions, transfers };
}

function unpack(open: PackedView['open'], name: PackedName): unknown {
  const value: unknown = open[name];
  switch (OPEN_KINDS[name]) {
    case 'cards':
    case 'trickCards':
      return CardSet.of(value as readonly Card[]);
    case 'cardsBySeat':
      return (value as readonly (readonly Card[])[]).map((cards) => CardSet.of(cards));
    case 'combination':
      return value === null ? combinationOf(EMPTY) : combinationOf(value as PlainPlay);
    case 'countBySeat':
      return [...(value as readonly number[])];
    default:
      return value;
  }
}

const EMPTY: PlainPlay = { kind: 'single', size: 0, height: 0, cards: [], phoenixAs: [] };
