import { plural } from '@schupf/phrasebook';
import type { statistics as english } from '../en/statistics.ts';

export const statistics: typeof english = {
  lead: 'Wie du spielst, gezählt aus deinen fertigen Partien. Dein Browser zählt selbst und schickt nichts weiter.',
  reading: (done, total) => `Partie ${done} von ${total}`,
  game: 'Spiel',
  matches: (count) => `${count} ${plural('de', count, { one: 'Partie', other: 'Partien' })}`,
  empty: 'Noch keine fertigen Runden. Spiel eine Partie, dann erscheinen hier deine Werte.',
  unread: (count) =>
    count === 1 ? 'Eine Partie ließ sich nicht lesen.' : `${count} Partien ließen sich nicht lesen.`,
  small: 'Die kleinen Zahlen sagen, aus wie vielen Fällen ein Wert stammt.',
  grey: (least) => `Graue Werte stammen aus weniger als ${least} Fällen und sagen wenig.`,
  range: 'Mit 95 % Sicherheit',
  notCompared: 'Für dieses Spiel gibt es noch keine Vergleichswerte.',
  about: 'Zu diesen Werten',
  reviews: {
    title: 'Aus deinen Analysen',
    none: 'Analysiere eine Partie, dann steht hier, was deine Entscheidungen gekostet haben.',
    perDecision: 'Verlorene Punkte je Entscheidung',
    mistakes: 'Fehler und grobe Fehler',
    decisions: 'Entscheidungen',
    lost: 'Verlorene Punkte',
    kind: 'Entscheidung',
    note: 'Das ist ein Wert für dich im Lauf der Zeit, keine Rangliste: Wer hier urteilt, spielt auch selbst mit.',
  },
  advice: {
    title: 'Was die Spielregeln raten',
    lead: 'Die Regelhefte geben dieselben vier Ratschläge. Bots haben sie geprüft. Wo ein Zug dem Rat folgte und ein anderer nicht, wurden beide mit denselben Karten zu Ende gespielt.',
    units:
      'Der Gewinn zählt in Punkten der Runde. Bei Ansagen gegen Ende zählt er in Prozent der Chance auf den Sieg.',
    where: 'Lage',
    gain: 'Gewinn',
    own: 'Du',
  },
};
