import type { course as english } from '../en/course.ts';
import { basicLevels } from './course-basics.ts';
import { moreLevels } from './course-more.ts';

export const course: typeof english = {
  title: 'Tichu spielend lernen',
  lead: 'Kurze Aufgaben an einem echten Tisch. Neun Kapitel von etwa zehn Minuten, dann ein erstes Spiel.',
  start: 'Anfangen',
  continue: 'Weitermachen',
  skip: {
    text: 'Kennst du Präsident, Big Two oder ein ähnliches Stichspiel?',
    start: 'Zwei Kapitel überspringen',
  },
  first: {
    title: 'Dein erstes Spiel',
    text: 'Eine Partie bis 300 Punkte mit Anfänger-Bots, die sich Zeit lassen. Tipps erscheinen, wenn sie helfen, und ein Bot gibt Hinweise.',
    start: 'Erstes Spiel',
  },
  more: 'Andere Spiele und Ausgaben',
  of: (number, all) => `${number}/${all}`,
  finished: 'geschafft',
  hint: 'Hinweis',
  again: 'Noch einmal',
  next: 'Weiter',
  overview: 'Alle Kapitel',
  ended: 'Die Runde ist vorbei, das Ziel aber nicht erreicht. Versuch es noch einmal.',
  unknown: 'Diese Aufgabe gibt es nicht.',
  chapters: {
    tricks: { title: 'Karten und Stiche', text: 'Schlagen, passen, Stiche nehmen, fertig werden.' },
    combinations: { title: 'Kombinationen', text: 'Paare, Drillinge, Full House, Reihen.' },
    points: { title: 'Punkte', text: 'Was zählt und was am Ende der Runde passiert.' },
    'sparrow-and-dog': {
      title: 'Mah Jong und Hund',
      text: 'Wünschen, Wünsche erfüllen, das Ausspiel abgeben.',
    },
    'phoenix-and-dragon': { title: 'Phönix und Drache', text: 'Der Joker und die höchste Karte.' },
    bombs: { title: 'Bomben', text: 'Sie schlagen alles, und das jederzeit.' },
    'push-and-calls': { title: 'Schupfen und Ansagen', text: 'Drei Karten tauschen, dann auf dich wetten.' },
    partner: { title: 'Mit dem Partner', text: 'Der Ansage des Partners helfen, die der Gegner bekämpfen.' },
    counting: { title: 'Mitzählen', text: 'Was noch fehlt und wie du fertig wirst.' },
    test: { title: 'Einstufung', text: 'Drei Aufgaben statt zwei Kapitel.' },
    solo: { title: 'Zu dritt', text: 'Trichu und Wu Wang: Einer spielt allein, mit einem offenen Blatt.' },
    six: { title: 'Zu sechst', text: 'Tientsin: zwei Partner für jeden.' },
    ranks: { title: 'Ränge', text: 'Grandseigneur und Le T…: alle für sich.' },
    editions: { title: 'Andere Ausgaben', text: 'Regeln, die sich je nach Ausgabe unterscheiden.' },
  },
  levels: { ...basicLevels, ...moreLevels },
};
