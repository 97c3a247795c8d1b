import {
  type Action,
  actionFor,
  apply,
  type Bits,
  below,
  type Card,
  type GameEvent,
  type Gift,
  legalActions,
  newMatch,
  type Observer,
  type Offer,
  type Position,
  RANKS,
  type Rank,
  type Rules,
  type SeatAction,
  type Slot,
  type TableAction,
  tableActionNow,
  viewFor,
  xoshiro128,
} from '@schupf/rules';
import { pick, pickByWeight, randomPack } from './chance.ts';

/** An action carried out with the checked transitions. */
export interface Step {
  readonly position: Position;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly next: Position;
}

/** How likely each kind of action is when it is legal. Each walk draws its own weights. */
type Weights = Record<Action['type'], number>;

/** No round is this long: a walk that takes more steps is going round in circles. */
const MAX_STEPS = 20_000;

/**
 * A random walk from a position, in which every seat and the table take random legal actions through the checked
 * transitions. Ends with the match or after a number of rounds. Throws if no one can act, if an offer is refused, or if
 * a round does not end.
 */
export function walk(start: Position, bits: Bits, rounds = 1): Generator<Step> {
  const weights = randomWeights(bits);
  return playThrough(start, rounds, (position) => randomAction(position, weights, bits));
}

/** Plays rounds with the checked transitions. `choose` must return a legal action each time. */
export function* playThrough(
  start: Position,
  rounds: number,
  choose: (position: Position, steps: number, roundsLeft: number) => Action,
): Generator<Step> {
  let position = start;
  let roundsLeft = rounds;
  if (start.open.phase === 'match-over') return;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const action = choose(position, steps, roundsLeft);
    const answer = apply(position, action);
    if (!answer.ok)
      throw new Error(`${JSON.stringify(action)} was chosen but refused: ${answer.refusal.code}`);
    yield { position, action, events: answer.events, next: answer.position };
    position = answer.position;
    const { phase } = position.open;
    if (phase === 'match-over' || (phase === 'round-over' && --roundsLeft === 0)) return;
    if (phase === 'round-over') steps = 0;
  }
  throw new Error(`the round has not ended after ${MAX_STEPS} actions`);
}

/** A random match of this many rounds, drawn from the seed. */
export function walkMatch(rules: Rules, seed: string, rounds = 1): Generator<Step> {
  const bits = xoshiro128(seed);
  return walk(newMatch(rules, below(rules.seats, bits)), bits, rounds);
}

function randomWeights(bits: Bits): Weights {
  return {
    call: pick([0.01, 0.1, 2], bits),
    withdraw: 0.5,
    take: 1,
    decline: 1,
    push: 1,
    'take-back': 0.1,
    play: 2,
    bomb: pick([0.1, 1, 5], bits),
    pass: pick([0.2, 1, 3], bits),
    give: 1,
    deal: 1,
    'close-window': 2,
    gather: 2,
    // Rarely, so that most timed matches have several rounds.
    'time-up': 0.02,
  };
}

/**
 * Draws a kind of action by its weight, then, for plays, a kind of combination, and finally one action of that kind.
 * Otherwise the few kinds with many combinations would crowd out the rest.
 */
function randomAction(position: Position, weights: Weights, bits: Bits): Action {
  const offers = [...offersAt(position), ...tableActions(position, bits)];
  if (offers.length === 0) throw new Error(`no one can act in phase ${position.open.phase}`);
  // Added only after the check above: time can always run out, even if the table is stuck.
  if (mayRunOutOfTime(position)) offers.push({ type: 'time-up' });
  const types = [...new Set(offers.map(({ type }) => type))];
  const type = pickByWeight(types, (candidate) => weights[candidate], bits);
  const ofType = offers.filter((offer) => offer.type === type);
  const kind = pick([...new Set(ofType.map(kindOf))], bits);
  const offer = pick(
    ofType.filter((candidate) => kindOf(candidate) === kind),
    bits,
  );
  return isTableAction(offer) ? offer : randomActionFor(offer, bits);
}

function mayRunOutOfTime({ rules, open }: Position): boolean {
  return rules.matchEnd === 'time' && !open.timeIsUp;
}

function kindOf(offer: Offer | TableAction): string {
  return 'play' in offer ? offer.play.kind : offer.type;
}

function isTableAction(offer: Offer | TableAction): offer is TableAction {
  return !('seat' in offer);
}

/** What each seat may do, according to its player's view. */
export function offersAt(position: Position): Offer[] {
  const { players } = position.open;
  return players.flatMap((player, seat) => legalActions(viewFor(position, player), seat));
}

/** What the table may do. */
export function tableActions(position: Position, bits: Bits): TableAction[] {
  const { phase } = position.open;
  if (phase === 'start' || phase === 'round-over')
    return [{ type: 'deal', pack: randomPack(position.rules, bits) }];
  const action = tableActionNow(position);
  return action === null ? [] : [action];
}

/** An action that takes the offer, with its open choices made at random. */
export function randomActionFor(offer: Offer, bits: Bits): SeatAction {
  switch (offer.type) {
    case 'push':
      return actionFor(offer, { gifts: randomGifts(offer.slots, bits) });
    case 'play':
    case 'bomb': {
      const wish = randomWish(offer.wish, bits);
      return actionFor(offer, {
        wish,
        ...(offer.dogTo.length === 0 ? {} : { dogTo: pick(offer.dogTo, bits) }),
      });
    }
    case 'call':
    case 'withdraw':
    case 'take':
    case 'decline':
    case 'take-back':
    case 'pass':
    case 'give':
      return actionFor(offer);
  }
}

function randomWish(wish: 'none' | 'may' | 'must', bits: Bits): Rank | null {
  return wish === 'none' || (wish === 'may' && below(4, bits) === 0) ? null : pick(RANKS, bits);
}

function randomGifts(slots: readonly Slot[], bits: Bits): Gift[] {
  const given = new Set<Card>();
  return slots.map(({ to, count, must, pick: free }) => {
    const cards = must.toArray();
    const remaining = free.toArray().filter((card) => !given.has(card));
    while (cards.length < count) cards.push(remaining.splice(below(remaining.length, bits), 1)[0]!);
    for (const card of cards) given.add(card);
    return { to, cards };
  });
}

/** All observers: the players, a spectator, and one who sees everything. */
export function observersOf(position: Position): Observer[] {
  return [
    ...Array.from({ length: position.rules.players }, (_, player) => player),
    'spectator',
    'omniscient',
  ];
}
