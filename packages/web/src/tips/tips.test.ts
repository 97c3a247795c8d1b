import {
  type Card,
  type Options,
  type Position,
  rulesFor,
  type Setup,
  setUp,
  type Variant,
  viewFor,
} from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { walkMatch } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';
import { TIP_IDS, type TipId, tipFor } from './tips.ts';

const NONE_SEEN: ReadonlySet<TipId> = new Set();
type Kind = 'grand' | 'tichu' | 'push' | 'turn' | 'gift';

function duty(seat: number, kind: Kind) {
  return { duties: [{ seat, kind, since: 0, until: null, bankUntil: null }] };
}

function position(setup: Setup): Position {
  const answer = setUp(rulesFor('nanjing'), setup);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.position;
}

function cards(text: string): readonly Card[] {
  return parseCards(text)!;
}

function tipAt(setup: Setup, kind: Kind, seen: ReadonlySet<TipId> = NONE_SEEN, seat = 0): TipId | null {
  return tipFor(viewFor(position(setup), seat), duty(seat, kind), seat, seen);
}

const OTHERS = [cards('S2 S3 S4 S6'), cards('T2 T3 T4 T6'), cards('P2 P3 P4 P6')];

/** Seat 0 holds these cards and is on turn; another seat's play may be on the table. */
function table(hand: string, top?: { readonly seat: number; readonly cards: string }): Setup {
  const trick = top && [{ seat: top.seat, cards: cards(top.cards), phoenixAs: [] }];
  return { phase: 'play', hands: [cards(hand), ...OTHERS], turn: 0, played: [0], ...(trick && { trick }) };
}

function tipWith(options: Partial<Options>, setup: Setup): TipId | null {
  const answer = setUp(rulesFor('nanjing', options), setup);
  if (!answer.ok) throw new Error(answer.problem);
  return tipFor(viewFor(answer.position, 0), duty(0, 'turn'), 0, NONE_SEEN);
}

describe('shows the tip that fits', () => {
  test('a lead', () => {
    expect(tipAt(table('MJ J5 J6 J9'), 'turn')).toBe('mah-jong');
    expect(tipAt(table('MJ J5 J6 J9'), 'turn', new Set(['mah-jong', 'wish-bomb']))).toBe('lead');
    expect(tipAt(table('DOG J5 J6 J9'), 'turn', new Set(['lead']))).toBe('dog');
    expect(tipAt(table('PHX J5 J6 J9'), 'turn', new Set(['lead']))).toBe('phoenix');
  });

  test('the Dog, if a partner can take the lead', () => {
    const seen: ReadonlySet<TipId> = new Set(['lead', 'last-cards']);
    expect(tipAt(table('DOG J5 J6 J9'), 'turn', seen)).toBe('dog');
    const hands = [cards('DOG J5 J6 J9'), OTHERS[0]!, [], OTHERS[2]!];
    expect(tipAt({ ...table('DOG J5 J6 J9'), hands, finished: [2] }, 'turn', seen)).toBeNull();
  });

  test('the Dog with six players, where its player chooses the partner', () => {
    const hands = [cards('DOG J5 J6 J9'), ...OTHERS, cards('S7 S8 S9 SX'), cards('T7 T8 T9 TX')];
    const answer = setUp(rulesFor('tientsin'), { ...table('DOG J5 J6 J9'), hands });
    if (!answer.ok) throw new Error(answer.problem);
    expect(tipFor(viewFor(answer.position, 0), duty(0, 'turn'), 0, new Set(['lead']))).toBe('dog-six');
  });

  test('a play to beat', () => {
    expect(tipAt(table('J9 JX JK JA', { seat: 3, cards: 'S8' }), 'turn')).toBe('follow');
    expect(tipAt(table('J9 JX JK JA', { seat: 3, cards: 'S8 P8' }), 'turn')).toBe('pass');
    expect(tipAt(table('J9 JX JK JA', { seat: 2, cards: 'S8' }), 'turn')).toBe('partner');
    expect(tipAt(table('J9', { seat: 2, cards: 'S8' }), 'turn')).toBe('follow');
    const out = { ...table('J9 JX JK JA', { seat: 2, cards: 'S8' }), finished: [2] };
    const hands = [cards('J9 JX JK JA'), OTHERS[0]!, [], OTHERS[2]!];
    expect(tipAt({ ...out, hands }, 'turn')).toBe('follow');
  });

  test('where a pass is final, no promise of another turn', () => {
    const setup = table('J9 JX JK JA', { seat: 3, cards: 'S8 P8' });
    expect(tipWith({ passRule: 'final' }, setup)).toBe('follow');
  });

  test('the Mah Jong, if it can be led with a wish', () => {
    const setup: Setup = { ...table('MJ J5 J6 J9'), played: [] };
    expect(tipWith({ mahJongFirstLead: 'optional' }, setup)).toBe('mah-jong');
    expect(tipWith({ wishObligation: 'mandatory' }, setup)).toBe('mah-jong');
    expect(tipWith({ mahJongFirstLead: 'forbidden' }, setup)).toBe('lead');
    expect(tipWith({ wishObligation: 'off' }, setup)).toBe('lead');
  });

  test('a wish that must be fulfilled', () => {
    const setup = table('J9 JX JK JA', { seat: 3, cards: 'S8' });
    expect(tipAt({ ...setup, wish: 13 }, 'turn')).toBe('bound');
    expect(tipAt({ ...setup, wish: 12 }, 'turn')).toBe('follow');
  });

  test('a bomb, even out of turn', () => {
    const setup = { ...table('J9 S9 P9 T9', { seat: 3, cards: 'S8' }), turn: 1 };
    const view = viewFor(position(setup), 0);
    expect(tipFor(view, { duties: [] }, 0, NONE_SEEN)).toBe('bomb');
    expect(tipFor(view, { duties: [] }, 0, new Set(['bomb']))).toBeNull();
  });

  test('before the push, a call that tells the partner what to push', () => {
    const hands = ['J', 'S', 'P', 'T'].map((suit) => cards(`${suit}2 ${suit}3 ${suit}4 ${suit}5`));
    const seen: ReadonlySet<TipId> = new Set(['push']);
    expect(tipAt({ phase: 'push', hands }, 'push', seen)).toBe('early-tichu');
    expect(tipAt({ phase: 'push', hands, calls: ['grand', null, null, null] }, 'push', seen)).toBeNull();
    const blocked = setUp(rulesFor('nanjing', { tichuDuringPush: 'blocked' }), { phase: 'tichu', hands });
    if (!blocked.ok) throw new Error(blocked.problem);
    expect(tipFor(viewFor(blocked.position, 0), duty(0, 'tichu'), 0, NONE_SEEN)).toBe('early-tichu');
    const solo = setUp(rulesFor('trichu'), { phase: 'push', hands });
    if (!solo.ok) throw new Error(solo.problem);
    const [soloist, defender] = [0, 1].map((seat) =>
      tipFor(
        viewFor(solo.position, solo.position.open.players[seat]!),
        duty(seat, 'push'),
        seat,
        new Set(['push-opponents', 'two-hands']),
      ),
    );
    expect([soloist, defender]).toEqual([null, 'early-tichu']);
  });

  test('the push, depending on who gets the cards', () => {
    const pushTip = (variant: Variant, players: number) => {
      const suits = ['J', 'S', 'P', 'T', 'J', 'S'];
      const hands = Array.from({ length: players }, (_, seat) =>
        cards([2, 3, 4].map((rank) => `${suits[seat]}${rank + (seat > 3 ? 3 : 0)}`).join(' ')),
      );
      const answer = setUp(rulesFor(variant), { phase: 'push', hands });
      if (!answer.ok) throw new Error(answer.problem);
      const { position: pushing } = answer;
      const seat = 1;
      return tipFor(viewFor(pushing, pushing.open.players[seat]!), duty(seat, 'push'), seat, NONE_SEEN);
    };
    expect(pushTip('nanjing', 4)).toBe('push');
    expect(pushTip('tientsin', 6)).toBe('push-partners');
    expect(pushTip('trichu', 4)).toBe('push-opponents');
  });

  test('a wish that could harm the partner', () => {
    expect(tipAt(table('MJ J5 J6 J9'), 'turn', new Set(['mah-jong']))).toBe('wish-bomb');
  });

  test('a trick of an opponent who has called', () => {
    const seen: ReadonlySet<TipId> = new Set(['follow', 'pass']);
    const calls = (caller: number) => [0, 1, 2, 3].map((seat) => (seat === caller ? 'tichu' : null));
    const setup = table('J9 JX JK JA', { seat: 3, cards: 'S8' });
    expect(tipAt({ ...setup, calls: calls(3) }, 'turn', seen)).toBe('caller');
    expect(tipAt({ ...setup, calls: calls(1) }, 'turn', seen), 'someone else’s trick').toBeNull();
    const pair = table('J9 JX JK JA', { seat: 3, cards: 'S8 P8' });
    expect(tipAt({ ...pair, calls: calls(3) }, 'turn', seen), 'nothing to beat it with').toBeNull();
  });

  test('a large difference in the score', () => {
    const hands = ['J', 'S', 'P', 'T'].map((suit) => cards(`${suit}2 ${suit}3 ${suit}4 ${suit}5`));
    const pushing = position({ phase: 'push', hands });
    const seen: ReadonlySet<TipId> = new Set(['push', 'early-tichu']);
    for (const [totals, tip] of [
      [[100, 290], null],
      [[100, 300], 'standings'],
      [[600, 400], 'standings'],
    ] as const) {
      pushing.open.totals = totals;
      expect(tipFor(viewFor(pushing, 0), duty(0, 'push'), 0, seen), totals.join()).toBe(tip);
    }
  });

  test('opponents with few cards', () => {
    const setup = {
      ...table('J9 JX JK JA'),
      hands: [cards('J9 JX JK JA'), cards('S2 S3'), ...OTHERS.slice(1)],
    };
    expect(tipAt(setup, 'turn', new Set(['lead']))).toBe('last-cards');
  });
});

test('gives no tips for other players’ seats', () => {
  for (const { next } of walkMatch(rulesFor('nanjing'), 'others'))
    expect(tipFor(viewFor(next, 0), duty(1, 'turn'), 1, NONE_SEEN)).toBeNull();
});

test('shows each tip once, and every tip sooner or later', () => {
  const shown = new Set<TipId>();
  for (const variant of ['nanjing', 'trichu', 'tientsin', 'let'] as const) {
    for (let match = 0; match < 30; match++) {
      const seen = new Set<TipId>();
      for (const { next } of walkMatch(rulesFor(variant), `tips ${match}`, 2)) {
        const view = viewFor(next, 0);
        const { open } = next;
        for (const seat of open.players.keys()) {
          const kind: Kind =
            open.phase === 'grand'
              ? 'grand'
              : open.phase === 'push'
                ? 'push'
                : open.phase === 'gift'
                  ? 'gift'
                  : 'turn';
          const isTurn = kind !== 'turn' || (open.phase === 'play' && open.turn === seat && !open.window);
          const isGift = kind !== 'gift' || open.owner === seat;
          const tip = tipFor(view, isTurn && isGift ? duty(seat, kind) : { duties: [] }, seat, seen);
          if (tip === null) continue;
          expect(seen.has(tip)).toBe(false);
          seen.add(tip);
          shown.add(tip);
        }
      }
    }
  }
  expect([...shown].toSorted()).toEqual([...TIP_IDS].toSorted());
});
