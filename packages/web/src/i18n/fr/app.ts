import type { app as english } from '../en/app.ts';

export const app: typeof english = {
  description: 'Jouer au Tichu contre de bons bots ou entre amis, en ligne ou hors ligne.',
  skip: 'Aller au contenu',
  home: 'Accueil',
  play: 'Jouer',
  tables: 'Tables',
  rules: 'Règles',
  learn: 'Apprendre',
  matches: 'Parties',
  statistics: 'Statistiques',
  replay: 'Revoir',
  studies: 'Études',
  settings: 'Réglages',
  language: 'Langue',
  pages: 'Pages',
  loading: 'Un instant…',
  broken: {
    title: 'Quelque chose s’est mal passé',
    text: 'C’est notre erreur, pas la tienne. Ta partie est enregistrée et reprendra là où elle en était.',
    again: 'Recharger la page',
    home: 'Retour à l’accueil',
  },
  missing: 'Cette partie de l’application n’a pas pu être chargée. Es-tu hors ligne ?',
  needsServer: 'Pour jouer avec d’autres, il faut le serveur, injoignable pour l’instant.',
  update: {
    text: 'Une nouvelle version est disponible.',
    now: 'Mettre à jour',
    later: 'Plus tard',
  },
  offline: 'Le jeu est maintenant disponible hors ligne.',
  close: 'Fermer',
};
