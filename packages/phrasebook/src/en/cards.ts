import { cardWords } from '../card-names.ts';

const NAMES = 'two three four five six seven eight nine ten jack queen king ace'.split(' ');
const MANY = NAMES.map((name) => (name === 'six' ? 'sixes' : `${name}s`));
const SUITS = { jade: 'jade', sword: 'swords', pagoda: 'pagodas', star: 'stars' };

export const cards = cardWords({
  suits: SUITS,
  specials: { 'mah-jong': 'Mah Jong', dog: 'Dog', phoenix: 'Phoenix', dragon: 'Dragon' },
  kinds: {
    single: 'single',
    pair: 'pair',
    triple: 'triple',
    stairs: 'consecutive pairs',
    'triple-stairs': 'consecutive triples',
    full: 'full house',
    straight: 'straight',
    bomb4: 'bomb',
    bombS: 'straight bomb',
    dog: 'Dog',
  },
  names: NAMES,
  many: MANY,
  letters: 'JQKA',
  rankAsObject: (rank) => {
    const name = rank > 10 ? NAMES[rank - 2] : rank;
    return `${rank === 8 || rank === 14 ? 'an' : 'a'} ${name}`;
  },
  suited: (rank, suit) => `${rank} of ${SUITS[suit]}`,
  ofSecondPack: (name) => `${name}, 2nd pack`,
  play: ({ kind, from, to, ranks, pairRank, brief }) => {
    const fromTo = brief ? `${from}–${to}` : `${from} to ${to}`;
    switch (kind) {
      case 'pair':
        return `pair of ${ranks}`;
      case 'triple':
        return `three ${ranks}`;
      case 'stairs':
        return brief ? `pairs ${fromTo}` : `consecutive pairs ${fromTo}`;
      case 'triple-stairs':
        return brief ? `triples ${fromTo}` : `consecutive triples ${fromTo}`;
      case 'full':
        return brief ? `full house, ${ranks}` : `full house, ${ranks} over ${MANY[pairRank - 2]}`;
      case 'straight':
        return `straight ${fromTo}`;
      case 'bomb4':
        return `bomb of ${ranks}`;
      case 'bombS':
        return `straight bomb ${fromTo}`;
    }
  },
  phoenixAs: (rank) => `Phoenix as ${rank}`,
});
