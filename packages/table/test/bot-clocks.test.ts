import { rulesFor, shuffledPack } from '@schupf/rules';
import { expect, test } from 'vitest';
import { type Effect, type InputBody, openTable, type Question, SPEEDS, step } from '../src/index.ts';

const { turn, bank, grand, push } = SPEEDS.blitz;

/** A table of four bots, which deals at time 0. */
class Bots {
  table: ReturnType<typeof opened>;
  asked: Question[] = [];

  constructor(clockForBots: boolean, speed: 'blitz' | 'no-clock' = 'blitz') {
    this.table = opened(clockForBots, speed);
    this.give(0, { type: 'begin' });
    this.give(0, { type: 'drawn', dealer: 0, lot: [0, 1, 2, 3] });
    this.give(0, { type: 'shuffled', pack: shuffledPack(this.table.rules, 'xoshiro128:clocks'), seed: null });
  }

  give(at: number, body: InputBody): readonly Effect[] {
    const { table, effects } = step(this.table, { ...body, at });
    this.table = table;
    for (const effect of effects) if (effect.type === 'ask') this.asked.push(effect.question);
    return effects;
  }

  /** Wakes the table whenever it asks to be woken, up to a time. */
  runTo(at: number): void {
    while (this.table.wakeAt !== null && this.table.wakeAt <= at) {
      this.give(this.table.wakeAt, { type: 'wake' });
    }
  }

  standIns(): { readonly seat: number; readonly at: number }[] {
    return this.asked.filter(({ role }) => role === 'stand-in').map(({ seat, at }) => ({ seat, at }));
  }

  /** Answers for all seats but one: they decline Grand Tichu, push, and claim nothing. */
  answer(at: number, except = -1): void {
    for (const { number, seat, kind } of this.table.questions.filter(({ answered }) => !answered)) {
      if (seat === except) continue;
      const action = kind === 'claim' ? null : this.decline(seat);
      this.give(at, { type: 'answers', answers: [{ question: number, action }] });
    }
  }

  /** At time 0, makes all decisions up to the first turn, and returns the seat whose turn it is. */
  toFirstTurn(): number {
    for (let tries = 0; this.table.position.open.phase !== 'play'; tries++) {
      if (tries > 20) throw new Error(`stuck in phase ${this.table.position.open.phase}`);
      this.answer(0);
    }
    return this.table.position.open.turn;
  }

  bankOf(seat: number): number {
    return this.table.banks[seat]!;
  }

  lowest(seat: number) {
    const [card] = this.table.position.hands[seat]!.toArray();
    return { type: 'play', seat, cards: [card!] } as const;
  }

  private decline(seat: number) {
    const { open, hands } = this.table.position;
    if (open.phase !== 'push') return { type: 'take', seat } as const;
    const [a, b, c] = hands[seat]!.toArray();
    const gifts = [a!, b!, c!].map((card, index) => ({ to: (seat + index + 1) % 4, cards: [card] }));
    return { type: 'push', seat, gifts } as const;
  }
}

function opened(clockForBots: boolean, speed: 'blitz' | 'no-clock') {
  const chairs = ['a', 'b', 'a', 'b'].map((name) => ({ type: 'bot', name, outside: false }) as const);
  const config = { rules: { variant: 'nanjing' }, speed, chairs, pace: '', clockForBots } as const;
  const answer = openTable(config, 0);
  if (!answer.ok) throw new Error(answer.problem);
  expect(answer.table.rules).toEqual(rulesFor('nanjing'));
  return answer.table;
}

test('with `clockForBots`, a stand-in decides on Grand Tichu and the push for a bot that runs out of time', () => {
  const bots = new Bots(true);
  bots.answer(0, 1);
  bots.runTo(grand - 1);
  expect(bots.standIns()).toEqual([]);
  bots.runTo(grand);
  expect(bots.standIns()).toEqual([{ seat: 1, at: grand }]);
  bots.answer(grand);
  expect(bots.table.position.open.phase).toBe('push');
  bots.answer(grand, 1);
  bots.runTo(grand + push);
  expect(bots.standIns().slice(1)).toEqual([{ seat: 1, at: grand + push }]);
});

test('a turn may use up its limit and then the bank, which is not refilled during the round', () => {
  const bots = new Bots(true);
  const first = bots.toFirstTurn();
  bots.answer(0, first);
  bots.runTo(turn + bank - 1);
  expect(bots.standIns()).toEqual([]);
  bots.runTo(turn + bank);
  expect(bots.standIns()).toEqual([{ seat: first, at: turn + bank }]);
  const question = bots.table.questions.find(({ role }) => role === 'stand-in')!;
  bots.give(turn + bank, {
    type: 'answers',
    answers: [{ question: question.number, action: bots.lowest(first) }],
  });
  expect(bots.bankOf(first)).toBe(0);
  expect(bots.bankOf((first + 1) % 4)).toBe(bank);
});

test('time that an answer takes beyond the limit is taken from the bank', () => {
  const bots = new Bots(true);
  const first = bots.toFirstTurn();
  bots.answer(0, first);
  const { number } = bots.table.questions.find(({ seat, answered }) => seat === first && !answered)!;
  bots.runTo(turn + 500);
  bots.give(turn + 500, {
    type: 'answers',
    answers: [{ question: number, action: bots.lowest(first) }],
  });
  expect(bots.table.position.open.counts[first]).toBe(13);
  expect(bots.bankOf(first)).toBe(bank - 500);
});

test('waiting for the other bots does not use up a bot’s time', () => {
  const bots = new Bots(true);
  const first = bots.toFirstTurn();
  const { number } = bots.table.questions.find(({ seat, kind }) => seat === first && kind === 'decide')!;
  bots.give(turn - 10, {
    type: 'answers',
    answers: [{ question: number, action: bots.lowest(first) }],
  });
  expect(bots.table.held).toHaveLength(1);
  bots.answer(turn + 300);
  expect(bots.table.position.open.counts[first]).toBe(13);
  expect(bots.bankOf(first)).toBe(bank);
});

test('with `clockForBots`, a bot may take days at a speed without limits', () => {
  const bots = new Bots(true, 'no-clock');
  const first = bots.toFirstTurn();
  bots.answer(0, first);
  bots.runTo(1e9);
  expect(bots.standIns()).toEqual([]);
});

test('without `clockForBots`, a bot has ten seconds at every speed', () => {
  for (const speed of ['blitz', 'no-clock'] as const) {
    const bots = new Bots(false, speed);
    const first = bots.toFirstTurn();
    bots.answer(0, first);
    bots.runTo(9_999);
    expect(bots.standIns()).toEqual([]);
    bots.runTo(10_000);
    expect(bots.standIns()).toEqual([{ seat: first, at: 10_000 }]);
  }
});
