import { plural } from '@schupf/phrasebook';
import type { statistics as english } from '../en/statistics.ts';

export const statistics: typeof english = {
  lead: 'So spielst du, ausgezählt aus deinen beendeten Partien. Das macht dein Browser selbst, es wird nichts verschickt.',
  reading: (done, total) => `Partie ${done} von ${total}`,
  game: 'Spiel',
  matches: (count) => `${count} ${plural('de', count, { one: 'Partie', other: 'Partien' })}`,
  empty: 'Du hast noch keine Runde zu Ende gespielt. Spiel eine Partie, dann stehen hier deine Zahlen.',
  unread: (count) =>
    count === 1 ? 'Eine Partie ließ sich nicht lesen.' : `${count} Partien ließen sich nicht lesen.`,
  small: 'Klein darunter steht, auf wie vielen Fällen eine Zahl beruht.',
  grey: (least) => `Graue Zahlen beruhen auf weniger als ${least} Fällen und sagen wenig aus.`,
  range: 'Mit 95 % Sicherheit',
  notCompared: 'Für dieses Spiel gibt es noch keine Vergleichswerte.',
  about: 'Zu diesen Zahlen',
  reviews: {
    title: 'Aus deinen Analysen',
    none: 'Analysiere eine Partie, dann steht hier, was deine Entscheidungen gekostet haben.',
    perDecision: 'Verlorene Punkte je Entscheidung',
    mistakes: 'Fehler und grobe Fehler',
    decisions: 'Entscheidungen',
    lost: 'Verlorene Punkte',
    kind: 'Entscheidung',
    note: 'Diese Zahlen zeigen, ob du besser wirst. Zum Vergleich mit anderen taugen sie nicht: Die Engine misst alle daran, was sie selbst gespielt hätte.',
  },
  advice: {
    title: 'Was die Regelhefte raten',
    lead: 'In den Regelheften stehen dieselben vier Ratschläge. Bots haben sie geprüft: Folgte ein Zug dem Rat und ein anderer nicht, spielten sie beide mit denselben Karten zu Ende.',
    units:
      'Der Gewinn ist in Punkten je Entscheidung angegeben, bei Ansagen gegen Ende der Partie in Prozentpunkten Siegchance.',
    where: 'Situation',
    gain: 'Gewinn',
    own: 'Du',
  },
};
