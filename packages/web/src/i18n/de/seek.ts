import { plural } from '@schupf/phrasebook';
import type { seek as english } from '../en/seek.ts';

export const seek: typeof english = {
  title: 'Mitspieler finden',
  begin: 'Mitspieler finden',
  hint: 'Du spielst mit anderen, die dasselbe Spiel suchen. Nach 20 Sekunden können Bots einspringen.',
  ratings: 'Wertung',
  ratedOrNot: { unrated: 'Ohne', rated: 'Mit', either: 'Egal' },
  ratedFact: { rated: 'Mit Wertung', either: 'Mit oder ohne Wertung' },
  with: 'Zusammen mit',
  withAnyone: 'Egal wem',
  looking: 'Mitspieler werden gesucht …',
  waitedFor: 'Wartezeit',
  alone: 'Gerade sucht sonst niemand dieses Spiel.',
  waiting: (people, players) =>
    people < players ? `${people} von ${players} Spielern` : `${people} suchen dieses Spiel.`,
  friendAsked: 'Dein Freund oder deine Freundin muss noch zusagen.',
  isNext: 'Jemand ist nicht gekommen. Du bist als Nächstes dran.',
  botsIn: (seconds) =>
    `In ${seconds} ${plural('de', seconds, { one: 'Sekunde', other: 'Sekunden' })} kannst du mit Bots spielen.`,
  bots: 'Du musst nicht warten: Bots können einspringen.',
  botsUnrated: 'Die Partie zählt dann nicht für die Wertung.',
  takeBots: 'Mit Bots spielen',
  anySpeed: 'Jedes Tempo ist recht',
  stop: 'Nicht mehr suchen',
  found: 'Mitspieler gefunden!',
  come: (come, players) => `${come} von ${players} sind bereit.`,
  comeNow: 'Ich bin bereit',
  over: {
    stopped: 'Die Suche ist beendet.',
    'no-show': 'Es gab Mitspieler, aber du warst nicht da. Such einfach noch einmal.',
    'no-friend': 'Diese Person nimmt gerade keine Einladungen an.',
    declined: 'Deine Begleitung kann gerade nicht spielen.',
    'no-rated': 'Du kannst gerade keine gewerteten Partien spielen, aber Partien ohne Wertung.',
    sanctioned: 'Du kannst gerade nicht mit Fremden spielen.',
    'no-account': 'Für gewertete Partien brauchst du ein Konto.',
    'too-often': 'Das war zu oft. Versuch es später noch einmal.',
  },
  tables: (count) => `${count} ${plural('de', count, { one: 'Tisch', other: 'Tische' })} in Betrieb`,
  seeks: (games) => `Mitspieler gesucht: ${games}`,
  openTables: 'Offene Tische',
};
