import type { events as english } from '../en/events.ts';
import { eventDescriber } from '../event-describer.ts';
import type { TitleNames } from '../titles.ts';
import type { Who } from '../who.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

const PLACES = [
  'elsőként',
  'másodikként',
  'harmadikként',
  'negyedikként',
  'ötödikként',
  'hatodikként',
  'hetedikként',
  'nyolcadikként',
  'kilencedikként',
  'tizedikként',
  'tizenegyedikként',
  'tizenkettedikként',
];

const TITLES: TitleNames = {
  Grandseigneur: { book: 'Nagymester', feminine: 'Nagymesternő' },
  Seigneur: { book: 'Gróf', feminine: 'Grófnő' },
  Maître: { book: 'Nemes', feminine: 'Nemesasszony' },
  Chevalier: { book: 'Lovag', feminine: 'Lovagnő' },
  Écuyer: { book: 'Apród', feminine: 'Apródlány' },
  Notaire: { book: 'Nagypolgár', feminine: 'Nagypolgárnő' },
  Marchand: { book: 'Kereskedő', feminine: 'Kereskedőnő' },
  Artisan: { book: 'Kézműves', feminine: 'Kézművesnő' },
  Porcher: { book: 'Zsellér', feminine: 'Zsellérasszony' },
  Bourgeois: { book: 'Polgár', feminine: 'Polgárnő' },
  Pauvre: { book: 'Paraszt', feminine: 'Parasztasszony' },
  Misérable: { book: 'Nyomorult', feminine: 'Nyomorult' },
  Patron: { book: 'Főnök', feminine: 'Főnöknő' },
  'T...': { book: 'T…', feminine: 'T…' },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names get no ending here, because the right one depends on how the name sounds. */
function says(who: Who, you: string, other: string): string {
  return who === null ? `${capital(you)}.` : `${who} ${other}.`;
}

function worth(points: number | null): string {
  return points === null || points === 0 ? '' : ` (${common.points(points)})`;
}

const sentences: Omit<typeof english, 'describe'> = {
  calls: { tichu: 'Ticsu', grand: 'Nagy ticsu' },
  dummies: { table: 'Asztal asszonyság', minister: 'Miniszter' },
  dealt: (round) => `${round}. kör: kiosztva.`,
  called: (who, call) => {
    const what = call === 'tichu' ? 'ticsut' : 'nagy ticsut';
    return says(who, `${what} mondasz`, `${what} mond`);
  },
  withdrew: (who) => says(who, 'visszavonod a bejelentést', 'visszavonja a bejelentést'),
  declined: (who) => says(who, 'felveszed a többi lapot', 'felveszi a többi lapot'),
  declinedTichu: (who) => says(who, 'nem mondasz ticsut', 'nem mond ticsut'),
  laidOut: (who) => says(who, 'kiválasztottad a cserelapokat', 'kiválasztotta a cserelapokat'),
  tookBack: (who) => says(who, 'visszaveszed a cserelapokat', 'visszaveszi a cserelapokat'),
  pushReopened: 'A bejelentés után mindenki újra választ cserelapokat.',
  exchanged: 'Megtörtént a csere.',
  gave: (who, target, what) => {
    if (who === null) return `${target} kapja tőled: ${what}.`;
    return target === null ? `${who} neked adja: ${what}.` : `${who} adja, ${target} kapja: ${what}.`;
  },
  dummyShown: (name) => `${name} terített.`,
  led: (who, play) => says(who, `hívsz: ${play}`, `hív: ${play}`),
  played: (who, play) => says(who, `raksz: ${play}`, `rak: ${play}`),
  bombed: (who, play) => says(who, `bombázol: ${play}`, `bombáz: ${play}`),
  passed: (who) => says(who, 'passzolsz', 'passzol'),
  wished: (who, rank) => says(who, `${cards.rankAsObject(rank)} kérsz`, `${cards.rankAsObject(rank)} kér`),
  dog: (who, target) => {
    const after = who === null ? 'A kutyád után' : `${who} kutyája után`;
    const again = who === target ? 'újra ' : '';
    return `${after} ${again}${target === null ? 'te hívhatsz' : `${target} hívhat`}.`;
  },
  tookTrick: (who, points) =>
    says(who, `elviszed az ütést${worth(points)}`, `elviszi az ütést${worth(points)}`),
  gaveDragon: (who, target, points) => {
    const trick = `a sárkány ütését${worth(points)}`;
    if (who === null) return `${target} kapja tőled ${trick}.`;
    return target === null ? `${who} neked adja ${trick}.` : `${who} adja, ${target} kapja ${trick}.`;
  },
  out: (who, place) => says(who, `${PLACES[place - 1]} mentél ki`, `${PLACES[place - 1]} ment ki`),
  cardsLeft: (who, n) => (who === null ? `Még ${n} lapod van.` : `${who}: még ${n} lap.`),
  returned: (why) => `Visszakaptad a lapjaidat. ${why}`,
  timeUp: 'Lejárt az idő. Ez az utolsó kör.',
  roundOver: (round) => `${round}. kör: vége.`,
  title: (title, form = 'book') => TITLES[title][form],
};

export const events: typeof english = { ...sentences, describe: eventDescriber(sentences, cards.play) };
