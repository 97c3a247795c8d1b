import type { terminal as english } from '../en/terminal.ts';
import { minus, signed } from '../numbers.ts';
import { common } from './common.ts';
import { of } from './of.ts';

const { quoted } = common;

export const terminal: typeof english = {
  you: 'toi',
  player: (n) => `joueur ${n}`,
  roles: { partner: 'partenaire', soloist: 'joueur solo', dummy: 'main étalée', ownDummy: 'ta main étalée' },
  place: (n) => `place ${n}`,

  welcome: (game, players) => `${game}, ${common.players(players)}.`,
  typeHelp: (help) => `Tape ${quoted(help)} pour voir ce que tu peux taper.`,
  goodbye: {
    deals: (seed) => `Au revoir. Les mêmes donnes avec --seed ${seed}`,
    unfinished: (path) => `Au revoir. La suite avec --resume ${path}`,
    finished: (path) => `Au revoir. La partie est enregistrée dans ${path}`,
  },
  interrupted: 'Interruption.',
  inputEnded: 'Il n’y a plus rien à lire.',

  unclear: {
    tooLong: 'C’est trop long pour un coup.',
    noRank: (example) => `Un vœu est une valeur de 2 à A : ${quoted(example)}.`,
    noName: 'À qui ?',
    noCards: 'Quelles cartes ?',
    ambiguous: (word, orders) => `${quoted(word)} peut vouloir dire : ${orders.join(', ')}.`,
    unknown: (word, help) => `${quoted(word)} n’est ni une carte ni une commande ; essaie ${quoted(help)}.`,
    unknownPlayer: (name) => `Il n’y a pas de ${quoted(name)} à la table.`,
    whichBomb: 'Quelle bombe ? Nomme ses cartes.',
    noBomb: 'Tu n’as pas de bombe à jouer maintenant.',
    add: (example) => `Par exemple : ${quoted(example)}.`,
  },

  prompts: {
    grand: 'Grand Tichu',
    tichu: 'Tichu',
    push: 'Don',
    exchange: 'Échange',
    bomb: 'Bombe',
    give: 'Donner à',
    wish: 'Vœu ? (2 à A)',
    wishOrNone: 'Vœu ? (2 à A, Entrée : aucun)',
    lead: (who) => (who === null ? 'À toi d’entamer' : `Entame ${of(who)}`),
    turn: (who) => (who === null ? 'À toi de jouer' : `Tour ${of(who)}`),
    nextRound: (quit) => `Entrée pour la manche suivante, ou ${quoted(quit)}`,
    more: 'Entrée pour la suite',
  },
  notes: {
    grand: (grand) =>
      `Grand Tichu : +200 si tu sors en premier, ${minus(-200)} sinon. Tape ${quoted(grand)} pour l’annoncer, ou Entrée pour prendre les autres cartes.`,
    withdraw: (names, withdraw) =>
      `Annoncé avant toi : ${names}. Tape ${quoted(withdraw)} pour retirer ton annonce, ou Entrée pour la garder.`,
    tichu: (tichu) =>
      `Tape ${quoted(tichu)} pour annoncer Tichu, ou Entrée pour continuer. Tu pourras encore l’annoncer avant ta première carte.`,
    tichuBeforePush: (tichu) =>
      `Tichu avant les dons : +100 si tu sors en premier, ${minus(-100)} sinon. Tape ${quoted(tichu)} pour l’annoncer, ou Entrée pour continuer. Tu pourras encore l’annoncer après les dons.`,
    push: (debts) => `À donner – ${debts}.`,
    proposal: (gifts) => `Entrée pour donner : ${gifts}.`,
    exchange: (gifts, undo) =>
      `Tes dons – ${gifts}. Entrée pour échanger, ou ${quoted(undo)} pour les reprendre.`,
    gift: 'Le Dragon a gagné. Quel adversaire reçoit le pli ?',
    bomb: (who, bombs, bomb) =>
      `${who === null ? 'Tu peux' : `${who} peut`} bomber avec ${bombs} : tape ${quoted(bomb)} pour le faire, ou Entrée pour t’en passer.`,
    or: ' ou ',
    lastPass: 'Tous les autres ont passé. Entrée pour ramasser le pli.',
    mustPass: 'Rien dans cette main ne bat ça. Entrée pour passer.',
    mustFulfil: (rank) => `Tu dois exaucer le vœu : joue ${rank}.`,
    type: (words) => `Tape des cartes, ou ${words.map(quoted).join(', ')}.`,
  },
  refusals: {
    grand: (grand) => `Tape ${quoted(grand)}, ou Entrée pour prendre les autres cartes.`,
    tichu: (tichu) => `Ce n’est pas ton tour : tape ${quoted(tichu)}, ou Entrée pour continuer.`,
    gift: 'Nomme un de tes adversaires.',
    exchange: (undo) => `Tes dons sont choisis : Entrée pour échanger, ou ${quoted(undo)}.`,
    pushed: 'Les dons sont échangés ; on ne donne plus.',
    undo: 'Tu peux seulement reprendre tes dons, et seulement avant l’échange.',
    nextRound: 'La manche est terminée : Entrée pour la suivante.',
    wish: (undo) => `Un vœu est une valeur de 2 à A ; ${quoted(undo)} reprend le Moineau en main.`,
    count: (wanted, given) => `Il faut donner ${common.cards(wanted)}, pas ${given}.`,
  },
  debts: {
    free: (own, count, name, title) =>
      `En tant que ${own}, tu donnes à ${name} (${title}) ${common.cards(count)} de ton choix`,
    best: (own, count, name, title) =>
      `En tant que ${own}, tu donnes à ${name} (${title}) ${count === 1 ? 'ta meilleure carte' : `tes ${count} meilleures cartes`}`,
    worst: (own, count, name, title) =>
      `En tant que ${own}, tu donnes à ${name} (${title}) ${count === 1 ? 'ta pire carte' : `tes ${count} pires cartes`}`,
    someOf: (count, those) => `${count} parmi ${those}`,
  },

  table: {
    newTrick: 'nouveau pli',
    trick: (points) => `pli ${common.points(points)}`,
    wish: (rank) => `vœu ${rank}`,
    passed: 'a passé',
    calls: 'Annonces',
    sides: (ours, theirs) => `${ours} contre ${theirs}.`,
    alone: 'Chacun pour soi.',
    order: (names) => `Ordre de jeu : ${names}.`,
    deals: (who) => (who === null ? 'Tu distribues.' : `${who} distribue.`),
    aside: (those) => `À l’écart : ${those}.`,
    faceDown: (n) => `${common.cards(n)} ${n === 1 ? 'reste' : 'restent'} face cachée.`,
    places: (list) => `Places : ${list}.`,
    exchange: (isWorst) =>
      `Les rangs du bas donnent leurs meilleures cartes, ceux du haut rendent ${isWorst ? 'leurs pires' : 'celles de leur choix'}.`,
    hint: (line, why) => `Conseil : tape ${quoted(line)}${why === '' ? '' : ` (${why})`}.`,
    hintEnter: 'Conseil : appuie sur Entrée.',
    noTrick: 'Aucun pli ramassé dans cette manche.',
    lastTrick: 'Dernier pli :',
    trickNumber: (n) => `Pli ${n}`,
    nothingToPlay: 'Il n’y a rien à jouer en ce moment.',
    more: (n) => `… et ${n} de plus`,
  },
  rules: {
    game: (game, players, preset) => `On joue ${game} à ${players}, édition ${preset}.`,
    allDefault: 'Toutes les options ont leur valeur habituelle.',
    changed: 'Options qui diffèrent de l’habitude :',
    usually: (value) => `(d’habitude : ${value})`,
    example: (line) => `${quoted(line)}, par exemple, montre le texte d’une règle.`,
    nothingRefused: (line) => `Rien n’a été refusé. ${quoted(line)} montre cette règle.`,
    noRule: (id) => `RULES.md n’a pas de règle ${id}.`,
  },
  files: {
    which: (line) => `Dans quel fichier ? Par exemple : ${line}`,
    saved: (path) => `Enregistré. La suite avec --resume ${path}`,
    notSaved: (problem) => `La partie n’est pas enregistrée : ${problem}.`,
    exists: (path) => `${path} existe et n’est pas cette partie : prends un autre nom, ou lance avec --force`,
  },
  score: {
    roundOver: (round, names) => `La manche ${round} est terminée. Ordre de sortie : ${names}.`,
    left: (name, those) => `Cartes restantes – ${name} : ${those}.`,
    moved: (name, what, points, names) =>
      `${what === 'hand' ? 'Cartes restantes' : 'Plis'} (${name}) : ${common.points(points)} pour ${names}.`,
    noRounds: 'Aucune manche n’est encore terminée.',
    round: 'Manche',
    total: 'Total',
    points: 'Points',
    toTarget: (points) => `jusqu’à ${points}`,
    toRounds: (n) => `${common.rounds(n)} en tout`,
    toTime: (n) => `${common.minutes(n)} en tout`,
    soloist: (name) => `joueur solo ${name}`,
    doubleWin: 'empire',
    tripleWin: 'empire à trois',
    wishIgnored: 'vœu ignoré',
    cards: (points) => `cartes ${points.map(minus).join(':')}`,
    call: (name, call, points) => `${name} ${call} ${signed(points)}`,
    places: 'Places de chaque manche :',
    matchOver: (n) => `La partie est terminée après ${common.rounds(n)}.`,
    won: (names, points) => `Victoire : ${names} avec ${common.points(points)}.`,
    wonFirstOut: (names) => `Victoire : ${names}, en tête de la dernière manche.`,
  },
  replay: {
    right: (path, rounds, actions) =>
      `${path} : ${common.rounds(rounds)}, ${actions} actions, tout est juste`,
    empty: (path) => `${path} n’a aucune manche`,
    noRound: (path, round) => `${path} n’a pas de manche ${round}`,
  },
  help: {
    cards: 'Cartes',
    beforePlay: 'Avant de jouer',
    questions: 'Questions',
    ranks:
      'jouer des cartes par valeur : 2 à 10, V ou J, D ou Q, R ou K, A ; 1 est le Moineau, DOG le Chien, PHX le Phénix, DRG le Dragon ; 55 veut dire 5 5',
    exact: 'exactement celles-ci : J jade, S épée, P pagode, T étoile ; X est le dix',
    phoenix: 'le Phénix prend la plus haute valeur possible ; PHX=10 la choisit',
    wish: 'le Moineau avec un vœu ; le vœu seul suffit aussi',
    dog: 'le Chien, s’il y a plusieurs partenaires',
    bomb: 'une bombe, à ton tour ou quand on te le demande',
    pass: 'ne rien jouer ; Entrée suffit si rien d’autre n’est possible',
    calls: 'annoncer, tant que c’est permis',
    push: 'une carte pour chacun, dans l’ordre demandé ; Entrée pour la proposition',
    undo: 'reprendre tes dons, avant l’échange',
    plays: 'ce que tu peux jouer maintenant',
    hint: 'ce que ferait un bot, et pourquoi ; faire exactement cela',
    hand: 'la table et tes cartes ; le dernier pli',
    score: 'les points ; quel jeu et quelle édition',
    why: 'la règle du dernier refus, ou n’importe laquelle',
    save: 'enregistrer la partie ; la suite avec --resume FICHIER',
    help: 'ce texte ; quitter la partie',
    end: 'Les commandes peuvent être abrégées, celles en anglais marchent aussi ; majuscules et accents ne comptent pas.',
  },
};
