import { type Bot, type Choice, REASON_CODES } from '@schupf/bots';
import {
  type Bits,
  below,
  imagine,
  legalActions,
  type Offer,
  type Position,
  type Rules,
  type Seat,
  type SeatAction,
  VARIANT_FACTS,
  type Variant,
  type View,
  viewFor,
  xoshiro128,
} from '@schupf/rules';
import fc from 'fast-check';
import { type BotAnswer, botMatch, contextFor, mustBeAccepted } from './bot-match.ts';
import { pick, unit } from './chance.ts';
import { freeze, guarded } from './guard.ts';
import { anyRules } from './rules.ts';
import { runs } from './runs.ts';
import { mustBeSame } from './same.ts';
import { walkMatch } from './walk.ts';

/** A requirement for every bot at a table. `check` throws if the bot violates it. */
export interface Clause {
  readonly title: string;
  readonly check: () => void;
}

export interface ContractOptions {
  readonly tables: readonly (readonly [Variant, number])[];
  /** Whether the bot thinks until its time is up. Such a bot is asked less often. */
  readonly costly: boolean;
}

/** How often a searching bot may look at the clock: enough to begin, not to finish. */
const CLOCK_READS = 3;
/** One question in this many allows `CLOCK_READS`; for all others, the time is up from the start. */
const TIMED_EVERY = 16;
/** Two, because rank games exchange cards only from the second round on. */
const ROUNDS = 2;

/** The requirements for every bot, whatever its level. */
export function botContract(make: () => Bot, { tables, costly }: ContractOptions): Clause[] {
  return tables.flatMap(([variant, players]) => {
    const match = fc.tuple(anyRules(variant, players), fc.string());
    // Rank games have many tables with nearly the same rules, so each gets fewer tries.
    const { hasRanks } = VARIANT_FACTS[variant];
    const clause = (title: string, tries: number, verify: (rules: Rules, seed: string) => void): Clause => ({
      title: `${title}: ${variant}, ${players} players`,
      check() {
        const property = fc.property(match, ([rules, seed]) => verify(rules, seed));
        // Shrinking repeats the failure many times, which takes too long with a costly bot.
        fc.assert(property, { ...runs(tries), endOnFailure: costly });
      },
    });
    return [
      clause('answers in time and according to the rules', costly ? 1 : hasRanks ? 2 : 20, (rules, seed) =>
        playMatch(make(), rules, seed),
      ),
      clause('depends only on its view and its bits, and changes nothing', hasRanks ? 1 : 4, (rules, seed) =>
        askAnywhere(make, rules, seed, costly ? 64 : 4),
      ),
    ];
  });
}

/** Whether a bot looks at the clock. If it never does, it answers instantly. */
export function looksAtClock(bot: Bot, rules: Rules): boolean {
  let looks = 0;
  for (const { position } of walkMatch(rules, 'clock')) {
    for (let seat = 0; seat < rules.seats; seat++) {
      const { random } = contextFor('clock');
      bot.choose(viewOf(position, seat), seat, { random, outOfTime: () => ++looks > 0 });
    }
    if (looks > 0) return true;
  }
  return false;
}

function playMatch(bot: Bot, rules: Rules, seed: string): void {
  const bits = xoshiro128(`${seed} patience`);
  const patience = () => (below(TIMED_EVERY, bits) === 0 ? CLOCK_READS : 0);
  let answers: readonly [Choice, string][] = [];
  const onAnswer = (answer: BotAnswer) => {
    if (answer.choice === null) return;
    checkChoice(answer, answer.choice);
    answers = [...answers, [answer.choice, JSON.stringify(answer.choice)]];
  };
  for (const _ of botMatch(bot, rules, seed, { rounds: ROUNDS, patience, onAnswer })) {
    // A bot must not return its working memory: its next answer would change this one.
    const changed = answers.find(([choice, text]) => JSON.stringify(choice) !== text);
    if (changed !== undefined) throw new Error(`${changed[1]} has changed since the bot returned it`);
    answers = [];
  }
}

/** Asks bots at some moments of a random match, including moments that their own play would never reach. */
function askAnywhere(make: () => Bot, rules: Rules, seed: string, every: number): void {
  const bits = xoshiro128(`${seed} moments`);
  const bots = [make(), make()] as const;
  let moment = 0;
  for (const { position } of walkMatch(rules, seed, ROUNDS)) {
    moment++;
    if (below(every, bits) > 0) continue;
    askInEveryWay(bots, position, seatToAsk(position, bits), `${seed} ${moment}`, bits);
  }
}

/** A random seat, usually one that can act. */
function seatToAsk(position: Position, bits: Bits): Seat {
  const seats = position.open.players.map((_, seat) => seat);
  const able = seats.filter((seat) => legalActions(viewOf(position, seat), seat).length > 0);
  return pick(able.length > 0 && below(4, bits) > 0 ? able : seats, bits);
}

/** Asks the first bot several times and the second once: earlier questions must not change an answer. */
function askInEveryWay(
  [bot, twin]: readonly [Bot, Bot],
  position: Position,
  seat: Seat,
  question: string,
  bits: Bits,
): void {
  const view = viewOf(position, seat);
  freeze(view);
  const ask = (asked: Bot, seen: View) => asked.choose(seen, seat, contextFor(question, CLOCK_READS));
  const choice = ask(bot, view);
  if (choice !== null) {
    mustBeAccepted(position, seat, choice);
    checkChoice({ position, view, seat, choice }, choice);
  }
  const expected: unknown = JSON.parse(JSON.stringify(choice));
  mustBeSame(ask(bot, guarded(view)), expected, 'the answer of a bot that is asked again');
  mustBeSame(ask(twin, view), expected, 'the answer of another bot of the same kind');
  const imagined = imagine(view, () => unit(bits));
  mustBeSame(ask(bot, viewOf(imagined, seat)), expected, 'the answer if others hold different cards');
  const silent = bot.choose(view, seat, { ...contextFor(question, CLOCK_READS), withoutReasons: true });
  mustBeSame(
    silent,
    choice && { action: choice.action, reasons: [] },
    'the answer of a bot that need not give reasons',
  );
  const hurried = bot.choose(view, seat, contextFor(question, 0));
  if (hurried !== null) mustBeAccepted(position, seat, hurried);
}

function viewOf(position: Position, seat: Seat): View {
  return viewFor(position, position.open.players[seat]!);
}

/** An answer must be plain data, with reasons the phrasebook knows. */
function checkChoice({ view, seat }: BotAnswer, choice: Choice): void {
  mustBeSame(JSON.parse(JSON.stringify(choice)), choice, 'the answer as text');
  const { action, reasons } = choice;
  const unknown = reasons.find(({ code }) => !REASON_CODES.includes(code));
  if (unknown !== undefined) throw new Error(`unknown reason ${unknown.code}`);
  if (reasons.length === 0 && wasDecision(view, seat, action))
    throw new Error(`no reason for ${JSON.stringify(action)} in phase ${view.open.phase}`);
}

function wasDecision(view: View, seat: Seat, action: SeatAction): boolean {
  // When cards are taken one by one, taking a card is a decision only at the last chance for Grand Tichu.
  if (action.type === 'take' && view.open.phase === 'take') return false;
  if (action.type === 'bomb') return true;
  const offers = legalActions(view, seat);
  return offers.length > 1 || offers.some(hasOptions);
}

function hasOptions(offer: Offer): boolean {
  switch (offer.type) {
    case 'push':
      return offer.slots.some(({ pick: free }) => !free.isEmpty());
    case 'play':
    case 'bomb':
      return offer.wish !== 'none' || offer.dogTo.length > 1;
    case 'call':
    case 'withdraw':
    case 'take':
    case 'decline':
    case 'take-back':
    case 'pass':
    case 'give':
      return false;
  }
}
