import { shuffledPack } from '@schupf/rules';
import { type Command, type InputBody, openTable, step } from '@schupf/table';
import { expect, test } from 'vitest';
import { peopleAt, TurnsOfTable } from './table-turns.ts';

const person = (id: string) => ({ type: 'person', id, name: id }) as const;
const BOT = { type: 'bot', name: 'club-1', outside: false } as const;

/** Ana and Ben have been dealt their first cards, with days per move. */
function start() {
  const changes: (readonly string[])[] = [];
  const turns = new TurnsOfTable('code', (people) => changes.push(people));
  const opened = openTable(
    {
      ...{ rules: { variant: 'nanjing', options: { bombTiming: 'turn-only' } }, speed: 'days', pace: 'p' },
      chairs: [person('ana'), BOT, person('ben'), BOT],
    },
    0,
  );
  if (!opened.ok) throw new Error(opened.problem);
  let { table } = opened;
  /** Gives the table an input and stores what it means; returns whose lists have changed. */
  const give = (body: InputBody) => {
    table = step(table, { ...body, at: table.at + 1 }).table;
    turns.changed(table)?.stored();
    return changes.splice(0).flat();
  };
  const command = (by: string, what: Command) =>
    give({ type: 'command', by, id: `${table.at}`, command: what });
  give({ type: 'begin' });
  give({ type: 'drawn', dealer: 0, lot: [0, 1, 2, 3] });
  const dealt = give({ type: 'shuffled', pack: shuffledPack(table.rules, 'xoshiro128:t'), seed: null });
  return { give, command, dealt, table: () => table };
}

test('says whose list has changed, once that is stored', () => {
  const { command, dealt, table } = start();
  expect(dealt).toEqual(['ana', 'ben']);
  const take = (seat: number) =>
    ({ type: 'act', action: { type: 'take', seat }, turn: table().turn }) as const;
  expect(command('ana', take(0))).toEqual(['ana']);
  expect(command('ben', take(2))).toEqual(['ben']);
  expect(command('ana', { type: 'leave' })).toEqual(['ana']);
  expect(peopleAt(table())).toEqual(['ben']);
});

test('says nothing if nothing has changed that a list shows', () => {
  const { give } = start();
  expect(give({ type: 'presence', who: 'ben', present: false })).toEqual([]);
  expect(give({ type: 'presence', who: 'ben', present: true })).toEqual([]);
});
