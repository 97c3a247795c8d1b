import type { Reason } from '@schupf/bots';
import type { Seat } from '@schupf/rules';
import type { reasons as english } from '../en/reasons.ts';
import { cards } from './cards.ts';

const phrases: Omit<typeof english, 'why'> = {
  'only-choice': 'rien d’autre n’est possible',
  'at-random': 'l’un vaut l’autre',
  'goes-out': 'ce sont tes dernières cartes',
  'shortest-plan': 'le reste part alors en un minimum de tours',
  'sheds-losers': 'tu te défais de petites cartes qui ne gagnent guère de pli',
  'sheds-dog': 'le Chien ne fait aucun pli, et tu peux maintenant t’en défaire',
  'better-rest': 'il te reste ainsi la meilleure main',
  'may-win': 'cela peut bien gagner le pli',
  'contests-trick': 'sinon, un adversaire prend le pli',
  'cannot-be-beaten': 'presque plus personne ne peut battre ça',
  'saves-strength': 'ce qui pourrait monter ici vaudra plus cher ensuite',
  'partner-has-it': 'ton partenaire tient le pli',
  'serves-call': 'ton partenaire a annoncé et a besoin d’aide',
  'fights-call': 'un adversaire a annoncé',
  'stops-opponent': 'un adversaire est sur le point de sortir',
  'wish-for-given-card': 'tu as donné cette valeur à un adversaire',
  'wish-for-missing-rank': 'tu n’as pas cette valeur',
  'strong-hand': 'ta main est assez forte pour sortir en premier',
  'too-weak-to-call': 'ta main est trop faible pour une annonce',
  'partner-called': 'ton partenaire a déjà annoncé',
  'push-convention': 'c’est ainsi qu’on donne à cette table',
  'push-least-useful': 'ce sont les cartes qui te servent le moins',
  'push-to-partner': 'c’est ce que tu peux donner de mieux à ton camp',
  'push-to-both':
    'le partenaire reçoit le mieux que tu puisses donner, les adversaires ce qui les aide le moins',
  'gift-is-owed': 'ce sont les règles qui disent quelles cartes partent',
  'gift-to-slower': 'c’est là que le pli fait le moins de mal',
  'dog-to-partner': 'ton partenaire entame',
  'best-in-imagined-rounds': 'c’est ce qui a le mieux marché dans les manches simulées',
  'expects-most': 'rien d’autre ne promet plus de points',
};

function why({ code, rank, value, seat }: Reason, nameOf: (seat: Seat) => string): string {
  if (seat !== undefined && code === 'dog-to-partner') return `${nameOf(seat)} entame`;
  if (rank !== undefined && code === 'wish-for-given-card')
    return `tu as donné ${cards.aRank(rank)} à un adversaire`;
  if (rank !== undefined && code === 'wish-for-missing-rank')
    return `tu n’as pas ${rank === 14 ? 'd’as' : `de ${cards.shortRank(rank)}`}`;
  if (value !== undefined && value > 1 && code === 'best-in-imagined-rounds') {
    return `c’était mieux de ${value} points dans les manches simulées`;
  }
  if (value !== undefined && value > 1 && code === 'expects-most') {
    return `c’est le plus prometteur : environ ${value} points de plus que les adversaires`;
  }
  if (value !== undefined && value < -1 && code === 'expects-most') {
    return `c’est le moindre mal : environ ${-value} points de moins que les adversaires`;
  }
  return phrases[code];
}

export const reasons: typeof english = { ...phrases, why };
