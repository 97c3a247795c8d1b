import type { Reason } from '@schupf/bots';
import type { Seat } from '@schupf/rules';
import type { reasons as english } from '../en/reasons.ts';
import { cards } from './cards.ts';

const phrases: Omit<typeof english, 'why'> = {
  'only-choice': 'etwas anderes geht nicht',
  'at-random': 'eins ist so gut wie das andere',
  'goes-out': 'das sind deine letzten Karten',
  'shortest-plan': 'der Rest braucht dann die wenigsten Züge',
  'sheds-losers': 'so wirst du tiefe Karten los, die kaum einen Stich machen',
  'sheds-dog': 'der Hund macht keinen Stich, und jetzt wirst du ihn los',
  'better-rest': 'so bleibt dir das bessere Blatt',
  'may-win': 'das kann den Stich gut gewinnen',
  'contests-trick': 'sonst bekommt ein Gegner den Stich',
  'cannot-be-beaten': 'das schlägt kaum noch jemand',
  'saves-strength': 'was hier stechen könnte, ist später mehr wert',
  'partner-has-it': 'dein Partner hat den Stich',
  'serves-call': 'dein Partner hat angesagt und braucht Hilfe',
  'fights-call': 'ein Gegner hat angesagt',
  'stops-opponent': 'ein Gegner ist gleich fertig',
  'wish-for-given-card': 'diesen Wert hast du einem Gegner geschupft',
  'wish-for-missing-rank': 'diesen Wert hast du nicht',
  'strong-hand': 'dein Blatt ist stark genug, um als Erster fertig zu werden',
  'too-weak-to-call': 'dein Blatt ist zu schwach für eine Ansage',
  'partner-called': 'dein Partner hat schon angesagt',
  'push-convention': 'so schupft man an diesem Tisch',
  'push-least-useful': 'diese Karten kannst du am ehesten entbehren',
  'push-to-partner': 'das ist das Beste, was du für deine Seite entbehren kannst',
  'push-to-both':
    'der Partner bekommt das Beste, was du entbehren kannst, die Gegner, was ihnen am wenigsten hilft',
  'gift-is-owed': 'welche Karten weg müssen, sagen die Regeln',
  'gift-to-slower': 'dort schadet der Stich am wenigsten',
  'dog-to-partner': 'dein Partner kommt ans Ausspiel',
  'best-in-imagined-rounds': 'das ging in vorausgespielten Runden am besten aus',
  'expects-most': 'nichts anderes verspricht mehr Punkte',
};

function why({ code, rank, value, seat }: Reason, nameOf: (seat: Seat) => string): string {
  if (seat !== undefined && code === 'dog-to-partner') return `${nameOf(seat)} kommt ans Ausspiel`;
  if (rank !== undefined && code === 'wish-for-given-card')
    return `${cards.aRank(rank)} hast du einem Gegner geschupft`;
  if (rank !== undefined && code === 'wish-for-missing-rank') return `${cards.aRank(rank)} hast du nicht`;
  if (value !== undefined && value > 1 && code === 'best-in-imagined-rounds') {
    return `das ging in vorausgespielten Runden um ${value} Punkte besser aus`;
  }
  if (value !== undefined && value > 1 && code === 'expects-most') {
    return `das verspricht am meisten: etwa ${value} Punkte mehr als die Gegner`;
  }
  if (value !== undefined && value < -1 && code === 'expects-most') {
    return `das kostet am wenigsten: etwa ${-value} Punkte weniger als die Gegner`;
  }
  return phrases[code];
}

export const reasons: typeof english = { ...phrases, why };
