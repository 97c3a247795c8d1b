import type { Reason } from '@schupf/bots';
import type { reasons as english } from '../en/reasons.ts';
import { cards } from './cards.ts';

const phrases: Omit<typeof english, 'why'> = {
  'only-choice': 'etwas anderes geht nicht',
  'at-random': 'eins ist so gut wie das andere',
  'goes-out': 'das sind deine letzten Karten',
  'shortest-plan': 'der Rest braucht dann die wenigsten Züge',
  'sheds-losers': 'so wirst du Karten los, die kaum einen Stich machen',
  'cannot-be-beaten': 'das schlägt niemand mehr',
  'saves-strength': 'deine starken Karten sind später mehr wert',
  'partner-has-it': 'dein Partner hat den Stich',
  'serves-call': 'dein Partner hat angesagt und braucht Hilfe',
  'fights-call': 'ein Gegner hat angesagt',
  'stops-opponent': 'ein Gegner ist gleich fertig',
  'wish-for-given-card': 'diesen Wert hast du einem Gegner geschupft',
  'wish-for-missing-rank': 'diesen Wert hast du nicht',
  'strong-hand': 'dein Blatt ist stark genug, um als Erstes fertig zu sein',
  'too-weak-to-call': 'dein Blatt ist zu schwach für eine Ansage',
  'somebody-else-called': 'jemand anders hat angesagt',
  'push-convention': 'so schupft man an diesem Tisch',
  'push-least-useful': 'diese Karten brauchst du am wenigsten',
  'gift-to-slower': 'dort schadet der Stich am wenigsten',
  'dog-to-partner': 'dein Partner kommt ans Ausspiel',
  'best-in-imagined-rounds': 'das ging in vorausgespielten Runden am besten aus',
};

function why({ code, rank, value }: Reason): string {
  if (rank !== undefined && code === 'wish-for-given-card')
    return `${cards.aRank(rank)} hast du einem Gegner geschupft`;
  if (rank !== undefined && code === 'wish-for-missing-rank') return `${cards.aRank(rank)} hast du nicht`;
  if (value !== undefined && value > 1 && code === 'best-in-imagined-rounds') {
    return `das ging in vorausgespielten Runden um ${value} Punkte besser aus`;
  }
  return phrases[code];
}

export const reasons: typeof english = { ...phrases, why };
