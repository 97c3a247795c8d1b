import type { Preset } from '@schupf/rules';
import { minus, signed } from '../numbers.ts';
import type { Who } from '../who.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

const { quoted } = common;

/** Texts that only the terminal uses. Names of commands are passed in the language of the texts. */
export const terminal = {
  you: 'you',
  player: (n: number) => `player ${n}`,
  roles: { partner: 'partner', soloist: 'solo player', dummy: 'dummy hand', ownDummy: 'your dummy hand' },
  place: (n: number) => `place ${n}`,

  welcome: (game: string, players: number) => `${game}, ${common.players(players)}.`,
  typeHelp: (help: string) => `Type ${quoted(help)} to see what you can type.`,
  goodbye: {
    deals: (seed: string) => `Goodbye. Play the same deals again with --seed ${seed}`,
    unfinished: (path: string) => `Goodbye. Continue with --resume ${path}`,
    finished: (path: string) => `Goodbye. The match is saved in ${path}`,
  },
  interrupted: 'Interrupted.',
  inputEnded: 'The input has ended.',

  unclear: {
    tooLong: 'That’s too long for a move.',
    noRank: (example: string) => `A wish is a rank from 2 to A: ${quoted(example)}.`,
    noName: 'To which player?',
    noCards: 'Which cards?',
    ambiguous: (word: string, commands: readonly string[]) =>
      `${quoted(word)} could be ${commands.join(', ')}.`,
    unknown: (word: string, help: string) =>
      `${quoted(word)} is neither a card nor a command; try ${quoted(help)}.`,
    unknownPlayer: (name: string) => `There’s no ${quoted(name)} at the table.`,
    whichBomb: 'Which bomb? Name its cards.',
    noBomb: 'You don’t have a bomb you could play now.',
    add: (example: string) => `For example: ${quoted(example)}.`,
  },

  prompts: {
    grand: 'Grand Tichu',
    tichu: 'Tichu',
    push: 'Push',
    exchange: 'Exchange',
    bomb: 'Bomb',
    give: 'Give to',
    wish: 'Wish for? (2 to A)',
    wishOrNone: 'Wish for? (2 to A, Enter: none)',
    lead: (who: Who) => (who === null ? 'Your lead' : `${who}’s lead`),
    turn: (who: Who) => (who === null ? 'Your turn' : `${who}’s turn`),
    nextRound: (quit: string) => `Enter for the next round, or ${quoted(quit)}`,
    more: 'Enter for more',
  },
  notes: {
    grand: (grand: string) =>
      `Grand Tichu: +200 if you go out first, ${minus(-200)} if you don’t. Type ${quoted(grand)} to call it, or press Enter to take the rest of the cards.`,
    withdraw: (names: string, withdraw: string) =>
      `Called before you: ${names}. Type ${quoted(withdraw)} to withdraw your call, or press Enter to keep it.`,
    tichu: (tichu: string) =>
      `Type ${quoted(tichu)} to call Tichu, or press Enter to continue. You can still call it before your first card.`,
    tichuBeforePush: (tichu: string) =>
      `Tichu before the push: +100 if you go out first, ${minus(-100)} if you don’t. Type ${quoted(tichu)} to call it, or press Enter to continue. You can still call it after the push.`,
    push: (debts: string) => `Cards to push – ${debts}.`,
    proposal: (gifts: string) => `Press Enter for: ${gifts}.`,
    exchange: (gifts: string, undo: string) =>
      `Your push – ${gifts}. Press Enter to exchange, or type ${quoted(undo)}.`,
    gift: 'The Dragon won. Which opponent gets the trick?',
    bomb: (who: Who, bombs: string, bomb: string) =>
      `${who ?? 'You'} can bomb with ${bombs}: type ${quoted(bomb)} to play it, or press Enter to skip.`,
    or: ' or ',
    lastPass: 'Everyone else has passed. Press Enter to take the trick.',
    mustPass: 'Nothing in this hand beats it. Press Enter to pass.',
    mustFulfil: (rank: string) => `You must fulfil the wish: play ${rank}.`,
    type: (words: readonly string[]) => `Type cards, ${words.map(quoted).join(', ')}.`,
  },
  refusals: {
    grand: (grand: string) => `Type ${quoted(grand)}, or press Enter to take the rest.`,
    tichu: (tichu: string) => `It isn’t your turn: type ${quoted(tichu)}, or press Enter to continue.`,
    gift: 'Name one of your opponents.',
    exchange: (undo: string) => `Your push is ready: press Enter to exchange, or type ${quoted(undo)}.`,
    pushed: 'The cards have been exchanged; you can’t push any more.',
    undo: 'You can only take back a push, and only before the exchange.',
    nextRound: 'The round is over: press Enter for the next one.',
    wish: (undo: string) =>
      `A wish is a rank from 2 to A; ${quoted(undo)} takes the Mah Jong back into your hand.`,
    count: (wanted: number, given: number) => `Give ${common.cards(wanted)}, not ${given}.`,
  },
  debts: {
    free: (own: string, count: number, name: string, title: string) =>
      `As ${own}, you give ${name} (${title}) ${common.cards(count)} of your choice`,
    best: (own: string, count: number, name: string, title: string) =>
      `As ${own}, you give ${name} (${title}) your ${count === 1 ? 'best card' : `${count} best cards`}`,
    worst: (own: string, count: number, name: string, title: string) =>
      `As ${own}, you give ${name} (${title}) your ${count === 1 ? 'worst card' : `${count} worst cards`}`,
    someOf: (count: number, those: string) => `${count} of ${those}`,
  },

  table: {
    newTrick: 'new trick',
    trick: (points: number) => `trick ${common.points(points)}`,
    wish: (rank: string) => `wish ${rank}`,
    passed: 'passed',
    calls: 'Calls',
    sides: (ours: string, theirs: string) => `${ours} against ${theirs}.`,
    alone: 'Everyone for themselves.',
    order: (names: string) => `Order of play: ${names}.`,
    deals: (who: Who) => (who === null ? 'You deal.' : `${who} deals.`),
    aside: (those: string) => `Set aside: ${those}.`,
    faceDown: (n: number) => `${common.cards(n)} ${n === 1 ? 'stays' : 'stay'} face down.`,
    places: (list: string) => `Places: ${list}.`,
    exchange: (isWorst: boolean) =>
      `Lower-ranked players give their best cards; higher-ranked players give back ${isWorst ? 'their worst' : 'any they like'}.`,
    hint: (line: string, why: string) => `Hint: type ${quoted(line)}${why === '' ? '' : ` (${why})`}.`,
    hintEnter: 'Hint: press Enter.',
    noTrick: 'No tricks taken yet this round.',
    lastTrick: 'Last trick:',
    trickNumber: (n: number) => `Trick ${n}`,
    nothingToPlay: 'There’s nothing to play right now.',
    more: (n: number) => `… and ${n} more`,
  },
  rules: {
    game: (game: string, players: number, preset: Preset) =>
      `The game is ${game} with ${common.players(players)}, preset ${preset}.`,
    allDefault: 'Every option has its default value.',
    changed: 'Options that differ from the defaults:',
    usually: (value: string) => `(usually: ${value})`,
    example: (line: string) => `${quoted(line)}, for example, shows the text of a rule.`,
    nothingRefused: (line: string) => `Nothing has been refused. ${quoted(line)}, for example, shows a rule.`,
    noRule: (id: string) => `RULES.md has no rule ${id}.`,
  },
  files: {
    which: (line: string) => `Which file? For example: ${line}`,
    saved: (path: string) => `Saved. Continue with --resume ${path}`,
    notSaved: (problem: string) => `The match isn’t saved: ${problem}.`,
    exists: (path: string) => `${path} exists and isn’t this match: use another name, or start with --force`,
  },
  score: {
    roundOver: (round: number, names: string) => `Round ${round} is over. Finishing order: ${names}.`,
    left: (name: string, those: string) => `Cards left – ${name}: ${those}.`,
    moved: (name: string, what: 'hand' | 'tricks', points: number, names: string) =>
      `${what === 'hand' ? 'Cards left' : 'Tricks'} (${name}): ${common.points(points)} for ${names}.`,
    noRounds: 'No rounds finished yet.',
    round: 'Round',
    total: 'Total',
    points: 'Points',
    toTarget: (points: number) => `to ${points}`,
    toRounds: (n: number) => `${common.rounds(n)} in total`,
    toTime: (n: number) => `${common.minutes(n)} in total`,
    soloist: (name: string) => `solo player ${name}`,
    doubleWin: 'double win',
    tripleWin: 'triple win',
    wishIgnored: 'wish ignored',
    cards: (points: readonly number[]) => `cards ${points.map(minus).join(':')}`,
    call: (name: string, call: string, points: number) => `${name} ${call} ${signed(points)}`,
    places: 'Places by round:',
    matchOver: (n: number) => `The match is over after ${common.rounds(n)}.`,
    won: (names: string, points: number) => `Won by ${names} with ${common.points(points)}.`,
    wonFirstOut: (names: string) => `Won by ${names}, first out in the last round.`,
  },
  replay: {
    right: (path: string, rounds: number, actions: number) =>
      `${path}: ${common.rounds(rounds)}, ${actions} actions, no errors`,
    empty: (path: string) => `${path} has no rounds`,
    noRound: (path: string, round: number) => `${path} has no round ${round}`,
  },
  /** The commands and their explanations, as two columns. */
  help: {
    cards: 'Cards',
    beforePlay: 'Before play',
    questions: 'Questions',
    ranks: `play cards by rank: 2 to 10, J, Q, K, A; 1 is the ${cards.specials['mah-jong']}; DOG, PHX and DRG are the other special cards; 55 is short for 5 5`,
    exact: 'exactly these cards: J jade, S sword, P pagoda, T star; X is the ten',
    phoenix: 'the Phoenix takes the highest rank that fits; PHX=10 sets another',
    wish: 'the Mah Jong with a wish; the wish alone is enough',
    dog: 'the Dog, if you have several partners',
    bomb: 'a bomb, on your turn or when you’re asked',
    pass: 'play nothing; Enter is enough if nothing else is possible',
    calls: 'call, while you still can',
    push: 'a card for each player, in the order you’re asked; Enter accepts the proposal',
    undo: 'take back your push before the exchange',
    plays: 'what you can play now',
    hint: 'see what a bot would do, and why; let it act for you',
    hand: 'the table and your cards; the last trick',
    score: 'the score sheet; the game and its rules',
    why: 'the rule behind the last refusal, or any rule',
    save: 'save the match; continue with --resume FILE',
    help: 'show this text; leave the game',
    end: 'Commands can be abbreviated; case and accents don’t matter.',
  },
};
