import { cardWords } from '../card-names.ts';
import type { cards as english } from '../en/cards.ts';

const NAMES = 'deux trois quatre cinq six sept huit neuf dix valet dame roi as'.split(' ');
/** Numbers and "as" have no plural of their own. */
const MANY = NAMES.map((name) => (['valet', 'dame', 'roi'].includes(name) ? `${name}s` : name));
const OF_SUIT = { jade: 'de jade', sword: 'd’épée', pagoda: 'de pagode', star: 'd’étoile' };

/** "de rois", "d’as". */
function of(ranks: string): string {
  return ranks === 'as' ? 'd’as' : `de ${ranks}`;
}

export const cards: typeof english = cardWords({
  suits: { jade: 'jade', sword: 'épée', pagoda: 'pagode', star: 'étoile' },
  specials: { 'mah-jong': 'Moineau', dog: 'Chien', phoenix: 'Phénix', dragon: 'Dragon' },
  kinds: {
    single: 'carte simple',
    pair: 'paire',
    triple: 'brelan',
    stairs: 'suite de paires',
    'triple-stairs': 'suite de brelans',
    full: 'full',
    straight: 'suite',
    bomb4: 'bombe',
    bombS: 'quinte flush',
    dog: 'Chien',
  },
  names: NAMES,
  many: MANY,
  letters: 'VDRA',
  rankAsObject: (rank) => `${rank === 12 ? 'une' : 'un'} ${rank > 10 ? NAMES[rank - 2] : rank}`,
  suited: (rank, suit) => `${rank} ${OF_SUIT[suit]}`,
  ofSecondPack: (name) => `${name}, 2e paquet`,
  play: ({ kind, from, to, ranks, pairRank, brief }) => {
    const fromTo = brief ? ` ${from}–${to}` : `, ${from} à ${to}`;
    switch (kind) {
      case 'pair':
        return `paire ${of(ranks)}`;
      case 'triple':
        return `brelan ${of(ranks)}`;
      case 'stairs':
        return brief ? `paires${fromTo}` : `suite de paires${fromTo}`;
      case 'triple-stairs':
        return brief ? `brelans${fromTo}` : `suite de brelans${fromTo}`;
      case 'full':
        return brief ? `full aux ${ranks}` : `full aux ${ranks} par les ${MANY[pairRank - 2]}`;
      case 'straight':
        return `suite${fromTo}`;
      case 'bomb4':
        return brief ? `carré ${of(ranks)}` : `bombe, carré ${of(ranks)}`;
      case 'bombS':
        return brief ? `quinte flush${fromTo}` : `bombe, quinte flush ${from} à ${to}`;
    }
  },
  phoenixAs: (rank) => `Phénix en ${rank}`,
});
