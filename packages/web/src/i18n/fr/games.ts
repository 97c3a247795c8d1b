import type { games as english } from '../en/games.ts';

export const games: typeof english = {
  variants: {
    nanjing: { name: 'Tichu', text: 'À quatre, deux contre deux.' },
    trichu: { name: 'Trichu', text: 'À trois ; l’un joue seul, avec une main étalée : Madame Table.' },
    wuwang: { name: 'Wu Wang', text: 'À trois ; le Roi joue avec son Ministre contre deux.' },
    tientsin: { name: 'Tientsin', text: 'À six, trois contre trois.' },
    grandseigneur: {
      name: 'Grandseigneur',
      text: 'De cinq à douze, chacun pour soi ; le rang compte pour la suite.',
    },
    let: { name: 'Le T…', text: 'De cinq à dix avec deux paquets ; personne ne veut finir en dernier.' },
  },
  presets: {
    platform: { name: 'Règles habituelles', text: 'Celles que presque tout le monde joue.' },
    'de-2011': { name: 'Édition allemande', text: 'Le livret de 2011 : on prend les cartes une à une.' },
    'en-abacus': { name: 'Édition anglaise', text: 'Le feuillet anglais : on prend les cartes une à une.' },
    'hu-2006': { name: 'Édition hongroise', text: 'La traduction de 2006, avec sa FAQ et ses notes.' },
    'fr-tiki': { name: 'Édition française (Tiki)', text: 'À l’entame, le Phénix ne vaut qu’un demi.' },
    'fr-abacus': {
      name: 'Édition française (Abacus)',
      text: 'Passer est définitif, le vœu obligatoire, pas de Moineau à la première entame.',
    },
    'fr-abacus-corrected': {
      name: 'Édition française corrigée',
      text: 'Comme l’édition Abacus, mais le Moineau peut entamer.',
    },
    'club-de': { name: 'Club allemand', text: 'Le vœu finit avec le pli et n’impose pas de bombe.' },
    'club-de-main': { name: 'Club allemand, règles de base', text: 'Le vœu finit avec le pli.' },
    'tournament-de': {
      name: 'Tournoi allemand',
      text: 'Quelques manches, pas de Grand Tichu, empire à 100.',
    },
    short: { name: 'Partie courte', text: 'En 500 points.' },
  },
  speeds: {
    blitz: { name: 'Éclair', text: '8 secondes par tour.' },
    normal: { name: 'Moyen', text: '20 secondes par tour.' },
    relaxed: { name: 'Tranquille', text: 'Une minute par tour.' },
    'no-clock': { name: 'Sans chrono', text: 'Prends tout ton temps.' },
    days: { name: 'En différé', text: 'Un jour par tour ; bombes à ton tour seulement.' },
    'days-2': { name: 'En différé, 2 jours', text: 'Deux jours par tour ; bombes à ton tour seulement.' },
    'days-3': { name: 'En différé, 3 jours', text: 'Trois jours par tour ; bombes à ton tour seulement.' },
    'days-7': { name: 'En différé, 7 jours', text: 'Une semaine par tour ; bombes à ton tour seulement.' },
  },
  levels: {
    'beginner-2': {
      name: 'Premier soir',
      text: 'Apprend encore : se trompe souvent et n’annonce jamais Tichu.',
      manner: 'Apprend encore, n’annonce jamais',
    },
    'family-2': {
      name: 'Table familiale',
      text: 'Joue avec bon sens, laisse passer des occasions et n’annonce jamais Tichu.',
      manner: 'Laisse passer des coups, n’annonce jamais',
    },
    'regular-2': {
      name: 'Table d’habitués',
      text: 'Connaît bien le jeu, moins ses finesses. Annonce Tichu avec prudence.',
      manner: 'Annonce prudemment, manque les finesses',
    },
    'club-2': {
      name: 'Soirée de club',
      text: 'Commet peu de grosses erreurs et annonce Tichu avec une bonne main.',
      manner: 'Annonce avec une bonne main, se trompe peu',
    },
    'league-2': {
      name: 'Ligue',
      text: 'Se trompe rarement et annonce Tichu dès que cela devrait payer.',
      manner: 'Annonce volontiers, se trompe rarement',
    },
    'net-2': {
      name: 'Maître',
      text: 'A appris à jouer sans maître et juge où mène chaque coup.',
      manner: 'Garde la tête froide, n’oublie rien',
    },
    'net-2-deep': {
      name: 'Grand maître',
      text: 'Le maître, qui déroule les meilleurs coups jusqu’au bout.',
      manner: 'Réfléchit à fond à chaque coup',
    },
  },
  formerLevels: {
    'beginner-1': { name: 'Débutant', manner: 'Aide volontiers, oublie vite, n’annonce jamais' },
    'club-1': { name: 'Joueur de club', manner: 'Bonne mémoire, n’annonce jamais' },
    'expert-1': { name: 'Expert', manner: 'Annonce peu, combat les annonces adverses' },
    'search-1': { name: 'Maître', manner: 'Annonce souvent, quitte à chuter' },
    'net-1-casual': { name: 'Expert', manner: 'Annonce souvent, oublie les petites cartes' },
    'net-1': { name: 'Maître', manner: 'Garde la tête froide, n’oublie rien' },
    'net-1-deep': { name: 'Grand maître', manner: 'Réfléchit à fond à chaque coup' },
  },
  botPace: 'Rythme des bots',
  botPaces: { calm: 'Calme', brisk: 'Vif', instant: 'Immédiat' },
};
