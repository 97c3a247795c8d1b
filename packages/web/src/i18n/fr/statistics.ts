import { plural } from '@schupf/phrasebook';
import type { statistics as english } from '../en/statistics.ts';

export const statistics: typeof english = {
  lead: 'Ta façon de jouer, d’après tes parties terminées. Ton navigateur compte lui-même et n’envoie rien.',
  reading: (done, total) => `Partie ${done} sur ${total}`,
  game: 'Jeu',
  matches: (count) => `${count} ${plural('fr', count, { one: 'partie', other: 'parties' })}`,
  empty: 'Pas encore de manche terminée. Joue une partie, et tes chiffres apparaîtront ici.',
  unread: (count) =>
    count === 1 ? 'Une partie n’a pas pu être lue.' : `${count} parties n’ont pas pu être lues.`,
  small: 'Les petits nombres indiquent le nombre de cas.',
  grey: (least) => `Les chiffres en gris viennent de moins de ${least} cas et disent peu.`,
  range: 'Avec 95 % de certitude',
  notCompared: 'Il n’y a encore rien à comparer pour ce jeu.',
  about: 'À propos de ces chiffres',
  reviews: {
    title: 'D’après tes analyses',
    none: 'Analyse une partie, et le coût de tes décisions apparaîtra ici.',
    perDecision: 'Points perdus par décision',
    mistakes: 'Erreurs et grosses erreurs',
    decisions: 'Décisions',
    lost: 'Points perdus',
    kind: 'Décision',
    note: 'Ce chiffre sert à te suivre dans le temps, pas à comparer les joueurs : le bot qui juge joue aussi.',
  },
  advice: {
    title: 'Les conseils des règles du jeu',
    lead: 'Les règles donnent les mêmes quatre conseils. Des bots les ont testés. Quand un choix suivait le conseil et un autre non, les deux ont été joués jusqu’au bout avec les mêmes cartes.',
    units:
      'Le gain est en points de la manche. Pour les annonces en fin de partie, il est en pourcentage de chances de gagner.',
    where: 'Situation',
    gain: 'Gain',
    own: 'Toi',
  },
};
