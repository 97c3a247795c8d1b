import { type Signal, signal } from '@preact/signals';
import type { Choice } from '@schupf/bots';
import { type Card, rulesFor, type Seat, setUp, viewFor } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import type { Command, Reply, TableView } from '@schupf/table';
import { expect, test } from 'vitest';
import type { TableClient } from '../../client/table-client.ts';
import { TableSession } from './table-session.ts';

const STALE: Reply = { ok: false, refusal: { code: 'stale', rule: null } };

/** A session whose table gives these replies, one after another. */
function sessionWith(
  replies: readonly Reply[],
  choice: Choice | null | Promise<Choice> = null,
): TableSession {
  const setup = setUp(rulesFor('nanjing'), {
    phase: 'play',
    hands: [parseCards('S2')!, [], [], []],
    turn: 0,
  });
  if (!setup.ok) throw new Error(setup.problem);
  const remaining = [...replies];
  const seen = { view: viewFor(setup.position, 0), status: { turn: 7, duties: [] }, held: [] };
  const client: Partial<TableClient> = {
    seen: signal(seen as unknown as TableView),
    command: async () => remaining.shift()!,
    givesHints: true,
    advise: async () => choice,
  };
  return new TableSession(client as TableClient, 'a table');
}

test('does not report the second press of a double click', async () => {
  const session = sessionWith([{ ok: true, outcome: 'done' }, STALE]);
  await Promise.all([session.act({ type: 'take', seat: 0 }), session.act({ type: 'take', seat: 0 })]);
  expect(session.notice.value).toBeNull();
});

test('reports an action that comes too late', async () => {
  const session = sessionWith([{ ok: true, outcome: 'done' }, STALE]);
  await session.act({ type: 'take', seat: 0 });
  await session.act({ type: 'pass', seat: 0 });
  expect(session.notice.value).toMatchObject({ type: 'refusal', refusal: { code: 'stale' } });
});

test('a hint selects the cards it names', async () => {
  const cards = parseCards('S2')!;
  const session = sessionWith([], { action: { type: 'play', seat: 0, cards }, reasons: [] });
  await session.hint();
  expect([...session.picked.value]).toEqual(cards);
});

test('a hint that comes after the decision is dropped', async () => {
  const cards = parseCards('S2')!;
  const choice = Promise.withResolvers<Choice>();
  const session = sessionWith([{ ok: true, outcome: 'done' }], choice.promise);
  const hint = session.hint();
  await session.act({ type: 'pass', seat: 0 });
  choice.resolve({ action: { type: 'play', seat: 0, cards }, reasons: [] });
  await hint;
  expect(session.notice.value).toBeNull();
  expect(session.picked.value.size).toBe(0);
});

const MJ_AND_TWO = parseCards('MJ S2')!;

/** A table during play, as seen by the first player, who holds `hand` and has played `trick`. */
function tableView(hand: readonly Card[], turn: Seat = 0, trick: readonly Card[] = []): TableView {
  const setup = setUp(rulesFor('nanjing'), {
    phase: 'play',
    hands: [[...hand], parseCards('J3 J4')!, parseCards('P3 P4')!, parseCards('T3 T4')!],
    trick: trick.length === 0 ? [] : [{ seat: 0, cards: [...trick], phoenixAs: [] }],
    turn,
    played: [0, 1, 2, 3],
  });
  if (!setup.ok) throw new Error(setup.problem);
  const status = { turn: 7, duties: [{ seat: turn, kind: 'turn' }], chairs: [], holds: [] };
  return { view: viewFor(setup.position, 0), status, held: [] } as unknown as TableView;
}

function sessionAt(seen: Signal<TableView>): TableSession {
  const client: Partial<TableClient> = { seen, command: async () => ({ ok: true, outcome: 'done' }) };
  return new TableSession(client as TableClient, 'a table');
}

/** Selects the Mah Jong and presses the main button, which asks for a wish. */
async function askForWish(session: TableSession): Promise<void> {
  session.pick(parseCards('MJ')!);
  await session.mainAction.value!.run!();
}

test('a question does not outlive its table', async () => {
  const old = sessionAt(signal(tableView(MJ_AND_TWO)));
  await askForWish(old);
  expect(old.question.value).not.toBeNull();
  old.close();
  const next = sessionAt(signal(tableView(MJ_AND_TWO)));
  expect(next.question.value).toBeNull();
  expect(next.mainAction.value).toMatchObject({ shows: { type: 'pick-cards' } });
});

test('a question disappears when the player’s time runs out, and does not come back', async () => {
  const seen = signal(tableView(MJ_AND_TWO));
  const session = sessionAt(seen);
  await askForWish(session);
  seen.value = tableView(parseCards('S2')!, 1, parseCards('MJ')!);
  expect(session.question.value).toBeNull();
  expect([...session.picked.value]).toEqual([]);
  seen.value = tableView(MJ_AND_TWO);
  expect(session.question.value).toBeNull();
});

test('a question stays while others act', async () => {
  const seen = signal(tableView(MJ_AND_TWO));
  const session = sessionAt(seen);
  await askForWish(session);
  seen.value = tableView(MJ_AND_TWO);
  expect(session.question.value).not.toBeNull();
});

test('an armed call expires when it can no longer be made', () => {
  const seen = signal(tableView(MJ_AND_TWO));
  const session = sessionAt(seen);
  session.armedCall.value = 'tichu';
  seen.value = tableView(parseCards('S2')!, 1, parseCards('MJ')!);
  expect(session.armedCall.value).toBeNull();
});

test('switching to the other hand disarms a call', () => {
  const setup = setUp(rulesFor('trichu'), {
    phase: 'play',
    hands: ['S2 S3', 'J3 J4', 'P3 P4', 'T3 T4'].map((hand) => parseCards(hand)!),
    turn: 0,
  });
  if (!setup.ok) throw new Error(setup.problem);
  const status = { turn: 7, duties: [], chairs: [], holds: [] };
  const seen = { view: viewFor(setup.position, 0), status, held: [] } as unknown as TableView;
  const sent: Command[] = [];
  const client: Partial<TableClient> = {
    seen: signal(seen),
    command: async (command) => {
      sent.push(command);
      return { ok: true, outcome: 'done' };
    },
  };
  const session = new TableSession(client as TableClient, 'a table');
  expect(session.seats.value).toHaveLength(2);
  const [own, other] = session.seats.value;
  session.chooseSeat(own!);
  expect(session.pressCall('tichu')).toBe(true);
  session.chooseSeat(other!);
  expect(session.armedCall.value).toBeNull();
  session.pressCall('tichu');
  expect(sent).toEqual([]);
});

/** A session at a table with days per move or with a clock, whose trick someone else owns, and the commands it sends. */
function sessionInTrick(speed: 'days' | 'normal', turn: Seat = 1) {
  const setup = setUp(rulesFor('nanjing', { bombTiming: 'turn-only' }), {
    phase: 'play',
    hands: ['S3 SK', 'J3 J4', 'P3 P4', 'T3 T4'].map((hand) => parseCards(hand)!),
    trick: [{ seat: 3, cards: parseCards('T9')!, phoenixAs: [] }],
    turn,
    played: [0, 1, 2, 3],
  });
  if (!setup.ok) throw new Error(setup.problem);
  const status = { turn: 7, duties: [{ seat: turn, kind: 'turn' }], chairs: [], holds: [] };
  const view = { view: viewFor(setup.position, 0), status, held: [], conditionalPasses: [] };
  const seen = signal(view as unknown as TableView);
  const sent: Command[] = [];
  const client: Partial<TableClient> = {
    seen,
    config: signal({ rules: { variant: 'nanjing' }, speed, chairs: [], pace: '' }),
    command: async (command) => {
      sent.push(command);
      return { ok: true, outcome: 'done' };
    },
  };
  return { session: new TableSession(client as TableClient, 'a table'), seen, sent };
}

test('passes in advance only by correspondence, and on the player’s turn if they may pass', () => {
  expect(sessionInTrick('normal').session.mayPassAhead.value).toBe(false);
  expect(sessionInTrick('days').session.mayPassAhead.value).toBe(true);
  expect(sessionInTrick('days', 0).session.mayPassAhead.value).toBe(true);
});

test('sends until when the player passes, and that they do not any more', async () => {
  const { session, seen, sent } = sessionInTrick('days');
  session.choosesPass.value = true;
  await session.passUntil({ type: 'points', points: 15 });
  expect(session.choosesPass.value).toBe(false);
  const until = { type: 'points', points: 15 } as const;
  seen.value = { ...seen.value, conditionalPasses: [{ seat: 0, until }] };
  expect(session.conditionalPass.value).toEqual({ seat: 0, until });
  await session.withdrawPass();
  expect(sent).toEqual([
    { type: 'pass-until', seat: 0, until, turn: 7 },
    { type: 'withdraw-pass', seat: 0 },
  ]);
});

test('stops asking until when the player passes once the trick is over', () => {
  const { session, seen } = sessionInTrick('days');
  session.choosesPass.value = true;
  seen.value = { ...tableView(parseCards('S3 SK')!), conditionalPasses: [] };
  expect(session.choosesPass.value).toBe(false);
});
