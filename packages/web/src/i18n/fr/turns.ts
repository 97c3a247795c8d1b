import type { turns as english } from '../en/turns.ts';

export const turns: typeof english = {
  title: 'Tes tables',
  yourMove: (count) => `À toi de jouer (${count})`,
  waiting: 'On attend les autres',
  notBegun: 'Pas encore commencé',
  over: 'Partie terminée',
  alone: 'Personne d’autre pour l’instant',
  left: (time) => `encore ${time}`,
  withClock: 'Avec chrono',
};
