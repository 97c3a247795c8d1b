import { walkMatch } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { phoenixRanks } from '../combination/combination.ts';
import { readingsOf } from '../combination/readings.ts';
import { formatCards, parseCards } from '../notation/cards.ts';
import { rulesFor } from '../rules.ts';
import { cardsInOrder, playsInTrick } from './trick.ts';

test('the play that ended a round stays on the table', () => {
  let ends = 0;
  for (let match = 0; match < 5; match++) {
    for (const { next } of walkMatch(rulesFor('nanjing'), `end ${match}`)) {
      if (next.open.phase !== 'round-over' && next.open.phase !== 'match-over') continue;
      const last = next.open.history.findLast((event) => event.type === 'played');
      if (last?.type !== 'played' || last.play.kind === 'dog') continue;
      ends++;
      expect(playsInTrick(next.open).at(-1)).toEqual({ seat: last.seat, play: last.play });
    }
  }
  expect(ends).toBeGreaterThan(0);
});

function ordered(text: string): string {
  const readings = readingsOf(parseCards(text)!, null, rulesFor('nanjing'));
  const play = readings.at(-1)!;
  const { kind, size, height } = play;
  const plain = { kind, size, height, cards: play.cards.toArray(), phoenixAs: phoenixRanks(play) };
  return cardsInOrder(plain)
    .map(({ card, as }) => `${formatCards([card])}${as === null ? '' : `=${as}`}`)
    .join(' ');
}

test('a Phoenix is shown in the gap it fills, with the rank it stands for', () => {
  expect(ordered('S7 J8 PHX SX SJ PQ JK')).toBe('S7 J8 PHX=9 SX SJ PQ JK');
});

test('the Mah Jong comes first in a straight', () => {
  expect(ordered('S2 J3 MJ P4 T5')).toBe('MJ S2 J3 P4 T5');
});

test('a single Phoenix stands for itself', () => {
  expect(ordered('PHX')).toBe('PHX');
});
