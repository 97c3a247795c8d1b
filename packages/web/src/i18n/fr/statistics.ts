import { plural } from '@schupf/phrasebook';
import type { statistics as english } from '../en/statistics.ts';

export const statistics: typeof english = {
  lead: 'Ta façon de jouer, d’après tes parties terminées. Tout est calculé dans ton navigateur, rien n’est envoyé.',
  reading: (done, total) => `Partie ${done} sur ${total}`,
  game: 'Jeu',
  matches: (count) => `${count} ${plural('fr', count, { one: 'partie', other: 'parties' })}`,
  empty: 'Pas encore de manche terminée. Joue une partie, et tes chiffres apparaîtront ici.',
  unread: (count) =>
    count === 1 ? 'Une partie n’a pas pu être lue.' : `${count} parties n’ont pas pu être lues.`,
  small: 'Le petit nombre sous un chiffre indique sur combien de cas il repose.',
  grey: (least) => `Les chiffres en gris reposent sur moins de ${least} cas et ne prouvent pas grand-chose.`,
  range: 'Intervalle de confiance à 95 %',
  notCompared: 'Pas encore de point de comparaison pour ce jeu.',
  about: 'À propos de ces chiffres',
  reviews: {
    title: 'D’après tes analyses',
    none: 'Analyse une partie, et le coût de tes décisions apparaîtra ici.',
    perDecision: 'Points perdus par décision',
    mistakes: 'Erreurs et gaffes',
    decisions: 'Décisions',
    lost: 'Points perdus',
    kind: 'Décision',
    note: 'Ces chiffres servent à suivre tes progrès, pas à comparer les joueurs : le moteur juge chacun d’après ce qu’il aurait joué.',
  },
  advice: {
    title: 'Les conseils des livrets de règles',
    lead: 'On retrouve les quatre mêmes conseils dans tous les livrets de règles. Des bots les ont testés. Quand un choix suivait le conseil et un autre non, ils ont joué les deux jusqu’au bout avec les mêmes cartes.',
    units:
      'Le gain est en points par décision. Pour les annonces en fin de partie, c’est l’écart sur les chances de gagner, en points de pourcentage.',
    where: 'Situation',
    gain: 'Gain',
    own: 'Toi',
  },
};
