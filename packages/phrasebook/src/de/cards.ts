import { cardWords } from '../card-names.ts';
import type { cards as english } from '../en/cards.ts';

const NAMES = 'Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König Ass'.split(' ');
const MANY =
  'Zweier Dreier Vierer Fünfer Sechser Siebener Achter Neuner Zehner Buben Damen Könige Asse'.split(' ');
/** After "mit". */
const WITH =
  'Zweiern Dreiern Vierern Fünfern Sechsern Siebenern Achtern Neunern Zehnern Buben Damen Königen Assen'.split(
    ' ',
  );
const SUITS = { jade: 'Jade', sword: 'Schwert', pagoda: 'Pagode', star: 'Stern' };

export const cards: typeof english = cardWords({
  suits: SUITS,
  specials: { 'mah-jong': 'Mah Jong', dog: 'Hund', phoenix: 'Phönix', dragon: 'Drache' },
  kinds: {
    single: 'Einzelkarte',
    pair: 'Paar',
    triple: 'Drilling',
    stairs: 'Paarfolge',
    'triple-stairs': 'Drillingsfolge',
    full: 'Full House',
    straight: 'Reihe',
    bomb4: 'Bombe',
    bombS: 'Reihenbombe',
    dog: 'Hund',
  },
  names: NAMES,
  many: MANY,
  letters: 'BDKA',
  rankAsObject: (rank) => {
    switch (rank) {
      case 11:
        return 'einen Buben';
      case 12:
        return 'eine Dame';
      case 13:
        return 'einen König';
      case 14:
        return 'ein Ass';
      default:
        return `eine ${rank}`;
    }
  },
  suited: (rank, suit) => `${suit === 'pagoda' ? 'Pagoden' : SUITS[suit]}-${rank}`,
  ofSecondPack: (name) => `${name}, 2. Satz`,
  play: ({ kind, from, to, ranks, pairRank, brief }) => {
    const fromTo = brief ? `${from}–${to}` : `${from} bis ${to}`;
    switch (kind) {
      case 'pair':
        return `Paar ${ranks}`;
      case 'triple':
        return `Drilling ${ranks}`;
      case 'stairs':
        return brief ? `Paare ${fromTo}` : `Paarfolge ${fromTo}`;
      case 'triple-stairs':
        return brief ? `Drillinge ${fromTo}` : `Drillingsfolge ${fromTo}`;
      case 'full':
        return brief ? `Full House, ${ranks}` : `Full House, ${ranks} mit ${WITH[pairRank - 2]}`;
      case 'straight':
        return `Reihe ${fromTo}`;
      case 'bomb4':
        return `Bombe, vier ${ranks}`;
      case 'bombS':
        return `Reihenbombe ${fromTo}`;
    }
  },
  phoenixAs: (rank) => `Phönix als ${rank}`,
});
