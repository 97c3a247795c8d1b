import { type Card, rulesFor, setUp } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { table } from '../../i18n/en/table.ts';
import { cardsLeft } from './cards-left.ts';

const cards = (text: string): Card[] => parseCards(text)!;

test('a player who is out has a place, not zero cards', () => {
  const setup = setUp(rulesFor('nanjing'), {
    phase: 'play',
    hands: [cards('S2 S3'), [], cards('P2'), cards('T2 T3')],
    turn: 0,
    finished: [1],
  });
  if (!setup.ok) throw new Error(setup.problem);
  const { open } = setup.position;
  expect([0, 1, 2].map((seat) => cardsLeft(open, seat, table))).toEqual(['2 cards', 'out first', '1 card']);
});
