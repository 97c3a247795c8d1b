import { anyRules, mustBeSame, pick, runs, TABLES, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Action,
  actionFor,
  actionToPlay,
  apply,
  below,
  type Call,
  type Choices,
  choicesFor,
  dutiesOf,
  firstGifts,
  fulfils,
  type Gift,
  NO_PLAY,
  NO_SEAT,
  newMatch,
  nextDealer,
  offersOf,
  type Play,
  type Position,
  playsWith,
  positionForClaim,
  type Rank,
  RoundDriver,
  type RoundMoves,
  type Rules,
  refusalForClaim,
  type Seat,
  shuffle,
  slotsOf,
  TrustedMoves,
  tableActionNow,
  trusted,
  viewFor,
  wishesWith,
  xoshiro128,
} from '../../src/index.ts';

const EACH = '%s, %i players';

/** Checks every seat in some positions of random matches with random rules. */
function atEverySeat(
  [variant, players]: (typeof TABLES)[number],
  check: (position: Position, seat: Seat, choices: Choices) => void,
): void {
  const match = fc.tuple(anyRules(variant, players), fc.string());
  const property = fc.property(match, ([rules, seed]) => {
    const bits = xoshiro128(`${seed} asked`);
    for (const { position } of walkMatch(rules, seed, 2)) {
      if (below(3, bits) > 0) continue;
      const { players } = position.open;
      for (let seat = 0; seat < rules.seats; seat++)
        check(position, seat, choicesFor(viewFor(position, players[seat]!), seat));
    }
  });
  fc.assert(property, runs(players > 6 ? 1 : 4));
}

test.for(TABLES)(`accepts the default action of every offer: ${EACH}`, (table) => {
  atEverySeat(table, (position, _seat, choices) => {
    for (const offer of offersOf(choices)) {
      const answer = apply(position, actionFor(offer));
      if (!answer.ok) throw new Error(`${JSON.stringify(actionFor(offer))}: ${answer.refusal.code}`);
    }
  });
});

test.for(TABLES)(
  `[WISH14] a seat has a duty exactly when the table cannot continue without it: ${EACH}`,
  (table) => {
    atEverySeat(table, (position, seat, { duty, owesBomb, plays, bombs }) => {
      const publicDuty = dutiesOf(position.open).find((due) => due.seat === seat)?.kind ?? null;
      expect(duty).toBe(owesBomb ? 'turn' : publicDuty);
      if (duty !== null) expect(tableActionNow(position)).toBeNull();
      if (owesBomb) {
        expect([plays.length > 0, bombs.length]).toEqual([true, 0]);
        expect(apply(position, { type: 'gather' })).toMatchObject({ refusal: { code: 'own-bomb-owed' } });
      }
    });
  },
);

test.for(TABLES)(
  `[WISH2] a seat that owes the wished rank may neither pass nor play anything else: ${EACH}`,
  (table) => {
    atEverySeat(table, ({ open }, _seat, { owedRank, mayPass, plays }) => {
      if (owedRank === 0) return;
      expect([mayPass, owedRank]).toEqual([false, open.wish]);
      for (const { play } of plays) if (play.kind !== 'dog') expect(fulfils(play, owedRank)).toBe(true);
    });
  },
);

test.for(TABLES)(
  `afterWindow offers what is legal once the table has closed the window: ${EACH}`,
  (table) => {
    atEverySeat(table, (position, seat, { afterWindow }) => {
      const closed = apply(position, { type: 'close-window' });
      expect(afterWindow !== null).toBe(closed.ok);
      if (!closed.ok || afterWindow === null) return;
      const player = position.open.players[seat]!;
      mustBeSame(afterWindow, choicesFor(viewFor(closed.position, player), seat), 'the choices');
      for (const offer of offersOf(afterWindow)) {
        if (offer.type === 'bomb') continue;
        expect(refusalForClaim(viewFor(position, player), actionFor(offer))).toBeNull();
        expect(apply(positionForClaim(position, actionFor(offer)), actionFor(offer)).ok).toBe(true);
      }
    });
  },
);

test.for(TABLES)(`playsWith finds every offered play by its cards: ${EACH}`, (table) => {
  atEverySeat(table, (position, seat, choices) => {
    const view = viewFor(position, position.open.players[seat]!);
    for (const { play, wish, dogTo } of [...(choices.afterWindow ?? choices).plays, ...choices.bombs]) {
      const found = playsWith(view, seat, play.cards.toArray());
      if (!found.ok) throw new Error(`offered but refused: ${found.refusal.code}`);
      const same = found.offers.find((offer) => offer.play.phoenixAs === play.phoenixAs);
      expect([same?.wish, same?.dogTo]).toEqual([wish, dogTo]);
    }
  });
});

test.for(TABLES)(`[DEAL1] the next dealer is known before the deal: ${EACH}`, ([variant, players]) => {
  const match = fc.tuple(anyRules(variant, players), fc.string());
  const property = fc.property(match, ([rules, seed]) => {
    for (const { position, action, next } of walkMatch(rules, seed, 3))
      if (action.type === 'deal') expect(nextDealer(position.open)).toBe(next.open.dealer);
  });
  fc.assert(property, runs(3));
});

test.for(TABLES)(`checked and trusted moves drive a round to the same end: ${EACH}`, (table) => {
  const match = fc.tuple(anyRules(table[0], table[1]), fc.string());
  const property = fc.property(match, ([rules, seed]) => {
    const pack = shuffle([...rules.pack], xoshiro128(seed));
    const trusting = new TrustedMoves(newMatch(rules));
    trusted.deal(trusting.position, pack);
    const checking = new CheckedMoves(rules);
    checking.act({ type: 'deal', pack });
    for (const moves of [trusting, checking]) randomDriver(moves, seed).playRound();
    expect(checking.position.open.result).not.toBeNull();
    expect(trusting.position.open.result).toEqual(checking.position.open.result);
  });
  fc.assert(property, runs(table[1] > 6 ? 3 : 12));
});

function randomDriver(moves: RoundMoves, seed: string): RoundDriver {
  const bits = xoshiro128(`${seed} players`);
  return new RoundDriver(moves, {
    grand: (_seat, mayCall, mayWithdraw) => {
      expect(mayCall || mayWithdraw).toBe(true);
      return below(2, bits) === 0 ? 'take' : mayCall ? 'call' : 'withdraw';
    },
    callsTichu: () => below(4, bits) === 0,
    push: (seat) => firstGifts(slotsOf(moves.position.open, seat, moves.position.hands[seat]!)),
    turn: (_seat, plays, alternative) =>
      alternative !== 'none' && below(3, bits) === 0 ? NO_PLAY : below(plays.length, bits),
    bomb: (_seat, bombs) => (below(2, bits) === 0 ? NO_PLAY : below(bombs.length, bits)),
    wish: (_seat, play) => pick(wishesWith(moves.position.rules, play), bits),
    dogTo: (_seat, targets) => pick(targets, bits),
    gift: (_seat, targets) => pick(targets, bits),
  });
}

/** Makes every move through `apply`, which catches a driver that makes an illegal one. */
class CheckedMoves implements RoundMoves {
  position: Position;

  constructor(rules: Rules) {
    this.position = newMatch(rules);
  }

  act(action: Action): void {
    const applied = apply(this.position, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)} was refused: ${applied.refusal.code}`);
    this.position = applied.position;
  }

  call(seat: Seat, call: Call): void {
    this.act({ type: 'call', seat, call });
  }

  withdraw(seat: Seat): void {
    this.act({ type: 'withdraw', seat });
  }

  take(seat: Seat): void {
    this.act({ type: 'take', seat });
  }

  decline(seat: Seat): void {
    this.act({ type: 'decline', seat });
  }

  push(seat: Seat, gifts: readonly Gift[]): void {
    this.act({ type: 'push', seat, gifts });
  }

  play(type: 'play' | 'bomb', seat: Seat, play: Play, wish: Rank | 0, dogTo: Seat): void {
    const wished = wish === 0 ? {} : { wish };
    this.act(actionToPlay(type, seat, play, dogTo === NO_SEAT ? wished : { ...wished, dogTo }));
  }

  pass(seat: Seat): void {
    this.act({ type: 'pass', seat });
  }

  give(seat: Seat, to: Seat): void {
    this.act({ type: 'give', seat, to });
  }

  closeWindow(): void {
    this.act({ type: 'close-window' });
  }

  gather(): void {
    this.act({ type: 'gather' });
  }
}
