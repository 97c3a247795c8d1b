import { minus, plural } from '@schupf/phrasebook';
import type { sheet as english } from '../en/sheet.ts';
import { of } from './elision.ts';

const places = (count: number) => `${count} ${plural('fr', count, { one: 'place', other: 'places' })}`;

export const sheet: typeof english = {
  roundOf: (number, rounds) => `Manche ${number} sur ${rounds}`,
  doubleWin: 'Empire !',
  tripleWin: 'Empire à trois !',
  revolution: 'Révolution ! La dernière place devient la première.',
  leftOver: 'Cartes restantes',
  up: (count) => `monte de ${places(count)}`,
  down: (count) => `descend de ${places(count)}`,
  order: 'Ordre de sortie',
  soloist: 'en solo contre deux',
  notOut: 'pas de sortie',
  tichu: 'Tichu',
  grand: 'Grand Tichu',
  tichuShort: 'T',
  grandShort: 'GT',
  made: 'réussi',
  failed: 'chuté',
  breakdown: 'D’où viennent les points',
  from: 'Origine',
  tricks: 'Cartes des plis',
  lastHand: (who) => (who === null ? 'Tes cartes restantes' : `Cartes restantes ${of(who)}`),
  lastTricks: (who) =>
    who === null ? 'Tes plis (en dernière place)' : `Plis ${of(who)} (en dernière place)`,
  sweep2: 'Empire',
  sweep3: 'Empire à trois',
  violation: 'Vœu ignoré',
  call: (who, call, made) =>
    `${who === null ? `Ton ${call}` : `${call} ${of(who)}`}, ${made ? 'réussi' : 'chuté'}`,
  thisRound: 'Cette manche',
  total: 'Total',
  skip: 'Passer',

  next: 'Manche suivante',
  waiting: 'On attend les autres',
  lookAtTable: 'Voir la table',
  backToScore: 'Retour au décompte',
  stop: 'Arrêter la partie ici',

  matchOver: 'La partie est terminée',
  weWon: 'Nous gagnons la partie !',
  theyWon: 'Les adversaires gagnent la partie',
  youWon: 'Tu gagnes la partie !',
  won: (name) => `${name} gagne la partie`,
  wonTogether: (names) => `Victoire : ${names}`,
  youWonWith: (names) => `Tu gagnes la partie, à égalité avec ${names}`,
  draw: 'Égalité',
  afterRounds: (rounds) => `après ${rounds} ${plural('fr', rounds, { one: 'manche', other: 'manches' })}`,
  conceded: 'La partie a été abandonnée par une équipe.',
  stopped: 'La partie a été arrêtée.',
  abandoned: 'La partie a été interrompue.',
  rematch: 'Revanche',
  wantsRematch: (name) => `${name} voudrait encore une partie.`,
  seats: 'Places',
  kept: 'comme avant',
  drawn: 'tirées au sort',
  rotated: 'chacun avance d’une place',
  home: 'Accueil',
  save: 'Enregistrer la partie',

  places: 'Places de chaque manche',
  toTarget: (points) => `en ${points} points`,
  toTime: (minutes) => `${minutes} ${plural('fr', minutes, { one: 'minute', other: 'minutes' })} en tout`,
  lastRound: 'la dernière manche',
  timeLeft: (minutes) => `encore ${minutes} ${plural('fr', minutes, { one: 'minute', other: 'minutes' })}`,
  toRounds: (rounds) => `${rounds} ${plural('fr', rounds, { one: 'manche', other: 'manches' })} en tout`,
  number: 'Manche',
  calls: 'Annonces',
  sums: 'Total',
  sumOf: (name) => `Total, ${name}`,
  noRounds: 'Aucune manche n’est encore terminée.',
  replay: (round) => `Revoir la manche ${round}`,
  scoreChart: 'Évolution du score',

  noTrick: 'Aucun pli n’a encore été ramassé dans cette manche.',
  takenBy: (name) => `Pli pour ${name}`,
  takenByYou: 'Le pli est à toi',
  givenTo: (by, to) =>
    by === null
      ? `Tu as gagné ce pli avec le Dragon et l’as donné à ${to ?? 'toi'}`
      : to === null
        ? `${by} a gagné ce pli avec le Dragon et te l’a donné`
        : `${by} a gagné ce pli avec le Dragon et l’a donné à ${to}`,
  trickPoints: (points) =>
    `${minus(points)} ${plural('fr', Math.abs(points), { one: 'point', other: 'points' })}`,

  noExchange: 'Aucune carte n’a été donnée dans cette manche.',
  gave: 'Tu as donné',
  received: 'Tu as reçu',
  gaveAs: (name) => `${name} a donné`,
  receivedAs: (name) => `${name} a reçu`,
  to: (who) => `à ${who ?? 'toi'}`,
  by: (who) => (who === null ? 'de toi' : of(who)),

  outHint: 'Les cartes pas encore jouées et que tu n’as pas en main.',
  outCount: (cards) => `${cards} ${plural('fr', cards, { one: 'carte', other: 'cartes' })}`,
  rank: 'Valeur',
  out: 'pas encore jouée',
  seen: 'vue',
  specials: 'Cartes spéciales',
  known: (name) => `${name} a`,

  noLog: 'Rien ne s’est encore passé dans cette manche.',

  /** The columns beside a table on a wide screen. */
  standing: 'Score',
  pointsTaken: 'Points ramassés',
  rounds: 'Manches',
  atTable: 'À la table',
};
