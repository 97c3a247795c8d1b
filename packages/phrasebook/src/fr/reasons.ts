import type { reasons as english } from '../en/reasons.ts';
import { reasonWords } from '../reason-texts.ts';
import { cards } from './cards.ts';

export const reasons: typeof english = reasonWords({
  phrases: {
    'only-choice': 'rien d’autre n’est possible',
    'at-random': 'l’un vaut l’autre',
    'goes-out': 'ce sont tes dernières cartes',
    'shortest-plan': 'il te faut alors le moins de coups pour jouer le reste',
    'sheds-losers': 'tu te défais de petites cartes qui ne gagnent presque jamais de pli',
    'sheds-dog': 'le Chien ne fait aucun pli, et tu peux maintenant t’en défaire',
    'better-rest': 'il te reste ainsi la meilleure main',
    'may-win': 'cela a de bonnes chances de gagner le pli',
    'contests-trick': 'sinon, un adversaire prend le pli',
    'cannot-be-beaten': 'presque rien ne peut plus battre ça',
    'saves-strength': 'les cartes qui pourraient le battre vaudront plus cher ensuite',
    'partner-has-it': 'ton partenaire tient le pli',
    'serves-call': 'ton partenaire a annoncé Tichu et a besoin d’aide',
    'fights-call': 'un adversaire a annoncé Tichu',
    'stops-opponent': 'un adversaire est sur le point de sortir',
    'wish-for-given-card': 'tu as donné cette valeur à un adversaire',
    'wish-for-missing-rank': 'tu n’as pas cette valeur',
    'strong-hand': 'ta main est assez forte pour sortir en premier',
    'too-weak-to-call': 'ta main est trop faible pour un Tichu',
    'partner-called': 'ton partenaire a déjà annoncé Tichu',
    'push-convention': 'c’est le don habituel',
    'push-least-useful': 'ce sont les cartes qui te servent le moins',
    'push-to-partner': 'c’est ce que tu peux donner de mieux à ton camp',
    'push-to-both':
      'le partenaire reçoit ce que tu peux donner de mieux, les adversaires ce qui les aide le moins',
    'gift-is-owed': 'ce sont les règles qui disent quelles cartes tu donnes',
    'gift-to-slower': 'c’est là que le pli fait le moins de mal',
    'dog-to-partner': 'ton partenaire entame',
    'best-in-simulated-rounds': 'c’est ce qui a le mieux marché dans les manches simulées',
    'expects-most': 'rien d’autre ne promet plus de points',
  },
  getsLead: (name) => (name === null ? 'tu entames' : `${name} entame`),
  gaveRank: (rank) => `tu as donné ${cards.rankAsObject(rank)} à un adversaire`,
  lacksRank: (rank) => `tu n’as pas ${rank === 14 ? 'd’as' : `de ${cards.shortRank(rank)}`}`,
  didBetter: (points) => `c’était mieux de ${points} points dans les manches simulées`,
  promises: (points) => `c’est le plus prometteur : environ ${points} points d’avance sur les adversaires`,
  costs: (points) => `c’est le moindre mal : environ ${points} points de retard sur les adversaires`,
});
