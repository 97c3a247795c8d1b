import { apply, matchAt, newMatch, roundSeed, rulesFor, shuffledPack, viewFor } from '@schupf/rules';
import {
  formatRecord,
  type GameRecord,
  parseRecord,
  Recorder,
  type ReplayResult,
  replayRecord,
} from '@schupf/rules/notation';
import { mustBeSame, recordOf, walkMatch } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';

const NANJING = rulesFor('nanjing', { matchEnd: 'rounds', rounds: 3 });
const STEPS = [...walkMatch(NANJING, 'records', 3)];
const TEXT = formatRecord(recordOf(NANJING, STEPS));

function read(text: string): { record: GameRecord; lineOf: (part: object) => number | undefined } {
  const answer = parseRecord(text);
  if (!answer.ok) throw new Error(`${answer.place.line}:${answer.place.column} ${answer.problem}`);
  return { record: answer.record, lineOf: (part) => answer.places.get(part)?.line };
}

function replayed(text: string): ReplayResult {
  return replayRecord(read(text).record);
}

/** The contradictions found in a changed text. */
function contradictions(text: string): string[] {
  const { stopped, contradictions: found } = replayed(text);
  expect(stopped).toBeNull();
  return found.map(({ problem }) => problem);
}

describe('a replay', () => {
  test('finds no contradictions in an unchanged record', () => {
    expect(contradictions(TEXT)).toEqual([]);
  });

  test('finds a wrong finishing order', () => {
    const changed = TEXT.replace(/\nout: (.) (.)/, '\nout: $2 $1');
    expect(contradictions(changed)).toEqual(['the seats went out in a different order']);
  });

  test('finds wrong points', () => {
    const [, points] = /\nscore: (-?\d+)/.exec(TEXT)!;
    const changed = TEXT.replace(/\nscore: -?\d+/, `\nscore: ${Number(points) + 5}`);
    expect(contradictions(changed)[0]).toMatch(/^the round scores /);
  });

  test('finds wrong totals', () => {
    const changed = TEXT.replace(/(\nscore: .+ = .+) .+/, '$1 9999');
    expect(contradictions(changed)[0]).toMatch(/^the totals are /);
  });

  test('finds the wrong dealer in a later round', () => {
    const second = TEXT.indexOf('\nround 2');
    const [line, dealer] = /dealer: (.)/.exec(TEXT.slice(second))!;
    const wrong = dealer === 'A' ? 'B' : 'A';
    const changed = TEXT.slice(0, second) + TEXT.slice(second).replace(line, `dealer: ${wrong}`);
    expect(contradictions(changed)).toContain(`the dealer is ${dealer}, not ${wrong}`);
  });

  test('finds players at the wrong seats', () => {
    const changed = TEXT.replace('\nround 2\n', '\nround 2\nseats: 2 1 3 4\n');
    expect(contradictions(changed)).toContain('the players sit at different seats');
  });

  test('finds a seed that does not produce the cards', () => {
    const changed = TEXT.replace('\nround 1\n', '\nround 1\nseed: xoshiro128:other\n');
    expect(contradictions(changed)).toEqual(['the seed does not produce these cards']);
    expect(contradictions(changed.replace('xoshiro128', 'later-than-this-program'))).toEqual([]);
  });
});

describe('reports where and why a record cannot be replayed', () => {
  test('a move the rules refuse', () => {
    const { record, lineOf } = read(TEXT);
    const [round] = record.rounds;
    const trick = round!.lines.findIndex(({ label }) => label === 'trick');
    const lines = TEXT.split('\n');
    const at = lineOf(round!.lines[trick]!)! - 1;
    lines[at] = lines[at]!.replace(/^1\. (.) .*/, '1. $1 -');
    const { stopped, position } = replayed(lines.join('\n'));
    expect(stopped?.refusal).toEqual({ code: 'leader-must-play', rule: 'PLAY2' });
    expect(position?.open.phase).toBe('play');
  });

  test.each([
    [
      'a trick split over two lines',
      /\n1\. ([^,]+, )/,
      '\n1. $1{cut} ...\n2. ',
      'the trick continues beyond its line',
    ],
    ['a round left out', /\nround 2\n/, '\nround 3\n', 'expected round 2'],
    ['a card missing from a hand', /\nA: (\S+) /, '\nA: ', 'seat A has too few cards'],
    ['no cards at all', /\n[A-D]: [^\n]+/g, '', 'the round has neither hands nor a seed'],
    [
      'totals with too many columns',
      /\nround 1\n/,
      '\nround 1\ntotals: 1 2 3\n',
      'the score must have 2 columns',
    ],
    [
      'an impossible seating',
      /\nround 1\ndealer: .\n/,
      '\nround 1\nseats: 1 1 2 3\n',
      'this seating is not possible',
    ],
  ])('%s', (_, from, to, expected) => {
    const text = TEXT.replace(from, to).replaceAll(/^(\d+)\. /gm, '$1. ');
    const renumbered = renumber(text);
    expect(replayed(renumbered).stopped?.problem).toContain(expected);
  });
});

/** Renumbers the tricks of every round after lines were inserted. */
function renumber(text: string): string {
  let trick = 0;
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('round ')) trick = 0;
      return line.replace(/^\d+\./, () => `${++trick}.`);
    })
    .join('\n');
}

describe('a round that does not follow from the previous one', () => {
  test('begins with the totals it states', () => {
    const { record } = read(TEXT);
    const excerpt = { ...record, rounds: [{ ...record.rounds[2]!, totals: [310, -20] }] };
    const { stopped, position } = replayRecord(excerpt);
    expect(stopped).toBeNull();
    const third = record.rounds[2]!.score!.points;
    expect(position!.open.totals).toEqual([310 + third[0]!, -20 + third[1]!]);
    expect(position!.open.phase).toBe('match-over');
  });

  test('is written with its totals if the recorder begins with it', () => {
    const start = matchAt(NANJING, { round: 2, dealer: 1, players: null, ranking: [], totals: [50, 50] });
    if (!start.ok) throw new Error(start.problem);
    const pack = shuffledPack(NANJING, 'xoshiro128:x');
    const dealt = apply(start.position, { type: 'deal', pack });
    if (!dealt.ok) throw new Error(dealt.refusal.code);
    const recorder = new Recorder();
    recorder.deal(start.position, pack, dealt.position);
    expect(recorder.rounds[0]).toMatchObject({ number: 2, dealer: 1, totals: [50, 50] });
  });
});

test('a seed is enough to deal the cards', () => {
  const seed = roundSeed('xoshiro128:monday', 1);
  const text = `schupf 1\nvariant: tientsin\n\nround 1\ndealer: C\nseed: ${seed}\n`;
  const { position } = replayed(text);
  const rules = rulesFor('tientsin');
  const dealt = apply(newMatch(rules, 2), { type: 'deal', pack: shuffledPack(rules, seed) });
  if (!dealt.ok) throw new Error(dealt.refusal.code);
  mustBeSame(viewFor(position!, 'omniscient'), viewFor(dealt.position, 'omniscient'), 'the deal');
});

describe('matchAt', () => {
  const point = { round: 1, dealer: 0, players: null, ranking: [], totals: null };
  const trichu = rulesFor('trichu');
  const ranks = rulesFor('grandseigneur');

  test.each([
    [NANJING, { ...point, round: 0 }, 'rounds are counted from 1'],
    [NANJING, { ...point, dealer: 4 }, 'the dealer must be a seat'],
    [NANJING, { ...point, players: [0, 1, 2] }, 'this seating is not possible'],
    [NANJING, { ...point, players: [0, 1, 2, 2] }, 'this seating is not possible'],
    [trichu, { ...point, players: [1, 2, 0, 1] }, 'this seating is not possible'],
    [NANJING, { ...point, ranking: [0, 1, 2, 3] }, 'this ranking is not possible'],
    [ranks, { ...point, ranking: [0, 1, 2, 3, 3] }, 'this ranking is not possible'],
    [ranks, { ...point, totals: [0] }, 'the score must have 5 columns'],
    [NANJING, { ...point, totals: [0.5, 0] }, 'the score must have 2 columns'],
  ])('rejects an impossible match point: %#', (rules, impossible, problem) => {
    expect(matchAt(rules, impossible)).toEqual({ ok: false, problem });
  });

  test('accepts a possible match point', () => {
    expect(matchAt(trichu, { ...point, players: [1, 2, 1, 0] }).ok).toBe(true);
    expect(matchAt(ranks, { ...point, players: [4, 3, 2, 1, 0], ranking: [1, 0, 2, 3, 4] }).ok).toBe(true);
  });
});

describe('[PUSH5] Tichu before a push that blocks calls', () => {
  const rules = rulesFor('nanjing', { tichuDuringPush: 'blocked', matchEnd: 'rounds', rounds: 2 });
  const match = [...walkMatch(rules, 'declines', 2)];
  const text = formatRecord(recordOf(rules, match));

  test('every answer is written and read', () => {
    expect(text).toMatch(/^push: [A-D] (declines|tichu), /m);
    const { position, stopped } = replayed(text);
    expect(stopped).toBeNull();
    mustBeSame(viewFor(position!, 'omniscient'), viewFor(match.at(-1)!.next, 'omniscient'), 'replayed');
  });

  test('answers that are left out are added before the first push', () => {
    const without = text.replaceAll(/[A-D] declines, /g, '');
    expect(without).not.toContain('declines');
    const { position, stopped, contradictions: found } = replayed(without);
    expect(stopped).toBeNull();
    expect(found).toEqual([]);
    expect(position!.open.totals).toEqual(match.at(-1)!.next.open.totals);
  });
});
