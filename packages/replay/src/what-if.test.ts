import { actionFor, VARIANTS, xoshiro128 } from '@schupf/rules';
import { replayRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { chapterFrom, randomLine } from '../test/support.ts';
import { pastRounds } from './moments.ts';
import {
  canPlayOn,
  playMove,
  playsIn,
  positionAfter,
  roundOf,
  settled,
  takeBack,
  whatIfFrom,
} from './what-if.ts';

test.each(VARIANTS)('a line of %s from any moment to the end can be recorded and replayed', (variant) => {
  const { record } = chapterFrom(variant);
  const { moments } = pastRounds(record)[0]!;
  for (const { move } of moments.filter((_, index) => index % 15 === 7)) {
    const start = positionAfter(record, move);
    if (!canPlayOn(start)) continue;
    const line = randomLine(whatIfFrom(start), 400, xoshiro128(`${variant} ${move}`));
    expect(line.position.open.result).not.toBeNull();
    const round = roundOf(record, move, line.actions)!;
    const replay = replayRecord({ ...record, rounds: [round] });
    expect(replay.stopped).toBeNull();
    expect(replay.contradictions).toEqual([]);
    expect(replay.position!.open.totals).toEqual(line.position.open.totals);
  }
});

test('takes back one move at a time, together with the table actions around it', () => {
  const { record } = chapterFrom('nanjing');
  const start = positionAfter(record, 12);
  let line = randomLine(whatIfFrom(start), 30, xoshiro128('back'));
  let moves = line.actions.filter((action) => 'seat' in action).length;
  while (moves > 0) {
    line = takeBack(line);
    expect(line.actions.filter((action) => 'seat' in action)).toHaveLength(--moves);
  }
  expect(takeBack(line)).toEqual(line);
  expect(line.position).toBe(start);
});

test('the winner of a trick can lead while its last window is open', () => {
  const { record } = chapterFrom('nanjing');
  // Everyone has passed on the first play, and the window for bombs is open.
  let line = whatIfFrom(positionAfter(record, 9));
  const owner = line.position.open.owner;
  for (let pass = 0; pass < 3; pass++) {
    const { turn } = settled(line).position.open;
    const answer = playMove(line, { type: 'pass', seat: turn });
    if (!answer.ok) throw new Error(answer.refusal.code);
    line = answer.line;
  }
  expect(line.position.open.window).toBe(true);
  const [card] = line.position.hands[owner]!;
  const lead = playsIn(line, owner, [card!]);
  if (!lead.ok) throw new Error(lead.refusal.code);
  expect(playMove(line, actionFor(lead.offers[0]!)).ok).toBe(true);
  const [other] = line.position.hands[(owner + 1) % 4]!;
  expect(playsIn(line, (owner + 1) % 4, [other!])).toMatchObject({ ok: false });
});

test('refuses a move that the rules refuse', () => {
  const { record } = chapterFrom('nanjing');
  const line = whatIfFrom(positionAfter(record, 8));
  expect(line.position.open.trickIsEmpty).toBe(true);
  expect(playMove(line, { type: 'pass', seat: line.position.open.turn }).ok).toBe(false);
});
