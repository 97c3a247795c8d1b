import { ACE, type Card, faceOf, type Kind, packOf, type Rank, type Special, type Suit } from '@schupf/rules';
import { type AnyPlay, isSpecial, partsOf } from './play-parts.ts';

/** The parts from which a language builds the name of a combination with several cards. */
interface NameParts {
  readonly kind: Exclude<Kind, 'single' | 'dog'>;
  /** The lowest rank, such as "5". */
  readonly from: string;
  /** The highest rank, such as "king". */
  readonly to: string;
  /** The plural of the deciding rank: "sixes". */
  readonly ranks: string;
  /** The deciding rank. */
  readonly high: Rank;
  /** The rank of the pair in a full house. */
  readonly pairRank: Rank;
  /** Whether the name is for a button, which has little space. */
  readonly brief: boolean;
}

/** The texts about cards that a language has to provide. All other texts about cards are derived from them. */
interface CardTexts {
  readonly suits: { readonly [S in Suit]: string };
  readonly specials: { readonly [S in Special]: string };
  readonly kinds: { readonly [K in Kind]: string };
  /** From two to ace, one word each. */
  readonly names: readonly string[];
  /** The plurals, from two to ace: "sixes", "kings". */
  readonly many: readonly string[];
  /** The corner letters of jack, queen, king and ace. */
  readonly letters: string;
  /** As the object of a sentence, with its article: "an 8". */
  readonly rankAsObject: (rank: Rank) => string;
  /** For screen readers: "king of jade". */
  readonly suited: (rank: string, suit: Suit) => string;
  readonly ofSecondPack: (name: string) => string;
  /** "full house, queens over threes". */
  readonly play: (parts: NameParts) => string;
  readonly phoenixAs: (rank: string) => string;
}

/** All texts about cards in a language. */
export function cardWords({
  suits,
  specials,
  kinds,
  names,
  many,
  letters,
  rankAsObject,
  ...texts
}: CardTexts) {
  /** For short texts: "5", "king". */
  const shortRank = (rank: number) => (rank > 10 ? names[rank - 2]! : String(rank));
  /** The card without its suit: "5", "king", "Phoenix". */
  const shortName = (card: Card) => {
    const face = faceOf(card);
    return 'special' in face ? specials[face.special] : shortRank(face.rank);
  };
  /** The value of a single card: "8½", "queen ½" or, for a second Phoenix played on a Phoenix on an ace, "ace ½+". */
  const worth = (value: number) => {
    const whole = Math.min(Math.floor(value), ACE);
    if (value === whole) return shortRank(whole);
    const half = value > ACE + 0.5 ? '½+' : '½';
    return whole === 0 ? half : `${shortRank(whole)}${whole > 10 ? ' ' : ''}${half}`;
  };
  const nameOf = (play: AnyPlay, brief: boolean) => {
    const { kind, card, low, high, pairRank, worth: value } = partsOf(play);
    if (kind === 'dog') return specials.dog;
    if (kind === 'single')
      return isSpecial(card, 'phoenix') ? `${specials.phoenix} ${worth(value)}` : shortName(card);
    return texts.play({
      kind,
      from: shortRank(low),
      to: shortRank(high),
      ranks: many[high - 2]!,
      high: high as Rank,
      pairRank: pairRank as Rank,
      brief,
    });
  };
  const phoenixAs = (rank: Rank) => texts.phoenixAs(shortRank(rank));
  return {
    suits,
    specials,
    kinds,
    rank: (rank: Rank) => names[rank - 2]!,
    ranks: (rank: Rank) => many[rank - 2]!,
    /** For the corner of a card; 1 is the Mah Jong. */
    letter: (rank: number) => (rank > 10 ? letters[rank - 11]! : String(rank)),
    shortRank,
    shortName,
    rankAsObject,
    worth,
    /** The full name, for screen readers. */
    cardName: (card: Card) => {
      const face = faceOf(card);
      const name =
        'special' in face ? specials[face.special] : texts.suited(names[face.rank - 2]!, face.suit);
      return packOf(card) === 1 ? texts.ofSecondPack(name) : name;
    },
    /** The name of a play. */
    play: (play: AnyPlay) => nameOf(play, false),
    /** The name of a play, short enough for a button. */
    label: (play: AnyPlay) => nameOf(play, true),
    phoenixAs,
    /** The name of a play, and the rank that each Phoenix in it stands for. */
    playInFull: (play: AnyPlay) =>
      [nameOf(play, false), ...partsOf(play).phoenixAs.map(phoenixAs)].join(', '),
  };
}
