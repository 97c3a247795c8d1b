import type { Title } from '@schupf/rules';
import type { events as english } from '../en/events.ts';
import { minus, signed } from '../numbers.ts';
import { teller } from '../teller.ts';
import type { Who } from '../who.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

const calls: typeof english.calls = { tichu: 'Ticsu', grand: 'Nagy ticsu' };

function says(who: Who, you: string, other: string): string {
  return who === null ? `${capital(you)}.` : `${who} ${other}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function worth(points: number | null): string {
  return points === null || points === 0 ? '' : ` (${minus(points)})`;
}

/** Names take no ending here: which one it is depends on how they sound. */
const agreements: typeof english.agreements = {
  pause: 'szünet',
  resume: 'folytatás',
  concede: 'a játszma feladása',
  stop: 'a játszma befejezése',
  rematch: 'visszavágó',
};

const TITLES: { readonly [T in Title]: string } = {
  Grandseigneur: 'Nagymester',
  Seigneur: 'Gróf',
  Maître: 'Nemes',
  Chevalier: 'Lovag',
  Écuyer: 'Apród',
  Notaire: 'Jegyző',
  Marchand: 'Kereskedő',
  Artisan: 'Kézműves',
  Porcher: 'Kondás',
  Bourgeois: 'Polgár',
  Pauvre: 'Paraszt',
  Misérable: 'Nyomorult',
  Patron: 'Patrónus',
  'T...': 'T…',
};

const sentences: Omit<typeof english, 'tell'> = {
  calls,
  agreements,

  dealt: (round) => `Kiosztva: ${round}. kör.`,
  called: (who, call) => {
    const what = call === 'tichu' ? 'ticsut' : 'nagy ticsut';
    return says(who, `${what} mondasz`, `${what} mond`);
  },
  withdrew: (who) => says(who, 'visszavonod a bejelentést', 'visszavonja a bejelentést'),
  declined: (who) => says(who, 'felveszed a többi lapot', 'felveszi a többi lapot'),
  laidOut: (who) => says(who, 'letetted a cserelapokat', 'letette a cserelapokat'),
  tookBack: (who) => says(who, 'visszaveszed a cserelapokat', 'visszaveszi a cserelapokat'),
  pushReopened: 'A bejelentés után mindenki újra választ cserelapokat.',
  exchanged: 'Megtörtént a csere.',
  got: (from, names) => `${from} adta: ${names.join(', ')}.`,
  gaveAway: (receiver, names) => `${receiver} kapta: ${names.join(', ')}.`,
  dummyShown: (name) => `${name}: a lapok nyíltan fekszenek.`,

  led: (who, play) => says(who, `hívsz: ${cards.play(play)}`, `hív: ${cards.play(play)}`),
  played: (who, play) => says(who, `raksz: ${cards.play(play)}`, `rak: ${cards.play(play)}`),
  bombed: (who, play) => says(who, `bombázol: ${cards.play(play)}`, `bombáz: ${cards.play(play)}`),
  passed: (who) => says(who, 'passzolsz', 'passzol'),
  wished: (who, rank) => says(who, `${cards.aRank(rank)} kérsz`, `${cards.aRank(rank)} kér`),
  wishMet: 'A kérés teljesült.',
  dog: (who, target) =>
    target === null
      ? says(who, 'kutya: te hívsz', 'neked adja a hívást')
      : says(who, `átadod a hívást: ${target}`, `átadja a hívást: ${target}`),
  tookTrick: (who, points) =>
    says(who, `elviszed az ütést${worth(points)}`, `elviszi az ütést${worth(points)}`),
  gaveDragon: (who, target, points) =>
    target === null
      ? says(who, 'megtartod a sárkány ütését', `neked adja a sárkány ütését${worth(points)}`)
      : says(
          who,
          `odaadod a sárkány ütését${worth(points)}: ${target}`,
          `odaadja a sárkány ütését${worth(points)}: ${target}`,
        ),
  out: (who, place) => says(who, `kimentél, ${common.place(place)}`, `kiment, ${common.place(place)}`),
  cardsLeft: (who, n) => (who === null ? `Még ${n} lapod van.` : `${who}: még ${n} lap.`),
  roundOver: (round) => `Vége: ${round}. kör.`,
  matchOver: 'A játszma véget ért.',
  won: (winners) => `Győztes: ${common.list(winners)}.`,
  youWon: 'Győztél!',
  youLost: 'Vesztettél.',
  draw: 'A játszma döntetlen.',

  yourTurn: 'Te jössz.',
  yourLead: 'Te hívsz.',
  turnOf: (name) => `${name} jön.`,
  mustPlay: (rank) => `${capital(cards.aRank(rank))} kell raknod.`,
  mayBomb: 'Bombázhatsz.',
  chooseGrand: 'Nagy ticsu?',
  choosePush: 'Válaszd ki a cserelapokat.',
  chooseGift: 'Ki kapja a sárkány ütését?',
  chooseWish: 'Milyen lapot kérsz?',
  waitingForBombs: 'Bomba?',
  closing: (who) => (who === null ? 'Mindjárt tiéd az ütés.' : `Az ütést mindjárt elviszi ${who}.`),
  ownBomb: 'Az ütés gazdája még lebombázhatja.',

  held: 'A lapjaid várnak, amíg te jössz.',
  returned: (why) => `Visszakapod a lapjaidat. ${why}`,
  covered: (who) => (who === null ? 'Az asztal döntött helyetted.' : `Az asztal döntött helyette: ${who}.`),
  askedToHold: (who) => says(who, 'egy kis időt kérsz', 'egy kis időt kér'),
  absent: (who) => says(who, 'nem vagy itt', 'nincs itt'),
  returnedToTable: (who) => says(who, 'visszatértél', 'visszatért'),
  satDown: (who) => says(who, 'leülsz az asztalhoz', 'leül az asztalhoz'),
  left: (who) => says(who, 'elhagyod az asztalt', 'elhagyja az asztalt'),
  proposed: (who, what) => says(who, `javaslod: ${agreements[what]}`, `javasolja: ${agreements[what]}`),
  agreed: (what) => `Megegyeztetek: ${agreements[what]}.`,
  matchBegan: 'Új játszma kezdődik.',

  bubbles: {
    pass: 'Passz',
    tichu: 'Ticsu!',
    grand: 'Nagy ticsu!',
    noGrand: 'Nem',
    bomb: 'Bomba!',
    ready: 'Kész',
    hold: 'Egy pillanat…',
    wish: (rank) => `${capital(cards.aRank(rank))} kérek`,
    out: (place) => `Kimentem, ${place}.!`,
  },

  lines: {
    cards: 'Lapok',
    movedHand: (name) => `${name} keze`,
    movedTricks: (name) => `${name} ütései`,
    doubleWin: 'Kettős győzelem',
    tripleWin: 'Hármas győzelem',
    made: (name, call) => `${name}: ${calls[call].toLowerCase()} sikerült`,
    failed: (name, call) => `${name}: ${calls[call].toLowerCase()} elbukott`,
    violation: (name) => `Büntetés: ${name} nem teljesítette a kérést`,
    total: 'Összesen',
    line: (what, points) => `${what}: ${signed(points)}`,
  },

  roles: {
    dealer: 'osztó',
    soloist: 'egyedül játszó',
    defender: 'ellenfél',
    king: 'király',
    table: 'Asztal asszonyság',
    minister: 'a miniszter',
    dummy: 'nyílt kéz',
  },
  title: (title) => TITLES[title],
};

export const events: typeof english = { ...sentences, tell: teller(sentences) };
