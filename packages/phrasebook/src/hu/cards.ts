import { type Card, faceOf, packOf, type Rank } from '@schupf/rules';
import type { cards as english } from '../en/cards.ts';
import { type AnyPlay, halfRank, isSpecial, partsOf } from '../play-parts.ts';

const NAMES = 'kettes hármas négyes ötös hatos hetes nyolcas kilences tízes bubi dáma király ász'.split(' ');
const MANY =
  'kettesek hármasok négyesek ötösök hatosok hetesek nyolcasok kilencesek tízesek bubik dámák királyok ászok'.split(
    ' ',
  );
const OBJECT =
  'kettest hármast négyest ötöst hatost hetest nyolcast kilencest tízest bubit dámát királyt ászt'.split(' ');

const suits: typeof english.suits = {
  jade: 'jáde',
  sword: 'kard',
  pagoda: 'pagoda',
  star: 'csillag',
};

const specials: typeof english.specials = {
  'mah-jong': 'veréb',
  dog: 'kutya',
  phoenix: 'főnix',
  dragon: 'sárkány',
};

const kinds: typeof english.kinds = {
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
};

function rank(rank: Rank): string {
  return NAMES[rank - 2]!;
}

function ranks(rank: number): string {
  return MANY[rank - 2]!;
}

function letter(rank: number): string {
  return rank > 10 ? 'BDKA'[rank - 11]! : String(rank);
}

function shortRank(rank: number): string {
  return rank > 10 ? NAMES[rank - 2]! : String(rank);
}

function aRank(rank: Rank): string {
  return OBJECT[rank - 2]!;
}

function cardName(card: Card): string {
  const face = faceOf(card);
  const name = 'special' in face ? specials[face.special] : `${suits[face.suit]} ${rank(face.rank)}`;
  return packOf(card) === 1 ? `${name}, 2. pakli` : name;
}

function shortName(card: Card): string {
  const face = faceOf(card);
  return 'special' in face ? specials[face.special] : shortRank(face.rank);
}

/** "ötös pár", but "királypár". */
function ofRank(rank: number, thing: string): string {
  return `${NAMES[rank - 2]}${rank > 10 ? '' : ' '}${thing}`;
}

function play(play: AnyPlay): string {
  const { kind, card, worth, low, high, other } = partsOf(play);
  const fromTo = `${shortRank(low)}–${shortRank(high)}`;
  switch (kind) {
    case 'single':
      return isSpecial(card, 'phoenix') ? `főnix ${halfRank(worth, letter)}` : shortName(card);
    case 'pair':
      return ofRank(high, 'pár');
    case 'triple':
      return ofRank(high, 'terc');
    case 'stairs':
      return `párok: ${fromTo}`;
    case 'triple-stairs':
      return `tercek: ${fromTo}`;
    case 'full':
      return `full house: ${ofRank(high, 'terc')}, ${ofRank(other, 'pár')}`;
    case 'straight':
      return `sor: ${fromTo}`;
    case 'bomb4':
      return ofRank(high, 'bomba');
    case 'bombS':
      return `sorbomba: ${fromTo}`;
    case 'dog':
      return specials.dog;
  }
}

function phoenixAs(rank: Rank): string {
  return `főnix mint ${shortRank(rank)}`;
}

export const cards: typeof english = {
  suits,
  specials,
  kinds,
  rank,
  ranks,
  letter,
  shortRank,
  aRank,
  cardName,
  shortName,
  play,
  phoenixAs,
  playInFull: (laid) => [play(laid), ...partsOf(laid).phoenixAs.map(phoenixAs)].join(', '),
};
