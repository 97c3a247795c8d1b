import { minus, plural } from '@schupf/phrasebook';
import type { sheet as english } from '../en/sheet.ts';

const plaetze = (count: number) => `${count} ${plural('de', count, { one: 'Platz', other: 'Plätze' })}`;

export const sheet: typeof english = {
  roundOf: (number, rounds) => `Runde ${number} von ${rounds}`,
  doubleWin: 'Doppelsieg!',
  tripleWin: 'Trippelsieg!',
  revolution: 'Revolution! Der letzte Platz ist jetzt der erste.',
  leftOver: 'Übrige Karten',
  up: (places) => `${plaetze(places)} hinauf`,
  down: (places) => `${plaetze(places)} hinunter`,
  order: 'So wurdet ihr fertig',
  soloist: 'allein gegen zwei',
  notOut: 'nicht fertig',
  tichu: 'Tichu',
  grand: 'Großes Tichu',
  tichuShort: 'T',
  grandShort: 'GT',
  made: 'geschafft',
  failed: 'nicht geschafft',
  breakdown: 'Woher die Punkte kommen',
  from: 'Herkunft',
  tricks: 'Karten in Stichen',
  lastHand: (who) => (who === null ? 'Deine Restkarten' : `Restkarten von ${who}`),
  lastTricks: (who) =>
    who === null ? 'Deine Stiche (letzter Platz)' : `Stiche von ${who} (letzter Platz)`,
  sweep2: 'Doppelsieg',
  sweep3: 'Trippelsieg',
  violation: 'Wunsch missachtet',
  call: (who, call, made) => `${call} von ${who ?? 'dir'}, ${made ? 'geschafft' : 'nicht geschafft'}`,
  thisRound: 'Diese Runde',
  total: 'Gesamt',
  skip: 'Überspringen',

  next: 'Nächste Runde',
  waiting: 'Warten auf die anderen',
  lookAtTable: 'Tisch ansehen',
  backToScore: 'Zur Abrechnung',
  stop: 'Partie hier beenden',

  matchOver: 'Die Partie ist zu Ende',
  weWon: 'Wir gewinnen die Partie!',
  theyWon: 'Die Gegner gewinnen die Partie',
  youWon: 'Du gewinnst die Partie!',
  won: (name) => `${name} gewinnt die Partie`,
  wonTogether: (names) => `${names} gewinnen die Partie`,
  youWonWith: (names) => `Du gewinnst die Partie, gleichauf mit ${names}`,
  draw: 'Die Partie endet unentschieden',
  afterRounds: (rounds) => `nach ${rounds} ${plural('de', rounds, { one: 'Runde', other: 'Runden' })}`,
  conceded: 'Die Partie wurde aufgegeben.',
  stopped: 'Die Partie wurde beendet.',
  abandoned: 'Die Partie wurde abgebrochen: Alle sind gegangen.',
  rematch: 'Revanche',
  wantsRematch: (name) => `${name} möchte noch eine Partie.`,
  seats: 'Plätze',
  kept: 'wie bisher',
  drawn: 'ausgelost',
  rotated: 'alle rücken einen Platz weiter',
  home: 'Start',
  save: 'Partie speichern',

  places: 'Plätze aller Runden',
  toTarget: (points) => `bis ${points} Punkte`,
  toTime: (minutes) => `${minutes} ${plural('de', minutes, { one: 'Minute', other: 'Minuten' })} insgesamt`,
  lastRound: 'die letzte Runde',
  timeLeft: (minutes) => `noch ${minutes} ${plural('de', minutes, { one: 'Minute', other: 'Minuten' })}`,
  toRounds: (rounds) => `${rounds} ${plural('de', rounds, { one: 'Runde', other: 'Runden' })} insgesamt`,
  number: 'Runde',
  calls: 'Ansagen',
  sums: 'Gesamt',
  sumOf: (name) => `Gesamt, ${name}`,
  noRounds: 'Noch ist keine Runde zu Ende.',
  replay: (round) => `Runde ${round} nachspielen`,
  scoreChart: 'Punktestand nach Runden',

  noTrick: 'In dieser Runde gab es noch keinen Stich.',
  takenBy: (name) => `Der Stich ging an ${name}`,
  takenByYou: 'Der Stich ging an dich',
  givenTo: (by, to) =>
    by === null
      ? `Du hast den Drachenstich an ${to ?? 'dich'} verschenkt`
      : to === null
        ? `${by} hat dir den Drachenstich geschenkt`
        : `${by} hat den Drachenstich an ${to} verschenkt`,
  trickPoints: (points) => `${minus(points)} wert`,

  noExchange: 'In dieser Runde wurde noch nichts geschupft.',
  gave: 'Du hast gegeben',
  received: 'Du hast bekommen',
  gaveAs: (name) => `${name} gab`,
  receivedAs: (name) => `${name} bekam`,
  to: (who) => `an ${who ?? 'dich'}`,
  by: (who) => `von ${who ?? 'dir'}`,

  outHint: 'Karten, die noch nicht gespielt sind und die du nicht auf der Hand hast.',
  outCount: (cards) => `${cards} ${plural('de', cards, { one: 'Karte', other: 'Karten' })}`,
  rank: 'Wert',
  out: 'noch nicht gespielt',
  seen: 'bekannt',
  specials: 'Spezialkarten',
  known: (name) => `${name} hat`,

  noLog: 'In dieser Runde ist noch nichts passiert.',

  /** The columns beside a table on a wide screen. */
  standing: 'Punktestand',
  pointsTaken: 'Punkte in Stichen',
  rounds: 'Runden',
  atTable: 'Am Tisch',
};
