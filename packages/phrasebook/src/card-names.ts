import { ACE, type Card, faceOf, type Kind, packOf, type Rank, type Special, type Suit } from '@schupf/rules';
import { type AnyPlay, isSpecial, partsOf } from './play-parts.ts';

/** A combination of several cards as a language names it. */
interface Told {
  readonly kind: Exclude<Kind, 'single' | 'dog'>;
  /** The lowest and the highest rank, as in "5" and "king". */
  readonly from: string;
  readonly to: string;
  /** Many of the deciding rank, and of the pair in a full house: "sixes". */
  readonly ranks: string;
  readonly high: Rank;
  readonly other: Rank;
  /** On a button, where there is room for 22 characters. */
  readonly brief: boolean;
}

/** What a language has to say about cards; everything else about them follows. */
interface CardTexts {
  readonly suits: { readonly [S in Suit]: string };
  readonly specials: { readonly [S in Special]: string };
  readonly kinds: { readonly [K in Kind]: string };
  /** From two to ace, as one word each. */
  readonly names: readonly string[];
  /** Many of a rank: "sixes", "kings". */
  readonly many: readonly string[];
  /** In the corners of jack, queen, king and ace. */
  readonly letters: string;
  /** As a player plays or wishes it: "an 8". */
  readonly aRank: (rank: Rank) => string;
  /** For the ear: "king of jade". */
  readonly suited: (rank: string, suit: Suit) => string;
  readonly ofSecondPack: (name: string) => string;
  /** "full house, queens over threes". */
  readonly play: (told: Told) => string;
  readonly phoenixAs: (rank: string) => string;
}

/** Everything there is to say about cards in a language. */
export function cardWords({ suits, specials, kinds, names, many, letters, aRank, ...texts }: CardTexts) {
  /** In a short text: "5", "king". */
  const shortRank = (rank: number) => (rank > 10 ? names[rank - 2]! : String(rank));
  /** The card without its suit: "5", "king", "Phoenix". */
  const shortName = (card: Card) => {
    const face = faceOf(card);
    return 'special' in face ? specials[face.special] : shortRank(face.rank);
  };
  /** What a single card counts: "8½", "queen ½" and, for a Phoenix on that on an ace, "ace ½+". */
  const worth = (worth: number) => {
    const whole = Math.min(Math.floor(worth), ACE);
    if (worth === whole) return shortRank(whole);
    const half = worth > ACE + 0.5 ? '½+' : '½';
    return whole === 0 ? half : `${shortRank(whole)}${whole > 10 ? ' ' : ''}${half}`;
  };
  const tell = (play: AnyPlay, brief: boolean) => {
    const { kind, card, low, high, other, worth: counts } = partsOf(play);
    if (kind === 'dog') return specials.dog;
    if (kind === 'single')
      return isSpecial(card, 'phoenix') ? `${specials.phoenix} ${worth(counts)}` : shortName(card);
    return texts.play({
      kind,
      from: shortRank(low),
      to: shortRank(high),
      ranks: many[high - 2]!,
      high: high as Rank,
      other: other as Rank,
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
    /** In the corner of a card; 1 is the Mah Jong. */
    letter: (rank: number) => (rank > 10 ? letters[rank - 11]! : String(rank)),
    shortRank,
    shortName,
    aRank,
    worth,
    /** The whole name, for the ear. */
    cardName: (card: Card) => {
      const face = faceOf(card);
      const name =
        'special' in face ? specials[face.special] : texts.suited(names[face.rank - 2]!, face.suit);
      return packOf(card) === 1 ? texts.ofSecondPack(name) : name;
    },
    /** What a play is. */
    play: (play: AnyPlay) => tell(play, false),
    /** The same for a button. */
    label: (play: AnyPlay) => tell(play, true),
    phoenixAs,
    /** What a play is, and what each Phoenix in it stands for. */
    playInFull: (play: AnyPlay) => [tell(play, false), ...partsOf(play).phoenixAs.map(phoenixAs)].join(', '),
  };
}
