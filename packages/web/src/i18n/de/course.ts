import type { course as english } from '../en/course.ts';
import { basicLevels } from './course-basics.ts';
import { moreLevels } from './course-more.ts';

export const course: typeof english = {
  title: 'Tichu spielend lernen',
  lead: 'Kurze Übungen an einem echten Tisch: neun Kapitel zu je ein paar Minuten, dann dein erstes Spiel.',
  start: 'Anfangen',
  continue: 'Weitermachen',
  skip: {
    text: 'Kennst du Präsident, Big Two oder etwas Ähnliches?',
    start: 'Zwei Kapitel überspringen',
  },
  first: {
    title: 'Dein erstes Spiel',
    text: 'Eine Partie bis 300 Punkte mit Anfänger-Bots, die sich Zeit lassen. Du bekommst Tipps, und wenn du nicht weiterweißt, rät dir ein Bot.',
    start: 'Erstes Spiel starten',
  },
  more: 'Andere Spiele und Ausgaben',
  of: (number, all) => `${number}/${all}`,
  finished: 'geschafft',
  hint: 'Hinweis',
  again: 'Noch einmal',
  next: 'Weiter',
  overview: 'Alle Kapitel',
  ended: 'Die Runde ist vorbei, das Ziel aber nicht erreicht. Versuch es noch einmal.',
  unknown: 'Diese Übung gibt es nicht.',
  chapters: {
    tricks: { title: 'Karten und Stiche', text: 'Schlagen, passen, Stiche holen, fertig werden.' },
    combinations: { title: 'Kombinationen', text: 'Paare, Drillinge, Full House, Reihen.' },
    points: { title: 'Punkte', text: 'Was zählt und was am Ende der Runde passiert.' },
    'sparrow-and-dog': {
      title: 'Mah Jong und Hund',
      text: 'Wünschen, Wünsche erfüllen, das Ausspiel abgeben.',
    },
    'phoenix-and-dragon': { title: 'Phönix und Drache', text: 'Der Joker und die höchste Karte.' },
    bombs: { title: 'Bomben', text: 'Sie schlagen alles, und das jederzeit.' },
    'push-and-calls': {
      title: 'Schupfen und Ansagen',
      text: 'Drei Karten tauschen, dann auf dich selbst setzen.',
    },
    partner: {
      title: 'Mit dem Partner',
      text: 'Ansagen des Partners unterstützen, die der Gegner verhindern.',
    },
    counting: {
      title: 'Mitzählen',
      text: 'Welche Karten noch im Spiel sind und wie du zuerst fertig wirst.',
    },
    test: { title: 'Einstufung', text: 'Drei Übungen statt zwei Kapitel.' },
    solo: {
      title: 'Zu dritt',
      text: 'Trichu und Wu Wang: allein gegen zwei, mit einem zweiten, offenen Blatt.',
    },
    six: { title: 'Zu sechst', text: 'Tientsin: drei gegen drei, du hast zwei Partner.' },
    ranks: { title: 'Ränge', text: 'Grandseigneur und Le T…: alle für sich.' },
    editions: { title: 'Andere Ausgaben', text: 'Regeln, die sich je nach Ausgabe unterscheiden.' },
  },
  levels: { ...basicLevels, ...moreLevels },
};
