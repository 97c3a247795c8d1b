import type { together as english } from '../en/together.ts';

export const together: typeof english = {
  refusals: {
    unknown: 'Il n’y a pas ici de partie terminée que tu peux revoir.',
    'too-many':
      'On revoit déjà quatre autres parties à cette table. Rejoins l’une d’elles ou réessaie plus tard.',
    unavailable: 'La partie ne peut pas être chargée pour le moment. Réessaie dans un instant.',
  },
  retry: 'Réessayer',
  joining: 'Chargement de la partie…',
  bar: 'Revoir ensemble',
  leads: (name) => (name === null ? 'Tu es aux commandes.' : `${name} est aux commandes.`),
  noLeader: 'Personne n’est aux commandes.',
  lead: 'Prendre les commandes',
  handOver: 'Passer les commandes à',
  alsoHere: (names) => `Aussi ici : ${names}`,
  follow: (name) => `Suivre ${name}`,
  point: 'Montrer',
  pointHint: 'Appuie sur une carte ou un nom. Tout le monde voit ce que tu montres.',
  players: 'Joueurs',
  onTable: 'Cartes sur la table',
  pointsAt: (name, what) => `${name} montre : ${what}`,
  triesOut: (name) => `${name} essaie une autre façon de jouer à partir d’ici.`,
  nextMatch: 'La partie suivante a commencé.',
};
