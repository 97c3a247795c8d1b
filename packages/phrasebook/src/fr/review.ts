import type { review as english } from '../en/review.ts';
import { minus, signed } from '../numbers.ts';
import { common } from './common.ts';

export const review: typeof english = {
  classes: { inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'gaffe' },
  openQuestion: 'question ouverte : les avis divergent',
  kinds: {
    grand: 'Grand Tichu',
    push: 'don',
    tichu: 'Tichu',
    play: 'coup',
    wish: 'vœu',
    bomb: 'bombe',
    gift: 'pli du Dragon',
  },
  nothing: { grand: 'pas de Grand Tichu', tichu: 'pas de Tichu', bomb: 'pas de bombe' },
  pass: 'passer',
  wish: (cards, rank) => `${cards}, vœu ${rank}`,
  toPlayer: (name) => (name === null ? 'à toi' : `à ${name}`),
  judgedBy: (judge) => `Évalué par ${judge}, avec un réseau de neurones et des manches simulées.`,
  trick: (n) => (n === 0 ? 'avant le jeu' : `pli ${n}`),
  cost: (points, error) => `${common.points(points)} de perte, ± ${error}`,
  better: (move, points, error) => `mieux : ${move} (${signed(points)} ± ${error})`,
  because: (reason) => `car ${reason}`,
  chance: (percent) => `chances de gagner la partie : ${minus(-percent)} %`,
  parts: {
    cards: 'points des cartes',
    ownCalls: 'annonces de l’équipe',
    theirCalls: 'annonces adverses',
    doubles: 'empires',
    penalties: 'vœux ignorés',
  },
  shares: {
    ownCallMade: (better, actual) =>
      `l’annonce de l’équipe réussit dans ${better} manches sur 100 au lieu de ${actual}`,
    theirCallMade: (better, actual) =>
      `l’annonce adverse réussit dans ${better} manches sur 100 au lieu de ${actual}`,
    doubleWin: (better, actual) => `empire dans ${better} manches sur 100 au lieu de ${actual}`,
    doubleLoss: (better, actual) => `empire adverse dans ${better} manches sur 100 au lieu de ${actual}`,
  },
  advice: {
    'low-cards-first': 'Joue d’abord les petites cartes et garde les as, le Dragon et les bombes.',
    'serve-call':
      'Laisse le pli au partenaire qui a annoncé, et ne demande pas une valeur qui pourrait casser sa bombe.',
    'fight-call': 'Si tu joues juste avant un adversaire qui a annoncé, fais-lui payer cher chaque pli.',
    'watch-score': 'En fin de partie, regarde le score avant d’annoncer.',
  },
  gains: {
    points: (gain) => `${gain} points`,
    chance: (gain) => `${gain} points de pourcentage sur les chances de gagner la partie`,
  },
  measured: (cases, gain) => `Testé par des bots dans ${cases} cas : ${gain}.`,
  holdsInPart: 'Testé par des bots : cela ne vaut que dans certaines situations.',
  noMistakes: 'Aucune erreur trouvée.',
  columns: {
    player: 'Joueur',
    decisions: 'Décisions',
    lost: 'Perte',
    perDecision: 'Par décision',
    inaccuracies: 'Imprécisions',
    mistakes: 'Erreurs',
    blunders: 'Gaffes',
  },
  luck: (round, points, luck) =>
    `${round} : résultat ${signed(points)} pour les places A et C (chance : ${signed(luck)}).`,
  refusals: {
    noNetwork: (game) => `aucun réseau ne connaît ${game}, l’analyse est donc impossible`,
    noFinishedRound: 'l’enregistrement ne contient aucune manche terminée',
    damaged: (problem) => `l’enregistrement est endommagé : ${problem}`,
  },
  damagedLater: (problem) =>
    `L’enregistrement est endommagé à partir d’ici, la suite n’est pas analysée : ${problem}`,
};
