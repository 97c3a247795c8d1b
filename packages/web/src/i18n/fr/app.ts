import type { app as english } from '../en/app.ts';

export const app: typeof english = {
  skip: 'Aller au contenu',
  home: 'Accueil',
  back: 'Retour',
  rules: 'Règles',
  matches: 'Parties',
  replay: 'Revoir',
  settings: 'Réglages',
  language: 'Langue',
  pages: 'Pages',
  loading: 'Un instant…',
  broken: {
    title: 'Quelque chose s’est mal passé',
    text: 'C’est une erreur du programme, pas la tienne. Une partie en cours est conservée et reprendra là où elle en était.',
    again: 'Recharger la page',
    home: 'Vers l’accueil',
  },
  missing: 'Cette partie du programme n’a pas pu être chargée. Es-tu hors ligne ?',
  update: {
    text: 'Une nouvelle version est disponible.',
    now: 'L’installer maintenant',
    later: 'Plus tard',
  },
  offline: 'Jouable aussi sans réseau, désormais.',
  close: 'Fermer',
};
