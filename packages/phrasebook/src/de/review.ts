import type { review as english } from '../en/review.ts';
import { minus, signed } from '../numbers.ts';
import { common } from './common.ts';

export const review: typeof english = {
  classes: { inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'grober Fehler' },
  openQuestion: 'offene Frage: Die Urteile gehen auseinander',
  kinds: {
    grand: 'Großes Tichu',
    push: 'Schupfen',
    tichu: 'Tichu',
    play: 'Spielzug',
    wish: 'Wunsch',
    bomb: 'Bombe',
    gift: 'Drachenstich',
  },
  nothing: { grand: 'kein großes Tichu', tichu: 'kein Tichu', bomb: 'keine Bombe' },
  pass: 'passen',
  wish: (cards, rank) => `${cards}, Wunsch ${rank}`,
  toPlayer: (name) => (name === null ? 'an dich' : `an ${name}`),
  judgedBy: (judge) => `Beurteilt von ${judge} mit einem neuronalen Netz und simulierten Runden.`,
  trick: (n) => (n === 0 ? 'vor dem Spiel' : `Stich ${n}`),
  cost: (points, error) => `${common.points(points)} verloren, ± ${error}`,
  better: (move, points, error) => `besser: ${move} (${signed(points)} ± ${error})`,
  because: (reason) => `denn ${reason}`,
  chance: (percent) => `Siegchance in der Partie: ${minus(-percent)} %`,
  parts: {
    cards: 'Kartenpunkte',
    ownCalls: 'eigene Ansagen',
    theirCalls: 'Ansagen der Gegner',
    doubles: 'Doppelsiege',
    penalties: 'missachtete Wünsche',
  },
  shares: {
    ownCallMade: (better, actual) =>
      `die eigene Ansage gelingt in ${better} von 100 Runden statt in ${actual}`,
    theirCallMade: (better, actual) =>
      `die Ansage der Gegner gelingt in ${better} von 100 Runden statt in ${actual}`,
    doubleWin: (better, actual) => `ein Doppelsieg in ${better} von 100 Runden statt in ${actual}`,
    doubleLoss: (better, actual) =>
      `ein Doppelsieg der Gegner in ${better} von 100 Runden statt in ${actual}`,
  },
  advice: {
    'low-cards-first': 'Spiel zuerst niedrige Karten und heb dir Asse, Drachen und Bomben auf.',
    'serve-call':
      'Hat dein Partner angesagt, lass ihm den Stich und wünsch dir nichts, was ihm eine Bombe zerreißen könnte.',
    'fight-call': 'Bist du direkt vor einem Gegner dran, der angesagt hat, mach ihm die Stiche teuer.',
    'watch-score': 'Gegen Ende einer Partie sollte der Punktestand entscheiden, ob du ansagst.',
  },
  gains: {
    points: (gain) => `${gain} Punkte`,
    chance: (gain) => `${gain} Prozentpunkte Siegchance`,
  },
  measured: (cases, gain) => `Von Bots in ${cases} Fällen geprüft: ${gain}.`,
  holdsInPart: 'Von Bots geprüft: Das gilt nur in manchen Situationen.',
  noMistakes: 'Keine Fehler gefunden.',
  columns: {
    player: 'Spieler',
    decisions: 'Entscheidungen',
    lost: 'Verloren',
    perDecision: 'Je Entscheidung',
    inaccuracies: 'Ungenau',
    mistakes: 'Fehler',
    blunders: 'Grobe Fehler',
  },
  luck: (round, points, luck) =>
    `${round}: Ergebnis ${signed(points)} für die Plätze A und C, davon ${signed(luck)} durch Glück.`,
  refusals: {
    noNetwork: (game) => `für ${game} gibt es kein Netz, daher ist keine Analyse möglich`,
    noFinishedRound: 'die Aufzeichnung enthält keine fertige Runde',
    damaged: (problem) => `die Aufzeichnung ist beschädigt: ${problem}`,
  },
  damagedLater: (problem) =>
    `Die Aufzeichnung ist ab hier beschädigt, der Rest wird nicht analysiert: ${problem}`,
};
