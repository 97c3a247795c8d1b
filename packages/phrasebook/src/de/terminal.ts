import type { terminal as english } from '../en/terminal.ts';
import { minus, signed } from '../numbers.ts';
import { common } from './common.ts';

const { quoted } = common;

export const terminal: typeof english = {
  you: 'du',
  player: (n) => `Spieler ${n}`,
  roles: {
    partner: 'Partner',
    soloist: 'Alleinspieler',
    dummy: 'offenes Blatt',
    ownDummy: 'dein offenes Blatt',
  },
  place: (n) => `Platz ${n}`,

  welcome: (game, players) => `${game}, ${common.players(players)}.`,
  typeHelp: (help) => `Was du eingeben kannst, zeigt ${quoted(help)}.`,
  goodbye: {
    deals: (seed) => `Tschüss. Dieselben Karten gibt es wieder mit --seed ${seed}`,
    unfinished: (path) => `Tschüss. Weiter geht es mit --resume ${path}`,
    finished: (path) => `Tschüss. Die Partie ist gespeichert in ${path}`,
  },
  interrupted: 'Abgebrochen.',
  inputEnded: 'Die Eingabe ist zu Ende.',

  unclear: {
    tooLong: 'Das ist zu lang für einen Zug.',
    noRank: (example) => `Ein Wunsch ist ein Wert von 2 bis A: ${quoted(example)}.`,
    noName: 'An wen?',
    noCards: 'Welche Karten?',
    ambiguous: (word, orders) => `${quoted(word)} kann heißen: ${orders.join(', ')}.`,
    unknown: (word, help) =>
      `${quoted(word)} ist weder eine Karte noch ein Befehl; ${quoted(help)} hilft weiter.`,
    unknownPlayer: (name) => `Am Tisch sitzt niemand, der ${quoted(name)} heißt.`,
    whichBomb: 'Welche Bombe? Nenne ihre Karten.',
    noBomb: 'Du hast keine Bombe, die du jetzt legen könntest.',
    add: (example) => `Zum Beispiel: ${quoted(example)}.`,
  },

  prompts: {
    grand: 'Großes Tichu',
    tichu: 'Tichu',
    push: 'Schupfen',
    exchange: 'Tauschen',
    bomb: 'Bombe',
    give: 'Wer bekommt ihn',
    wish: 'Wunsch? (2 bis A)',
    wishOrNone: 'Wunsch? (2 bis A, Enter: keiner)',
    lead: (who) => (who === null ? 'Du spielst aus' : `${who} spielt aus`),
    turn: (who) => (who === null ? 'Du bist dran' : `${who} ist dran`),
    nextRound: (quit) => `Enter für die nächste Runde, oder ${quoted(quit)}`,
    more: 'Enter für mehr',
  },
  notes: {
    grand: (grand) =>
      `Großes Tichu: +200, wenn du zuerst fertig wirst, sonst ${minus(-200)}. Mit ${quoted(grand)} sagst du es an, mit Enter nimmst du die restlichen Karten.`,
    withdraw: (names, withdraw) =>
      `Vor dir angesagt: ${names}. Mit ${quoted(withdraw)} ziehst du deine Ansage zurück, mit Enter bleibt sie.`,
    tichu: (tichu) =>
      `Mit ${quoted(tichu)} sagst du Tichu an, mit Enter geht es weiter. Ansagen kannst du noch bis zu deiner ersten Karte.`,
    tichuBeforePush: (tichu) =>
      `Tichu vor dem Schupfen: +100, wenn du zuerst fertig wirst, sonst ${minus(-100)}. Mit ${quoted(tichu)} sagst du es an, mit Enter geht es weiter. Ansagen kannst du auch nach dem Schupfen noch.`,
    push: (debts) => `Zu schupfen – ${debts}.`,
    proposal: (gifts) => `Enter gibt: ${gifts}.`,
    exchange: (gifts, undo) => `Du schupfst – ${gifts}. Enter tauscht, ${quoted(undo)} nimmt es zurück.`,
    gift: 'Der Drache hat gewonnen. Welcher Gegner bekommt den Stich?',
    bomb: (who, bombs, bomb) =>
      `${who === null ? 'Du kannst' : `${who} kann`} bomben mit ${bombs}: ${quoted(bomb)} legt sie, Enter lässt es.`,
    or: ' oder ',
    lastPass: 'Alle anderen haben gepasst. Mit Enter nimmst du den Stich.',
    mustPass: 'Nichts in diesem Blatt schlägt das. Mit Enter passt du.',
    mustFulfil: (rank) => `Du musst den Wunsch erfüllen: Spiel ${rank}.`,
    type: (words) => `Gib Karten ein, oder ${words.map(quoted).join(', ')}.`,
  },
  refusals: {
    grand: (grand) => `Gib ${quoted(grand)} ein, oder nimm mit Enter die restlichen Karten.`,
    tichu: (tichu) => `Du bist nicht dran: Gib ${quoted(tichu)} ein, oder mach mit Enter weiter.`,
    gift: 'Nenne einen deiner Gegner.',
    exchange: (undo) => `Deine Schupfkarten liegen bereit: Enter tauscht, ${quoted(undo)} nimmt sie zurück.`,
    pushed: 'Die Karten sind getauscht; geschupft wird nicht mehr.',
    undo: 'Zurücknehmen kannst du nur Schupfkarten, und nur bis zum Tausch.',
    nextRound: 'Die Runde ist zu Ende: Enter beginnt die nächste.',
    wish: (undo) =>
      `Ein Wunsch ist ein Wert von 2 bis A; ${quoted(undo)} nimmt den Mah Jong wieder auf die Hand.`,
    count: (wanted, given) => `Du musst ${common.cards(wanted)} geben, nicht ${given}.`,
  },
  debts: {
    free: (own, count, name, title) =>
      `Als ${own} gibst du ${name} (${title}) ${common.cards(count)} deiner Wahl`,
    best: (own, count, name, title) =>
      `Als ${own} gibst du ${name} (${title}) ${count === 1 ? 'deine beste Karte' : `deine ${count} besten Karten`}`,
    worst: (own, count, name, title) =>
      `Als ${own} gibst du ${name} (${title}) ${count === 1 ? 'deine schlechteste Karte' : `deine ${count} schlechtesten Karten`}`,
    someOf: (count, those) => `${count} von ${those}`,
  },

  table: {
    newTrick: 'neuer Stich',
    trick: (points) => `Stich ${common.points(points)}`,
    wish: (rank) => `Wunsch ${rank}`,
    passed: 'gepasst',
    calls: 'Ansagen',
    sides: (ours, theirs) => `${ours} gegen ${theirs}.`,
    alone: 'Alle spielen für sich.',
    order: (names) => `Gespielt wird so herum: ${names}.`,
    deals: (who) => (who === null ? 'Du gibst.' : `${who} gibt.`),
    aside: (those) => `Beiseitegelegt: ${those}.`,
    faceDown: (n) => `${common.cards(n)} ${n === 1 ? 'bleibt' : 'bleiben'} verdeckt.`,
    places: (list) => `Plätze: ${list}.`,
    exchange: (isWorst) =>
      `Die niedrigeren Ränge geben ihre besten Karten, die höheren geben ${isWorst ? 'ihre schlechtesten' : 'beliebige'} zurück.`,
    hint: (line, why) => `Tipp: Gib ${quoted(line)} ein${why === '' ? '' : ` (${why})`}.`,
    hintEnter: 'Tipp: Drück Enter.',
    noTrick: 'In dieser Runde gab es noch keinen Stich.',
    lastTrick: 'Letzter Stich:',
    trickNumber: (n) => `Stich ${n}`,
    nothingToPlay: 'Gerade kannst du nichts spielen.',
    more: (n) => ` … und ${n} weitere`,
  },
  rules: {
    game: (game, players, preset) =>
      `Gespielt wird ${game} mit ${common.players(players)}, Ausgabe ${preset}.`,
    allDefault: 'Alle Regeln sind wie üblich.',
    changed: 'Regeln, die vom Üblichen abweichen:',
    usually: (value) => `(üblich: ${value})`,
    example: (line) => `${quoted(line)} zum Beispiel zeigt den Text einer Regel.`,
    nothingRefused: (line) => `Es wurde nichts abgelehnt. ${quoted(line)} zeigt diese Regel.`,
    noRule: (id) => `In RULES.md steht keine Regel ${id}.`,
  },
  files: {
    which: (line) => `In welche Datei? Zum Beispiel: ${line}`,
    saved: (path) => `Gespeichert. Weiter geht es mit --resume ${path}`,
    notSaved: (problem) => `Die Partie ist nicht gespeichert: ${problem}.`,
    exists: (path) =>
      `${path} gibt es schon, und es ist nicht diese Partie: Nimm einen anderen Namen, oder starte mit --force`,
  },
  score: {
    roundOver: (round, names) => `Runde ${round} ist zu Ende. Fertig wurden: ${names}.`,
    left: (name, those) => `Restkarten – ${name}: ${those}.`,
    moved: (name, what, points, names) =>
      `${what === 'hand' ? 'Restkarten' : 'Stiche'} (${name}): ${common.points(points)} für ${names}.`,
    noRounds: 'Noch ist keine Runde zu Ende.',
    round: 'Runde',
    total: 'Summe',
    points: 'Punkte',
    toTarget: (points) => `bis ${points}`,
    toRounds: (n) => `${common.rounds(n)} insgesamt`,
    toTime: (n) => `${common.minutes(n)} insgesamt`,
    soloist: (name) => `Alleinspieler ${name}`,
    doubleWin: 'Doppelsieg',
    tripleWin: 'Trippelsieg',
    wishIgnored: 'Wunsch missachtet',
    cards: (points) => `Karten ${points.map(minus).join(':')}`,
    call: (name, call, points) => `${name} ${call} ${signed(points)}`,
    places: 'Plätze in jeder Runde:',
    matchOver: (n) => `Die Partie ist nach ${n === 1 ? 'einer Runde' : `${n} Runden`} zu Ende.`,
    won: (names, points) => `Gewonnen: ${names} mit ${n(points)}.`,
    wonFirstOut: (names) => `Gewonnen: ${names}, zuerst fertig in der letzten Runde.`,
  },
  replay: {
    right: (path, rounds, actions) => `${path}: ${common.rounds(rounds)}, ${actions} Aktionen, alles stimmt`,
    empty: (path) => `In ${path} ist keine Runde`,
    noRound: (path, round) => `In ${path} ist keine Runde ${round}`,
  },
  help: {
    cards: 'Karten',
    beforePlay: 'Vor dem Spiel',
    questions: 'Fragen',
    ranks:
      'Karten nach Wert spielen: 2 bis 10, B oder J, D oder Q, K, A; 1 ist der Mah Jong, DOG Hund, PHX Phönix, DRG Drache; 55 heißt 5 5',
    exact: 'genau diese: J Jade, S Schwert, P Pagode, T Stern; X ist die Zehn',
    phoenix: 'der Phönix nimmt den höchsten Wert, der passt; PHX=10 bestimmt ihn',
    wish: 'der Mah Jong mit einem Wunsch; der Wunsch allein genügt auch',
    dog: 'der Hund, wenn es mehrere Partner gibt',
    bomb: 'eine Bombe, wenn du dran bist oder gefragt wirst',
    pass: 'nichts legen; Enter genügt, wenn nichts anderes möglich ist',
    calls: 'ansagen, solange es erlaubt ist',
    push: 'für alle eine Karte, so wie gefragt wird; Enter nimmt den Vorschlag',
    undo: 'die Schupfkarten zurücknehmen, bis getauscht wird',
    plays: 'was du jetzt spielen kannst',
    hint: 'was ein Bot täte und warum; genau das tun',
    hand: 'der Tisch und deine Karten; der letzte Stich',
    score: 'der Punktestand; welches Spiel und welche Ausgabe das ist',
    why: 'die Regel hinter der letzten Ablehnung, oder eine beliebige',
    save: 'die Partie speichern; weiter mit --resume DATEI',
    help: 'dieser Text; das Spiel verlassen',
    end: 'Befehle kannst du abkürzen, auch die englischen gelten; Großschreibung und Umlautpunkte sind egal.',
  },
};

/** "mit 1000 Punkten". */
function n(points: number): string {
  return points === 1 ? '1 Punkt' : `${minus(points)} Punkten`;
}
