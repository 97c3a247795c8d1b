import type { course as english } from '../en/course.ts';
import { basicLevels } from './course-basics.ts';
import { moreLevels } from './course-more.ts';

export const course: typeof english = {
  title: 'Apprendre le Tichu en jouant',
  lead: 'De courts exercices à une vraie table. Neuf chapitres de quelques minutes, puis une première partie.',
  start: 'Commencer',
  continue: 'Continuer',
  skip: {
    text: 'Tu connais le Président, le Big Two ou un jeu du même genre ?',
    start: 'Sauter deux chapitres',
  },
  first: {
    title: 'Ta première partie',
    text: 'Une partie en 300 points avec des bots débutants qui prennent leur temps. Des conseils s’affichent au bon moment, et tu peux en demander à un bot.',
    start: 'Première partie',
  },
  more: 'Autres jeux et éditions',
  of: (number, all) => `${number}/${all}`,
  finished: 'réussi',
  hint: 'Indice',
  again: 'Réessayer',
  next: 'Suivant',
  overview: 'Tous les chapitres',
  ended: 'La manche est finie, mais l’objectif n’est pas atteint. Réessaie.',
  unknown: 'Ce niveau n’existe pas.',
  chapters: {
    tricks: { title: 'Cartes et plis', text: 'Battre une carte, passer, prendre un pli, sortir.' },
    combinations: { title: 'Combinaisons', text: 'Paires, brelans, fulls, suites.' },
    points: { title: 'Les points', text: 'Ce qui rapporte, et ce qui se passe en fin de manche.' },
    'sparrow-and-dog': { title: 'Moineau et Chien', text: 'Faire un vœu, en exaucer un, donner l’entame.' },
    'phoenix-and-dragon': { title: 'Phénix et Dragon', text: 'Le joker et la carte la plus forte.' },
    bombs: { title: 'Bombes', text: 'Elles battent tout, à tout moment.' },
    'push-and-calls': { title: 'Dons et annonces', text: 'Échanger trois cartes, puis parier sur soi.' },
    partner: {
      title: 'Partenaire',
      text: 'Soutenir l’annonce du partenaire, faire chuter celle d’un adversaire.',
    },
    counting: { title: 'Compter', text: 'Les cartes encore en jeu, et comment sortir en premier.' },
    test: { title: 'Test de niveau', text: 'Trois exercices au lieu de deux chapitres.' },
    solo: { title: 'À trois', text: 'Trichu et Wu Wang : un contre deux, avec une seconde main étalée.' },
    six: { title: 'À six', text: 'Tientsin : chacun a deux partenaires.' },
    ranks: { title: 'Les rangs', text: 'Grandseigneur et Le T… : chacun pour soi.' },
    editions: { title: 'Autres éditions', text: 'Des règles qui changent selon l’édition.' },
  },
  levels: { ...basicLevels, ...moreLevels },
};
