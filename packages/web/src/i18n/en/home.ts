import { plural } from '@schupf/phrasebook';
import { common } from '@schupf/phrasebook/en/common';
import type { RulesProblem, Variant } from '@schupf/rules';

const rounds = (count: number) => `${count} ${plural('en', count, { one: 'round', other: 'rounds' })}`;

const play: { readonly [V in Variant]: string } = {
  nanjing: 'Play Tichu',
  trichu: 'Play Trichu',
  wuwang: 'Play Wu Wang',
  tientsin: 'Play Tientsin',
  grandseigneur: 'Play Grandseigneur',
  let: 'Play Le T…',
};

/** How many bots, from one to eleven. */
const BOTS = [
  'one bot',
  'two bots',
  'three bots',
  'four bots',
  'five bots',
  'six bots',
  'seven bots',
  'eight bots',
  'nine bots',
  'ten bots',
  'eleven bots',
] as const;

/** Why the chosen rules can’t be used. Each text completes the sentence that `problem` begins. */
const problems: { readonly [Code in RulesProblem]: string } = {
  malformed: 'they can’t be read.',
  'unknown-variant': 'this game doesn’t exist.',
  'unknown-preset': 'this edition doesn’t exist.',
  'number-of-players': 'this game doesn’t allow that number of players.',
  'unknown-option': 'one of them doesn’t exist.',
  'option-value': 'one of them has an invalid value.',
  'dog-needs-partners': 'the Dog passes the lead to a partner, but this game has no partners.',
  'dog-needs-ranks':
    'the Dog passes the lead to the lowest-ranked player, but this game doesn’t rank its players.',
  'gift-needs-teams': 'the Dragon trick goes to an opponent, but this game has no teams.',
  'placement-needs-ranks': 'points for finishing order are only for ranking games.',
  'hand-size-needs-ranks': 'the hand size can only be chosen in ranking games.',
  'decks-are-fixed': 'this game has a fixed number of packs.',
  'target-needs-points':
    'the match ends at a points target, but no points are scored. Turn on “Points for finishing order”.',
  'rounds-in-threes':
    'with three players, the number of rounds must be a multiple of three, so that everyone plays alone equally often.',
};

export const home = {
  title: 'Tichu',
  headline: 'The card game where you bet on yourself.',
  lead: 'Tichu is two against two. Say “Tichu” before your first card and be the first to get rid of all your cards: +100 points. If you’re not first: −100.',
  /** The main button, by game. */
  play,
  /** A shout, drawn over the cards. */
  ribbon: 'Tichu!',
  friends: 'With friends',
  lobby: 'Find players',
  backToTable: 'Back to your table',
  noServer: 'Playing with others needs the server, which can’t be reached right now.',
  continue: 'Continue',
  games: 'Games',
  forPlayers: (count: string) => `${count} players`,
  newcomer: {
    title: 'New to Tichu?',
    learn: 'Learn by playing',
    play: 'Play a first game',
    hint: 'The first game has beginner bots and tips. No account needed.',
    basicsTitle: 'Tichu in a minute',
    basics: [
      'You play two against two. Your partner sits across from you.',
      'Play the same kind of combination as the player before you, only higher. The highest wins the trick.',
      'Fives are worth 5 points, tens and kings 10, the Dragon 25, the Phoenix −25.',
      'Sure you’ll be first to play all your cards? Say “Tichu” and bet 100 points on it.',
    ],
    rules: 'The rules in brief',
  },
  today: {
    title: 'Today',
    name: 'Daily deal',
    text: 'Four deals, the same for everyone. How do you compare with strong bots?',
    play: 'Play today’s deals',
    continue: 'Continue',
    open: 'See the result',
    played: (deals: number, all: number) => `${deals} of ${all} deals played`,
    score: (score: string) => `${score} against the bots`,
    streak: (days: number) => `${days} ${plural('en', days, { one: 'day', other: 'days' })} in a row`,
    puzzle: {
      name: 'Puzzle of the day',
      text: 'One decision, the same for everyone. What would you do?',
      play: 'Solve today’s puzzle',
      solved: 'You solved it.',
      failed: 'Not this time.',
    },
  },
  tables: {
    title: 'Tables',
    here: (people: number) =>
      `${people} ${plural('en', people, { one: 'person', other: 'people' })} here now`,
    seeking: (people: number) =>
      `${people} ${plural('en', people, { one: 'is', other: 'are' })} looking for players.`,
    join: 'Play with them',
    empty: 'No open seats right now.',
    emptyHint: 'Open a table: bots fill in until someone joins.',
    open: 'Open a table',
    all: (count: number) => (count === 1 ? 'See the open table' : `All ${count} tables`),
    failed: 'Tables didn’t load.',
    failedHint: 'Everything else works.',
    offline: 'You’re offline.',
    offlineHint: 'Bots and saved matches still work.',
    again: 'Try again',
  },
  you: {
    title: 'You',
    friends: 'Your friends',
    lastMatch: 'Last match',
    allMatches: 'All matches',
    callsMade: 'of your calls succeeded',
    ofCalls: (made: number, calls: number) => `${made} of ${calls}`,
    matchesWon: (matches: number) =>
      `of ${matches} ${plural('en', matches, { one: 'match', other: 'matches' })} won`,
    lastBots: 'Your last bots',
    none: 'Your results appear here after your first match.',
  },
  players: 'Players',
  details: 'Rules, bots and speed',
  preset: 'Rules',
  differs: 'What’s different',
  nothingDiffers: 'Nothing – these are the standard rules.',
  customRules: (count: number) =>
    `${count} ${plural('en', count, { one: 'custom rule', other: 'custom rules' })}`,
  undoOptions: 'Undo custom rules',
  everyOption: 'All rule options',
  groups: {
    deal: 'Dealing',
    calls: 'Calls',
    push: 'Push and exchange',
    wish: 'Mah Jong and wish',
    play: 'Play and bombs',
    specials: 'Phoenix, Dragon, Dog',
    score: 'Scoring and match end',
  },
  problem: 'These rules can’t be used',
  problems,
  level: 'Bots',
  levelAdvice: {
    /** The matches won, of the latest ones against the chosen bots. */
    result: (won: number, matches: number) =>
      `You won ${won} of your last ${matches} matches against these bots.`,
    /** Names of buttons, each followed by the name of a level. */
    harder: 'Stronger bots',
    easier: 'Weaker bots',
    dismiss: 'Not now',
  },
  speed: 'Speed',
  cardsOut: 'Show cards not yet played',
  matches: {
    title: 'Matches',
    inProgress: 'In progress',
    finished: 'Finished',
    none: 'No matches yet. Start your first one now.',
    unreadable: 'This browser blocks storage, so matches can’t be saved or listed.',
    round: (round: number) => `Round ${round}`,
    afterRound: (round: number) => `After round ${round}`,
    rounds,
    before: 'Not dealt yet',
    delete: 'Delete',
    deleteTitle: 'Delete this match?',
    deleteText: 'This deletes the match and its rematches from this browser. It can’t be undone.',
    replay: 'Replay',
    save: 'Save as .schupf',
    won: 'Won',
    lost: 'Lost',
    drawn: 'Draw',
    ended: 'Ended',
    conceded: 'conceded',
    with: (names: readonly string[], bots: number) =>
      `With ${common.list([...names, ...BOTS.slice(bots - 1, bots)])}`,
    calls: (made: number, calls: number) =>
      `${made} of ${calls} ${plural('en', calls, { one: 'call', other: 'calls' })} succeeded`,
    toTarget: (points: number) => `to ${points}`,
    us: 'Us',
    them: 'Them',
    best: (mine: string, best: string) => `You ${mine}, best opponent ${best}`,
  },
};
