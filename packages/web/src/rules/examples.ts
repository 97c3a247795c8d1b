import { type Card, type Rank, type Special, type Suit, specialCard, suitedCard } from '@schupf/rules';

const LETTERS: { readonly [letter: string]: Suit } = { j: 'jade', s: 'sword', p: 'pagoda', t: 'star' };
const SPECIALS: { readonly [letter: string]: Special } = {
  M: 'mah-jong',
  H: 'dog',
  P: 'phoenix',
  D: 'dragon',
};

/** Cards that illustrate a paragraph: `j5` is the five of jade, `P` the Phoenix, `H` the Dog. */
const EXAMPLES: { readonly [paragraph: string]: string } = {
  'cards.pack': 'j2 s7 p11 t14 M H P D',
  'cards.points': 'j13 s10 p5 D P',
  'combinations.single': 'p9',
  'combinations.pair': 'j8 t8',
  'combinations.triple': 'j12 s12 p12',
  'combinations.stairs': 's4 t4 j5 p5 s6 t6',
  'combinations.full': 'j10 s10 t10 p3 t3',
  'combinations.straight': 'M s2 p3 P t5',
  'bombs.four': 'j7 s7 p7 t7',
  'bombs.straight': 't4 t5 t6 t7 t8',
  'wish.make': 'M',
  'dog.lead': 'H',
  'phoenix.joker': 'j9 t9 P',
  'phoenix.single': 's14 P',
  'dragon.high': 'D',
};

export function examplesFor(section: string, name: string): readonly Card[] {
  const text = EXAMPLES[`${section}.${name}`];
  return text === undefined ? [] : text.split(' ').map(cardOf);
}

function cardOf(text: string): Card {
  const special = SPECIALS[text];
  if (special !== undefined) return specialCard(special);
  return suitedCard(LETTERS[text[0]!]!, Number(text.slice(1)) as Rank);
}
