import { signal } from '@preact/signals';
import type { Choice } from '@schupf/bots';
import { rulesFor, setUp, viewFor } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import type { Reply, TableView } from '@schupf/table';
import { expect, test } from 'vitest';
import type { TableClient } from '../../client/table-client.ts';
import { TableSession } from './table-session.ts';

const STALE: Reply = { ok: false, refusal: { code: 'stale', rule: null } };

/** A session whose table answers with these replies, one after the other. */
function sessionWith(replies: readonly Reply[], choice: Choice | null = null): TableSession {
  const made = setUp(rulesFor('nanjing'), { phase: 'play', hands: [parseCards('S2')!, [], [], []], turn: 0 });
  if (!made.ok) throw new Error(made.problem);
  const left = [...replies];
  const seen = { view: viewFor(made.position, 0), status: { turn: 7, duties: [] }, held: [] };
  const client: Partial<TableClient> = {
    seen: signal(seen as unknown as TableView),
    command: async () => left.shift()!,
    givesHints: true,
    advise: async () => choice,
  };
  return new TableSession(client as TableClient);
}

test('the second press of a double click says nothing', async () => {
  const session = sessionWith([{ ok: true, outcome: 'done' }, STALE]);
  await Promise.all([session.act({ type: 'take', seat: 0 }), session.act({ type: 'take', seat: 0 })]);
  expect(session.notice.value).toBeNull();
});

test('whoever comes too late with something else is told', async () => {
  const session = sessionWith([{ ok: true, outcome: 'done' }, STALE]);
  await session.act({ type: 'take', seat: 0 });
  await session.act({ type: 'pass', seat: 0 });
  expect(session.notice.value).toMatchObject({ type: 'refusal', refusal: { code: 'stale' } });
});

test('a hint raises the cards it names', async () => {
  const cards = parseCards('S2')!;
  const session = sessionWith([], { action: { type: 'play', seat: 0, cards }, reasons: [] });
  await session.hint();
  expect([...session.picked.value]).toEqual(cards);
});
