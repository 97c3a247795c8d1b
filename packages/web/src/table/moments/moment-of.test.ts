import { readFileSync } from 'node:fs';
import { type GameEvent, isBomb, NO_SEAT, type OpenState, seenBy, VARIANTS } from '@schupf/rules';
import { parseRecord, type ReplayStep, replayRecord } from '@schupf/rules/notation';
import type { TableView } from '@schupf/table';
import { describe, expect, test } from 'vitest';
import type { AppliedUpdate } from '../../client/table-client.ts';
import type { Moment, RoundMoment } from './moment.ts';
import { momentOf, pickMoment } from './moment-of.ts';

const SPECTATOR = -1;

function stepsOf(game: string): ReplayStep[] {
  const text = readFileSync(new URL(`../../../../../games/${game}.schupf`, import.meta.url), 'utf8');
  const answer = parseRecord(text);
  if (!answer.ok) throw new Error(answer.problem);
  const steps: ReplayStep[] = [];
  replayRecord(answer.record, (step) => {
    steps.push(step);
  });
  return steps;
}

interface Found {
  readonly event: GameEvent;
  readonly before: OpenState;
  readonly after: OpenState;
  readonly moment: Moment | null;
}

/** What a player sees of a recorded match, event by event. */
function momentsOf(game: string, me = 0): Found[] {
  return stepsOf(game).flatMap(({ events, before, after }) =>
    events.map((event) => ({
      event,
      before: before.open,
      after: after.open,
      moment: momentOf({
        event: seenBy(event, me === SPECTATOR ? 'spectator' : me, after.open),
        before: before.open,
        after: after.open,
        me,
      }),
    })),
  );
}

const ALL = VARIANTS.flatMap((variant) => momentsOf(variant));
const rounds = (found: readonly Found[]) =>
  found.map(({ moment }) => moment).filter((moment): moment is RoundMoment => moment?.type === 'round');

describe.each(VARIANTS)('a recorded match of %s', (variant) => {
  const found = momentsOf(variant);

  test('shows every call and every bomb', () => {
    for (const { event, moment } of found) {
      if (event.type === 'called')
        expect(moment).toEqual({ type: 'call', call: event.call, callers: [event.seat] });
      if (event.type === 'played' && isBomb(event.play))
        expect(moment).toEqual({ type: 'bomb', seat: event.seat });
    }
  });

  test('shows the place of everyone who goes out, unless there is a more important moment', () => {
    for (const { event, before, after, moment } of found) {
      if (event.type !== 'played' || isBomb(event.play) || event.play.kind === 'dog') continue;
      const goesOut = after.counts[event.seat] === 0 && before.counts[event.seat]! > 0;
      const place = after.finished.indexOf(event.seat) + 1;
      expect(moment).toEqual(goesOut ? { type: 'out', seat: event.seat, place } : null);
    }
  });

  test('shows where the points of a round go', () => {
    for (const { event, before, after, moment } of found) {
      if (event.type !== 'round-ended') continue;
      const gains = moment?.type === 'round' ? moment.gains : [];
      for (const { column, points, before: total, from } of gains) {
        expect(total).toBe(before.totals[column]);
        expect(total + points).toBe(after.totals[column]);
        expect(after.columnOf(from)).toBe(column);
      }
      const changed = [...after.totals.keys()].filter(
        (column) => after.totals[column] !== before.totals[column],
      );
      expect(gains.map(({ column }) => column)).toEqual(changed);
    }
  });

  test('is the same for everyone, except that losers do not celebrate', () => {
    const plain = (all: readonly Found[]) =>
      all.map(({ moment }) => {
        if (moment?.type !== 'round') return moment;
        const { stamp, calls, gains } = moment;
        return stamp === null && calls.length + gains.length === 0 ? null : { stamp, calls, gains };
      });
    const spectator = momentsOf(variant, SPECTATOR);
    expect(plain(momentsOf(variant, 1))).toEqual(plain(found));
    expect(plain(spectator)).toEqual(plain(found));
    expect(rounds(spectator).filter(({ celebrates }) => celebrates)).toHaveLength(1);
    expect(rounds(spectator).at(-1)!.celebrates).toBe(true);
  });
});

test('passes, ordinary plays, pushes and deals are not special', () => {
  const ordinary = new Set(ALL.filter(({ moment }) => moment === null).map(({ event }) => event.type));
  const special = new Set(ALL.filter(({ moment }) => moment !== null).map(({ event }) => event.type));
  for (const type of ['passed', 'dealt', 'exchanged', 'gathered', 'opened'] as const)
    expect(ordinary).toContain(type);
  expect([...special].sort()).toEqual(['called', 'gave', 'played', 'round-ended']);
});

test.each(['nanjing', 'tientsin'])('in %s, the Dog runs to the player who gets the lead', (game) => {
  const dogs = momentsOf(game).filter(({ event }) => event.type === 'played' && event.play.kind === 'dog');
  expect(dogs.length).toBeGreaterThan(0);
  for (const { event, after, moment } of dogs) {
    if (event.type !== 'played') throw new Error('not a Dog');
    const to = after.turn === NO_SEAT ? event.dogTo : after.turn;
    if (to !== NO_SEAT) expect(moment).toEqual({ type: 'dog', from: event.seat, to });
  }
});

test('a Dog that leaves the lead with its player does not run', () => {
  const played = ALL.find(({ moment }) => moment?.type === 'dog')!;
  if (played.event.type !== 'played') throw new Error('not a Dog');
  const event = { ...played.event, seat: played.after.turn };
  expect(momentOf({ ...played, event, me: 0 })?.type).not.toBe('dog');
});

test('the Dragon’s trick goes from its player to the recipient', () => {
  const gifts = ALL.filter(({ event }) => event.type === 'gave');
  expect(gifts.length).toBeGreaterThan(0);
  for (const { event, moment } of gifts)
    if (event.type === 'gave') expect(moment).toEqual({ type: 'gift', from: event.by, to: event.to });
});

test('secret calls are shown together when they are revealed', () => {
  const { before, after } = ALL[0]!;
  const reveal = (callers: number[]) =>
    momentOf({ event: { type: 'calls-revealed', callers }, before, after, me: 0 });
  expect(reveal([1, 3])).toEqual({ type: 'call', call: 'grand', callers: [1, 3] });
  expect(reveal([])).toBeNull();
});

test('a call is stamped at the end of the round, as made or failed', () => {
  const settled = ALL.flatMap(({ event, after, moment }) =>
    event.type === 'round-ended' && moment?.type === 'round'
      ? moment.calls.map((call) => ({ ...call, after }))
      : [],
  );
  for (const { seat, call, isMade, after } of settled) {
    expect(after.calls[seat]).toBe(call);
    expect(isMade).toBe(after.finished[0] === seat);
  }
  expect(new Set(settled.map(({ isMade }) => isMade))).toEqual(new Set([true, false]));
});

test('a sweep by a team gets a stamp: double or triple, by the size of the team', () => {
  const stamps = (game: string) => new Set(rounds(momentsOf(game)).map(({ stamp }) => stamp));
  expect(stamps('nanjing')).toEqual(new Set(['double', null]));
  expect(stamps('tientsin')).toContain('triple');
  expect(stamps('tientsin')).not.toContain('double');
});

test('a round in which the last player becomes first is a revolution', () => {
  const ended = momentsOf('grandseigneur').filter(({ event }) => event.type === 'round-ended');
  for (const { after, moment } of ended) {
    const isRevolution = after.ranking.length > 0 && after.result?.order[0] === after.ranking.at(-1);
    expect(moment?.type === 'round' && moment.stamp === 'revolution').toBe(isRevolution);
  }
  const { event, before, after } = ended.at(-1)!;
  const turned = after.copy();
  turned.ranking = [...after.result!.order].reverse();
  expect(momentOf({ event: seenBy(event, 0, after), before, after: turned, me: 0 })).toMatchObject({
    stamp: 'revolution',
  });
});

test('a timed match that ends between two rounds is celebrated', () => {
  const last = momentsOf('nanjing').findLast(({ event }) => event.type === 'round-ended')!;
  const between = last.after.copy();
  between.phase = 'round-over';
  const [column = 0] = last.after.winners;
  const over = { event: { type: 'time-up' } as const, before: between, after: last.after };
  expect(momentOf({ ...over, me: column })).toEqual({
    type: 'round',
    stamp: null,
    calls: [],
    gains: [],
    celebrates: true,
  });
  expect(momentOf({ ...over, me: 1 - column })).toBeNull();
  expect(momentOf({ ...over, after: between, me: column })).toBeNull();
});

describe('of several updates', () => {
  const open = ALL[0]!.after;
  const update = (event: GameEvent, isMissed = false): AppliedUpdate => {
    const seen = { view: { open } } as TableView;
    return { update: { type: 'game', event: seenBy(event, 0, open) }, before: seen, after: seen, isMissed };
  };
  const call: GameEvent = { type: 'called', seat: 2, call: 'tichu' };
  const bomb = ALL.find(({ moment }) => moment?.type === 'bomb')!.event;
  const single = ALL.find(({ event, moment }) => event.type === 'played' && moment === null)!.event;

  test('only the most important moment is shown', () => {
    expect(pickMoment([update(call), update(bomb), update(call)], 0)?.type).toBe('bomb');
    expect(pickMoment([update({ ...call, seat: 1 }), update(call)], 0)).toMatchObject({ callers: [2] });
    expect(pickMoment([update(single)], 0)).toBeNull();
    expect(pickMoment([], 0)).toBeNull();
  });

  test('moments that were missed are not shown', () => {
    expect(pickMoment([update(bomb, true), update(bomb, true)], 0)).toBeNull();
    expect(pickMoment([update(bomb, true), update(call)], 0)?.type).toBe('call');
  });

  test('nothing is shown while the page is catching up', () => {
    expect(pickMoment([update(single), update(bomb)], 0)?.type).toBe('bomb');
    expect(pickMoment([update(single), update(single), update(bomb)], 0)).toBeNull();
  });

  test('updates that are not about the game are ignored', () => {
    const { before, after } = update(call);
    const left: AppliedUpdate = {
      update: { type: 'left', player: 1, name: 'Ben' },
      before,
      after,
      isMissed: false,
    };
    expect(pickMoment([left], 0)).toBeNull();
  });
});
