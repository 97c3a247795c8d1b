import {
  anyRules,
  corrupted,
  misplacedCards,
  offersAt,
  pick,
  randomActionFor,
  runs,
  TABLES,
  tableActions,
  walkMatch,
} from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Action,
  apply,
  below,
  bitsOf,
  CARD_LIMIT,
  type Card,
  isAction,
  isLegal,
  isSeed,
  newMatch,
  OPTION_NAMES,
  type Position,
  parseOptionValue,
  RANKS,
  REFUSALS,
  type RefusalCode,
  readRules,
  refusalFor,
  type SeatAction,
  VARIANTS,
  viewFor,
  xoshiro128,
} from '../../src/index.ts';
import {
  formatCard,
  formatCards,
  formatRank,
  formatSeat,
  parseCard,
  parseCards,
  parsePlayedCards,
  parseRank,
  parseSeat,
} from '../../src/notation/index.ts';

const junk = fc.anything({
  withNullPrototype: true,
  withSparseArray: true,
  withBigInt: true,
  withDate: true,
  withMap: true,
});

test.for(TABLES)(
  'nothing throws, and a value that is not an action is refused as malformed: %s, %i players',
  ([variant, players]) => {
    const match = fc.tuple(
      anyRules(variant, players),
      fc.string(),
      fc.array(junk, { minLength: 8, maxLength: 8 }),
    );
    const property = fc.property(match, ([rules, seed, values]) => {
      const bits = xoshiro128(`${seed} junk`);
      for (const { position } of walkMatch(rules, seed)) {
        if (below(8, bits) > 0) continue;
        for (const value of values) mustAnswer(position, value);
        const offers = offersAt(position);
        const actions: Action[] =
          offers.length === 0 ? [] : values.map(() => randomActionFor(pick(offers, bits), bits));
        actions.push(...tableActions(position, bits));
        for (const action of actions) {
          const once = corrupted(action, pick(values, bits), bits);
          mustAnswer(position, once);
          mustAnswer(
            position,
            corrupted(once as Action, pick([-1, 0.5, 3, 99, '3', null, [], {}, true], bits), bits),
          );
        }
      }
    });
    fc.assert(property, runs(players > 6 ? 2 : 4));
  },
);

function mustAnswer(position: Position, value: unknown): void {
  const answer = apply(position, value as Action);
  const isKnown = isAction(value, position.rules);
  if (answer.ok) {
    if (!isKnown) throw new Error('accepted although it is not an action');
    const problem = misplacedCards(answer.position);
    if (problem !== null) throw new Error(problem);
  } else {
    mustBeReason(answer.refusal, isKnown);
  }
  for (const observer of [...position.open.players, 'spectator', 'omniscient'] as const) {
    const view = viewFor(position, observer);
    const reason = refusalFor(view, value as SeatAction);
    if (isLegal(view, value as SeatAction) !== (reason === null))
      throw new Error('both legal and refused, or neither');
    if (reason !== null) mustBeReason(reason, isKnown && 'seat' in (value as object));
  }
}

function mustBeReason(
  reason: { code: RefusalCode; rule: string | null } | undefined,
  isKnown: boolean,
): void {
  if (reason === undefined) throw new Error('refused without a reason');
  if (REFUSALS[reason.code] !== reason.rule) throw new Error(`${reason.code} cites ${reason.rule}`);
  if ((reason.code === 'malformed') === isKnown)
    throw new Error(`${reason.code} for a value that is ${isKnown ? '' : 'not '}an action`);
  if (isKnown && reason.rule === null) throw new Error(`${reason.code} without a rule`);
}

test('reading untrusted rules returns rules or a problem', () => {
  const request = fc.oneof(
    junk,
    fc.record(
      {
        variant: fc.oneof(fc.constantFrom(...VARIANTS), junk),
        players: fc.oneof(fc.integer({ min: -1, max: 13 }), junk),
        preset: fc.oneof(fc.string(), junk),
        options: fc.oneof(fc.dictionary(fc.oneof(fc.constantFrom(...OPTION_NAMES), fc.string()), junk), junk),
      },
      { requiredKeys: [] },
    ),
  );
  const property = fc.property(request, (value) => {
    const answer = readRules(value);
    if (!answer.ok) expect(answer.problem).not.toBe('');
    else expect(newMatch(answer.rules).open.phase).toBe('start');
  });
  fc.assert(property, runs(3000));
});

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'JSPT23456789XJQKAb= MDOGPHXRL') }),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'b', '=', 'PHX=', 'PHX==9', 'MJ MJ'),
);

test('a text is parsed as a card, rank, seat, option or seed only if it is written like one', () => {
  const property = fc.property(anyText, (text) => {
    const card = parseCard(text);
    if (card !== null) expect(formatCard(card)).toBe(text);
    const cards = parseCards(text);
    if (cards !== null) expect(formatCards(cards)).toBe(text);
    const played = parsePlayedCards(text);
    if (played !== null) expect(new Set(played.cards).size).toBe(played.cards.length);
    const rank = parseRank(text);
    if (rank !== null) expect(formatRank(rank)).toBe(text);
    const seat = parseSeat(text);
    if (seat !== null) expect(formatSeat(seat)).toBe(text);
    for (const name of OPTION_NAMES) parseOptionValue(name, text);
    for (const seed of [text, `xoshiro128:${text}`, `chacha20:${text}`])
      expect(isSeed(seed)).toBe(bitsOf(seed) !== null);
  });
  fc.assert(property, runs(3000));
});

test('formatted cards, ranks and seats parse back to the originals', () => {
  const every = Array.from({ length: CARD_LIMIT }, (_, card) => card as Card);
  for (const card of every) expect(parseCard(formatCard(card))).toBe(card);
  for (const rank of RANKS) expect(parseRank(formatRank(rank))).toBe(rank);
  for (let seat = 0; seat < 12; seat++) expect(parseSeat(formatSeat(seat))).toBe(seat);
  const property = fc.property(fc.shuffledSubarray(every), (cards) => {
    expect(parseCards(formatCards(cards))).toEqual(cards);
  });
  fc.assert(property, runs(200));
});
