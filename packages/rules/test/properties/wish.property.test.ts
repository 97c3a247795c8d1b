import {
  anyRules,
  type ReferencePlay,
  randomActionFor,
  randomPuzzle,
  referencePlays,
  runs,
  TABLES,
} from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actionsHonouringWish,
  apply,
  finderFor,
  legalActions,
  MAH_JONG,
  naturalRank,
  type OpenState,
  PlayList,
  type Position,
  phoenixRanks,
  playsHonouringWish,
  requestFor,
  rulesFor,
  viewFor,
  xoshiro128,
} from '../../src/index.ts';

test.for(TABLES)(
  '[WISH2 WISH3 WISH4 WISH5 WISH6 WISH8 WISH9 WISH10 TRI8] a turn offers exactly the plays that the rules allow under the wish: %s, %i players',
  ([variant, players]) => {
    const table = fc.tuple(anyRules(variant, players), fc.string());
    const property = fc.property(table, ([rules, seed]) => {
      const bits = xoshiro128(seed);
      for (let puzzles = 0; puzzles < 20; puzzles++) {
        const position = randomPuzzle(rules, bits);
        if (!position.open.window) compareTurn(position);
      }
    });
    fc.assert(property, runs(20));
  },
);

test.for(TABLES)(
  '[WISH15] a player who honours a wish has the same choices whether or not the rules enforce it: %s, %i players',
  ([variant, players]) => {
    const table = fc.tuple(anyRules(variant, players, { wishEnforcement: 'penalty-200' }), fc.string());
    const property = fc.property(table, ([rules, seed]) => {
      const request = requestFor(rules);
      const options = { ...request.options, wishEnforcement: 'prevent' } as const;
      const enforcing = rulesFor(variant, options, players);
      const [bits, sameBits] = [xoshiro128(seed), xoshiro128(seed)];
      for (let puzzles = 0; puzzles < 20; puzzles++) {
        const position = randomPuzzle(rules, bits);
        const enforced = randomPuzzle(enforcing, sameBits);
        if (!position.open.window) compareWithEnforced(position, enforced);
      }
    });
    fc.assert(property, runs(20));
  },
);

function compareWithEnforced(position: Position, enforced: Position): void {
  const { open, rules, hands } = position;
  const seat = open.turn;
  const player = open.players[seat]!;
  const offers = actionsHonouringWish(viewFor(position, player), seat);
  expect(offers).toEqual(legalActions(viewFor(enforced, player), seat));
  const plays = new PlayList();
  const alternative = playsHonouringWish(open, hands[seat]!, finderFor(rules, 'up-to-suits'), plays);
  expect(plays.toArray()).toEqual(offers.flatMap((offer) => (offer.type === 'play' ? [offer.play] : [])));
  expect(alternative === 'pass').toBe(offers.some(({ type }) => type === 'pass'));
  const bits = xoshiro128('honour');
  for (const offer of offers) {
    if (offer.type !== 'play' && offer.type !== 'pass') continue;
    const answer = apply(position, randomActionFor(offer, bits));
    expect(answer).toMatchObject({ ok: true, position: { violation: -1 } });
  }
}

function compareTurn(position: Position): void {
  const { open, hands } = position;
  const seat = open.turn;
  const offers = legalActions(viewFor(position, open.players[seat]!), seat, 'every-card');
  const offered = offers.flatMap((offer) =>
    offer.type === 'play' ? [key(offer.play.kind, offer.play.cards.toArray(), phoenixRanks(offer.play))] : [],
  );
  const { plays, mayPass } = allowed(
    open,
    referencePlays(hands[seat]!.toArray(), standingOf(open), open.rules),
  );
  const expected = plays.map(({ kind, cards, phoenixAs }) => key(kind, cards, phoenixAs));
  const missing = expected.find((play) => !offered.includes(play));
  if (missing !== undefined) throw new Error(`allowed but not offered: ${missing}`);
  const stray = offered.find((play) => !expected.includes(play));
  if (stray !== undefined) throw new Error(`offered but not allowed: ${stray}`);
  if (offers.some(({ type }) => type === 'pass') !== mayPass)
    throw new Error(`the seat must ${mayPass ? '' : 'not '}be allowed to pass`);
}

function allowed(open: OpenState, all: ReferencePlay[]): { plays: ReferencePlay[]; mayPass: boolean } {
  const { rules, wish } = open;
  const isLead = open.standing.size === 0;
  const isMahJongForbidden = rules.mahJongFirstLead === 'forbidden' && open.hasPlayed === 0;
  const plays = all
    .filter(({ cards }) => !(isMahJongForbidden && cards.includes(MAH_JONG)))
    .filter((play) => rules.phoenixAmbiguity === 'declare-else-highest' || isHighest(play, all));
  const free = { plays, mayPass: !isLead };
  if (wish === 0 || rules.wishEnforcement === 'penalty-200' || open.turn === open.dummy) return free;
  if (isLead && rules.wishOnLead === 'exempt') return free;
  const fulfils = ({ cards }: ReferencePlay) => cards.some((card) => naturalRank(card) === wish);
  const forces = (play: ReferencePlay) =>
    fulfils(play) &&
    !(rules.wishBombs === 'exempt' && play.kind.startsWith('bomb')) &&
    !(rules.wishPhoenixCompletion === 'exempt' && play.phoenixAs.length > 0);
  if (!plays.some(forces)) return free;
  const escapes = ({ kind }: ReferencePlay) => kind === 'dog' && rules.wishDogEscape === 'allowed';
  return { plays: plays.filter((play) => fulfils(play) || escapes(play)), mayPass: false };
}

function isHighest(play: ReferencePlay, all: readonly ReferencePlay[]): boolean {
  const readings = all.filter(
    ({ cards }) => cards.length === play.cards.length && cards.every((card) => play.cards.includes(card)),
  );
  return readings.every(({ value }) => value <= play.value);
}

function standingOf({ standing }: OpenState): ReferencePlay | null {
  if (standing.size === 0) return null;
  const { kind, height, cards } = standing;
  const value = cards.points() === 25 && standing.size === 1 ? 20 : height / 2;
  return { kind, cards: cards.toArray(), value, phoenixAs: phoenixRanks(standing) };
}

function key(kind: string, cards: readonly number[], phoenixAs: readonly number[]): string {
  return `${kind} ${[...cards].sort((a, b) => a - b)} as ${phoenixAs}`;
}
