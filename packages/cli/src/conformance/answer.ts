import {
  apply,
  arbitrate,
  CardSet,
  candidates,
  dealPlan,
  exchangeLevels,
  legalActions,
  matchAfter,
  NO_SEAT,
  newMatch,
  nextSoloist,
  playOrder,
  pointsOf,
  pushTargets,
  type Rules,
  rankOf,
  readingsOf,
  scoreRound,
  takerOf,
  viewFor,
} from '@schupf/rules';
import { formatCards, formatPlay, formatSeat } from '@schupf/rules/notation';
import { afterActions } from './after.ts';
import { byColumnName } from './columns.ts';
import {
  bySeat,
  CaseFault,
  cards,
  type Given,
  list,
  readAction,
  readCaseRules,
  readPosition,
  readSolo,
  record,
  seat,
} from './read.ts';
import type { Case } from './suite.ts';

/** The engine's answer to a case. */
export function answer(testCase: Case): unknown {
  try {
    return answerQuestion(testCase.ask, readCaseRules(testCase), testCase.given);
  } catch (fault) {
    if (fault instanceof CaseFault) return { error: fault.message };
    throw fault;
  }
}

function answerQuestion(question: string, rules: Rules, given: Given): unknown {
  switch (question) {
    case 'classify':
      return classify(rules, given);
    case 'legal':
      return apply(readPosition(rules, given), readAction(given['action'])).ok;
    case 'plays':
      return plays(rules, given);
    case 'after':
      return afterActions(readPosition(rules, given), list(given['actions']).map(readAction));
    case 'arbitrate':
      return arbitrateClaims(rules, given);
    case 'score':
      return score(rules, given);
    case 'match':
      return match(rules, given);
    case 'deal':
      return deal(rules, given);
    case 'pushTargets':
      return targets(rules, given);
    case 'exchange':
      return exchange(rules, given);
    case 'seating':
      return seating(rules, given);
    default:
      throw new CaseFault(`unknown question ${question}`);
  }
}

function classify(rules: Rules, given: Given): unknown {
  const seen = new Map<string, unknown>();
  for (const reading of readingsOf(cards(given['cards']), null, rules)) {
    const named = { kind: reading.kind, size: reading.size, rank: rankOf(reading) };
    seen.set(JSON.stringify(named), named);
  }
  return [...seen.values()];
}

function plays(rules: Rules, given: Given): unknown {
  const position = readPosition(rules, given);
  const by = seat(given['seat']);
  const offers = legalActions(viewFor(position, position.open.players[by]!), by, 'every-card');
  return offers.flatMap((offer) => {
    if (offer.type === 'pass') return ['pass'];
    return offer.type === 'play' ? [formatPlay(offer.play)] : [];
  });
}

/** Returns the claims themselves, in their original form. */
function arbitrateClaims(rules: Rules, given: Given): unknown {
  const written = list(given['claims']);
  const claims = written.map(readAction);
  return arbitrate(readPosition(rules, given), claims).map((claim) => written[claims.indexOf(claim)]);
}

function score(rules: Rules, given: Given): unknown {
  const finished = list(given['out']).map(seat);
  const result = scoreRound(rules, {
    finished,
    last: given['last'] === undefined ? NO_SEAT : seat(given['last']),
    lastHand: CardSet.of(cards(given['lastHand'] ?? '')),
    won: bySeat(rules, given['won'] ?? {}, cards, []).map((won) => CardSet.of(won)),
    calls: bySeat<'tichu' | 'grand' | null>(
      rules,
      given['calls'] ?? {},
      (call) => call as 'tichu' | 'grand',
      null,
    ),
    violation: given['violation'] === undefined ? null : seat(given['violation']),
  });
  return byColumnName(rules, readSolo(given), result.points);
}

function match(rules: Rules, given: Given): unknown {
  const before = record(given['before']);
  const round = record(given['round']);
  // The dummy's column comes last, as in the engine.
  const names = Object.keys(before).sort((a, b) => Number(a === rules.dummy) - Number(b === rules.dummy));
  const numbers = (points: Given) => names.map((name) => Number(points[name]));
  const roundNumber = typeof given['roundNo'] === 'number' ? given['roundNo'] : 1;
  const facts = { roundNumber, firstOut: 0, timeIsUp: given['timeUp'] === true };
  const state = matchAfter(rules, numbers(before), numbers(round), facts);
  const totals = Object.fromEntries(names.map((name, column) => [name, state.totals[column]!]));
  const outcome = { over: state.over, winner: state.winners.map((column) => names[column]!), totals };
  if (given['solo'] === undefined) return outcome;
  const order = list(given['order']);
  const solo = order.indexOf(given['solo']);
  const first = order.indexOf(given['first']);
  return { ...outcome, nextSolo: order[nextSoloist(rules, solo, first < 0 ? solo : first)] };
}

function deal(rules: Rules, given: Given): unknown {
  const dealer = readSolo(given);
  const plan = dealPlan(rules, dealer, typeof given['round'] === 'number' ? given['round'] : 1);
  const smallest = Math.min(...plan.sizes);
  const takers: Record<string, string> = {};
  for (let card = 0; card < plan.dealt; card++) takers[card + 1] = formatSeat(takerOf(rules, dealer, card));
  return {
    deck: rules.pack.length,
    points: rules.pack.reduce((sum, card) => sum + pointsOf(card), 0),
    hands: Object.fromEntries(plan.sizes.map((size, seat) => [formatSeat(seat), size])),
    sizes: [...plan.sizes].sort((a, b) => b - a),
    unused: plan.unused,
    open: plan.unusedOpen ? plan.unused : 0,
    batches: plan.firstPart > 0 ? [plan.firstPart, smallest - plan.firstPart] : [smallest],
    takers,
  };
}

function targets(rules: Rules, given: Given): unknown {
  const { open } = newMatch(rules);
  if (rules.dummy !== null) open.solo = readSolo(given);
  return Object.fromEntries(
    open.players.map((_, from) => [formatSeat(from), pushTargets(open, from).map(formatSeat)]),
  );
}

function exchange(rules: Rules, given: Given): unknown {
  const players = rules.players;
  const hands = record(given['hands'] ?? {});
  const transfer = (from: number, to: number, count: number, which: 'best' | 'worst' | 'choice') => {
    if (hands[from] === undefined) return { from, to, n: count };
    const { must, pick } = candidates(CardSet.of(cards(hands[from])), count, which);
    return { from, to, n: count, must: formatCards(must), pick: formatCards(pick) };
  };
  return exchangeLevels(players).flatMap((count, level) => {
    const high = level + 1;
    const low = players - level;
    return [transfer(low, high, count, 'best'), transfer(high, low, count, rules.returnCards)];
  });
}

function seating(rules: Rules, given: Given): unknown {
  const ranked = list(given['ranks']);
  return playOrder(rules, ranked, ranked.indexOf(given['leader']));
}
