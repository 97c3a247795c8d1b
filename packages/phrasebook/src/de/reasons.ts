import type { reasons as english } from '../en/reasons.ts';
import { reasonWords } from '../reason-texts.ts';
import { cards } from './cards.ts';

export const reasons: typeof english = reasonWords({
  phrases: {
    'only-choice': 'etwas anderes geht nicht',
    'at-random': 'eins ist so gut wie das andere',
    'goes-out': 'das sind deine letzten Karten',
    'shortest-plan': 'so brauchst du für den Rest die wenigsten Züge',
    'sheds-losers': 'so wirst du niedrige Karten los, die kaum einen Stich machen',
    'sheds-dog': 'der Hund macht keinen Stich, und jetzt wirst du ihn los',
    'better-rest': 'so bleibt dir das beste Blatt',
    'may-win': 'das hat gute Chancen auf den Stich',
    'contests-trick': 'sonst bekommt ein Gegner den Stich',
    'cannot-be-beaten': 'das schlägt kaum noch etwas',
    'saves-strength': 'die Karten, die das schlagen könnten, sind später mehr wert',
    'partner-has-it': 'dein Partner hat den Stich',
    'serves-call': 'dein Partner hat Tichu angesagt und braucht Hilfe',
    'fights-call': 'ein Gegner hat Tichu angesagt',
    'stops-opponent': 'ein Gegner ist gleich fertig',
    'wish-for-given-card': 'diesen Wert hast du einem Gegner geschupft',
    'wish-for-missing-rank': 'diesen Wert hast du nicht',
    'strong-hand': 'dein Blatt ist stark genug, um zuerst fertig zu werden',
    'too-weak-to-call': 'dein Blatt ist zu schwach für ein Tichu',
    'partner-called': 'dein Partner hat schon Tichu angesagt',
    'push-convention': 'so schupft man meistens',
    'push-least-useful': 'diese Karten kannst du am ehesten entbehren',
    'push-to-partner': 'das ist das Beste, was du für dein Team entbehren kannst',
    'push-to-both':
      'der Partner bekommt das Beste, was du entbehren kannst, die Gegner, was ihnen am wenigsten hilft',
    'gift-is-owed': 'welche Karten du abgibst, bestimmen die Regeln',
    'gift-to-slower': 'dort schadet der Stich am wenigsten',
    'dog-to-partner': 'dein Partner kommt ans Ausspiel',
    'best-in-simulated-rounds': 'das lief in simulierten Runden am besten',
    'expects-most': 'mehr Punkte dürfte nichts anderes bringen',
  },
  getsLead: (name) => (name === null ? 'du kommst ans Ausspiel' : `${name} kommt ans Ausspiel`),
  gaveRank: (rank) => `${cards.rankAsObject(rank)} hast du einem Gegner geschupft`,
  lacksRank: (rank) => `${cards.rankAsObject(rank)} hast du nicht`,
  didBetter: (points) => `das lief in simulierten Runden um ${points} Punkte besser`,
  promises: (points) => `das dürfte am meisten bringen: etwa ${points} Punkte Vorsprung auf die Gegner`,
  costs: (points) => `das kostet am wenigsten: etwa ${points} Punkte Rückstand auf die Gegner`,
});
