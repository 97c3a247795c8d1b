import { describe, expect, test } from 'vitest';
import { parseTch } from './parse.ts';

const HANDS = [
  '(0)Anna SA BK SD BB S10 B9 S8 G8 B7 S6 B5 G2 B2 Ma ',
  '(1)Bruno Ph R8 G7 R7 G6 R6 G5 R5 G4 R4 R3 S3 S2 Hu ',
  '(2)Carla Dr BA SK BD SB B10 S9 G9 B8 S7 B6 S5 B3 R2 ',
  '(3)Dirk GA RA GK RK GD RD GB RB G10 R10 R9 S4 B4 G3 ',
];
const FIRST = ['---Gr.Tichukarten---', ...HANDS.map((hand) => hand.split(' ').slice(0, 9).join(' '))];
const START = [...FIRST, '---Startkarten---', ...HANDS];
const PUSH = [
  ...START,
  'Schupfen:',
  '(0)Anna gibt: Bruno: G2 - Carla: B2 - Dirk: G8 - ',
  '(1)Bruno gibt: Carla: S3 - Dirk: R8 - Anna: S2 - ',
  '(2)Carla gibt: Dirk: G9 - Anna: B3 - Bruno: R2 - ',
  '(3)Dirk gibt: Anna: S4 - Bruno: G3 - Carla: B4 - ',
];
const PLAY = [...PUSH, '---Rundenverlauf---'];

function firstProblem(lines: readonly string[]): string {
  const { parseProblems } = parseTch(`${lines.join('\n')}\n`);
  const { place, problem } = parseProblems[0]!;
  return `${place.line - lines.length + 1}:${place.column} ${problem}`;
}

describe('an unrecognised line', () => {
  test.each([
    ['hello', [], '1:1 expected the beginning of a round'],
    ['Ergebnis: 1 - 2', [], '1:1 expected the beginning of a round'],
    ['Anna S2', FIRST.slice(0, 1), '1:1 a seat from (0) to (3) is missing'],
    ['(0)Anna S2 S3', FIRST.slice(0, 1), '1:1 a card is missing: there must be 8'],
    ['(0)A S2 S3 S4 X5 S6 S7 S8 S9', FIRST.slice(0, 1), '1:15 a card is missing: there must be 8'],
    ['(0)S2 S3 S4 S5 S6 S7 S8 S9', FIRST.slice(0, 1), '1:1 a card is missing: there must be 8'],
    ['(1)A S2 S3 S4 S5 S6 S7 S8 S9', FIRST.slice(0, 1), '1:2 expected the line for seat (0)'],
    ['---Startkarten---', FIRST.slice(0, 3), '1:1 the line for seat (2) is missing before this one'],
    ['(0)A S2 S3 S4 S5 S6 S7 S8 S9', FIRST, '1:2 every seat already has a line'],
    ['Schupfen:', FIRST, '1:1 this heading does not belong here'],
    ['Grosses Tichu: Anna', START, '1:16 a seat from (0) to (3) is missing'],
    ['BOMBE: (0)Anna', START, '1:1 expected a call or "Schupfen:"'],
    ['Ergebnis: 1 - 2', START, '1:1 the result comes before the heading "Rundenverlauf"'],
    ['(0)Anna: S2', PUSH.slice(0, 11), '1:4 "gibt:" is missing'],
    ['(0)Anna gibt: B: G2 - C: B2 -', PUSH.slice(0, 11), '1:8 three cards must be given'],
    ['(0)Anna gibt: B: G2 - C: B2 - D: X2 -', PUSH.slice(0, 11), '1:34 a card to give is missing'],
    ['(0)Anna: Ma', PUSH, '1:1 expected "BOMBE:" or the heading "Rundenverlauf"'],
    ['BOMBE: Anna', PUSH, '1:8 a seat from (0) to (3) is missing'],
    ['Anna: Ma', PLAY, '1:1 this kind of line is unknown'],
    ['(4)Anna: Ma', PLAY, '1:1 this kind of line is unknown'],
    ['(0)Anna', PLAY, '1:1 expected cards or "passt."'],
    ['(0)Anna: S2 X3 S4', PLAY, '1:13 expected a card or the colon before the cards'],
    ['(0)S2 S3', PLAY, '1:1 expected a card or the colon before the cards'],
    ['Wunsch:1', PLAY, '1:8 this is not a rank that can be wished for'],
    ['Drache an: Anna', PLAY, '1:12 a seat from (0) to (3) is missing'],
    ['Ergebnis: 1 2', PLAY, '1:11 expected the points of both sides'],
  ])('is reported with its position: %s', (line, before, reported) => {
    expect(firstProblem([...before, line])).toBe(reported);
  });

  test('makes the parser skip the rest of the round except the result', () => {
    const { log, parseProblems } = parseTch(
      [...PLAY, '(0)Anna: Ma ', '?', '(1)Bruno passt.', 'Ergebnis: 1 - 2', ...FIRST, ''].join('\n'),
    );
    expect(log.rounds.map(({ events, result }) => [events.length, result?.points])).toEqual([
      [1, [1, 2]],
      [0, undefined],
    ]);
    expect(parseProblems.map(({ round, place }) => [round, place.line])).toEqual([
      [0, PLAY.length + 2],
      [1, PLAY.length + 9],
    ]);
  });
});

test.each([
  ['(0)Anna: S2 S', 0],
  ['(0)Anna: S2', 0],
  ['(0)Anna passt', 0],
  ['Ergebnis: 10 - 90', 1],
])('a last line without a line ending is accepted only if it is a result: %s', (line, accepted) => {
  const { log, parseProblems } = parseTch([...PLAY, line].join('\n'));
  expect(log.rounds[0]!.events).toEqual([]);
  expect(parseProblems.length).toBe(1 - accepted);
});

test('seats with bombs are listed in order, so an earlier seat number is part of a handle', () => {
  const { log } = parseTch(`${[...PUSH, 'BOMBE: (1)a (0)b (2)c '].join('\n')}\n`);
  expect(log.rounds[0]!.bombs?.players).toEqual([
    { seat: 1, handle: 'a (0)b' },
    { seat: 2, handle: 'c' },
  ]);
});
