import { type Card, rulesFor, setUp } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { openTable, type Pace, type Table, type TableConfig } from '@schupf/table';
import { expect, test } from 'vitest';
import { paceOf } from '../client/bot-pace.ts';
import { ME } from '../client/worker-messages.ts';
import { PaceKeeper } from './pace-keeper.ts';

const BOT = { type: 'bot', name: 'beginner-1', outside: false } as const;
const CONFIG: TableConfig = {
  rules: { variant: 'nanjing' },
  speed: 'no-clock',
  chairs: [{ type: 'person', id: ME, name: '' }, BOT, BOT, BOT],
  pace: '',
};

const cards = (text: string): Card[] => parseCards(text)!;

/** A table at which the person holds these cards, and a bot holds four aces. */
function tableWith(hand: string): Table {
  const opened = openTable(CONFIG, 0);
  const setup = setUp(rulesFor('nanjing'), {
    phase: 'play',
    hands: [cards(hand), cards('JA SA PA TA'), cards('P2 P3'), cards('T2 T3')],
    turn: 0,
  });
  if (!opened.ok || !setup.ok) throw new Error('the table could not be set up');
  return { ...opened.table, position: setup.position };
}

function keeperAt(table: Table) {
  const sent: (Pace | null)[] = [];
  return { keeper: new PaceKeeper(table, ({ pace }) => sent.push(pace)), sent };
}

test('a table has its own speed until the player chooses another pace, and each change is sent once', () => {
  const table = tableWith('S3 S5');
  const { keeper, sent } = keeperAt(table);
  keeper.choose('calm', table);
  expect(sent).toEqual([]);
  keeper.choose('brisk', table);
  keeper.update(table);
  keeper.update(table);
  expect(sent).toEqual([paceOf('brisk', false)]);
  keeper.choose('calm', table);
  expect(sent.at(-1)).toBeNull();
});

test('the person keeps their full time to bomb while they may hold a bomb, whatever the bots hold', () => {
  const { keeper, sent } = keeperAt(tableWith('S3 S5'));
  keeper.choose('instant', tableWith('S3 S5'));
  keeper.update(tableWith('J9 S9 P9 T9 S3'));
  keeper.update(tableWith('S3'));
  expect(sent).toEqual([paceOf('instant', false), paceOf('instant', true), paceOf('instant', false)]);
  expect(paceOf('instant', true)).toMatchObject({ reaction: null, closing: null, botDelay: [0, 0] });
});

test('a table that is opened again has the pace in its log', () => {
  const table = { ...tableWith('S3 S5'), pace: paceOf('brisk', false) };
  const { keeper, sent } = keeperAt(table);
  keeper.choose('brisk', table);
  expect(sent).toEqual([]);
});
