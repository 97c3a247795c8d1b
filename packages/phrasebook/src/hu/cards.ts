import type { Rank } from '@schupf/rules';
import { cardWords } from '../card-names.ts';
import type { cards as english } from '../en/cards.ts';

const NAMES = 'kettes hármas négyes ötös hatos hetes nyolcas kilences tízes bubi dáma király ász'.split(' ');
const MANY =
  'kettesek hármasok négyesek ötösök hatosok hetesek nyolcasok kilencesek tízesek bubik dámák királyok ászok'.split(
    ' ',
  );
const OBJECT =
  'kettest hármast négyest ötöst hatost hetest nyolcast kilencest tízest bubit dámát királyt ászt'.split(' ');
const SUITS = { jade: 'jáde', sword: 'kard', pagoda: 'pagoda', star: 'csillag' };

/** "ötös pár", but "királypár". */
function ofRank(rank: Rank, thing: string): string {
  return `${NAMES[rank - 2]}${rank > 10 ? '' : ' '}${thing}`;
}

export const cards: typeof english = cardWords({
  suits: SUITS,
  specials: { 'mah-jong': 'veréb', dog: 'kutya', phoenix: 'főnix', dragon: 'sárkány' },
  kinds: {
    single: 'magányos lap',
    pair: 'pár',
    triple: 'terc',
    stairs: 'párok sora',
    'triple-stairs': 'tercek sora',
    full: 'full house',
    straight: 'sor',
    bomb4: 'bomba',
    bombS: 'sorbomba',
    dog: 'kutya',
  },
  names: NAMES,
  many: MANY,
  letters: 'BDKA',
  rankAsObject: (rank) => OBJECT[rank - 2]!,
  suited: (rank, suit) => `${SUITS[suit]} ${rank}`,
  ofSecondPack: (name) => `${name}, 2. pakli`,
  play: ({ kind, from, to, high, pairRank, brief }) => {
    const fromTo = `${from}–${to}`;
    switch (kind) {
      case 'pair':
        return ofRank(high, 'pár');
      case 'triple':
        return ofRank(high, 'terc');
      case 'stairs':
        return brief ? `párok ${fromTo}` : `párok sora ${fromTo}`;
      case 'triple-stairs':
        return brief ? `tercek ${fromTo}` : `tercek sora ${fromTo}`;
      case 'full':
        return brief
          ? `full house, ${NAMES[high - 2]}`
          : `full house: ${ofRank(high, 'terc')}, ${ofRank(pairRank, 'pár')}`;
      case 'straight':
        return `sor ${fromTo}`;
      case 'bomb4':
        return ofRank(high, 'bomba');
      case 'bombS':
        return `sorbomba ${fromTo}`;
    }
  },
  phoenixAs: (rank) => `főnix: ${rank}`,
});
