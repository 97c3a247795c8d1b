import { describe, expect, test } from 'vitest';
import { type Action, apply, newMatch, type Position, rulesFor, viewFor } from '../src/index.ts';
import { formatRecord, parseRecord, Recorder, replayRecord } from '../src/notation/index.ts';
import { type Game, newTable } from './support.ts';

const TIMED = { matchEnd: 'time', minutes: 30 } as const;
const FOUR: Game = { options: TIMED };

describe('[MATCH7] a timed match', () => {
  test('goes on while there is time, whatever the score', () => {
    const table = newTable({ options: { ...TIMED, target: 100, rounds: 1 } });
    for (let round = 0; round < 12; round++) table.deal().toPlay().finish('AC');
    expect(table.open).toMatchObject({ phase: 'round-over', timeIsUp: false, totals: [2400, 0] });
  });

  test('ends with the round in progress when time is up', () => {
    const table = newTable(FOUR).deal().toPlay().finish('AC').deal().step('time up');
    expect(table.open).toMatchObject({ phase: 'grand', timeIsUp: true, winners: [] });
    expect(table.events).toEqual([{ type: 'time-up' }]);
    table.toPlay().finish('BD');
    expect(table.open).toMatchObject({ phase: 'match-over', totals: [200, 200], winners: [0, 1] });
    expect(table.refusal('time up')).toBe('match-over');
  });

  test('ends immediately if time runs out between two rounds', () => {
    const table = newTable(FOUR).deal().toPlay().finish('AC').step('time up');
    expect(table.open).toMatchObject({ phase: 'match-over', totals: [200, 0], winners: [0] });
  });

  test('has one round if time is up before the first deal', () => {
    const table = newTable(FOUR).step('time up');
    expect(table.open).toMatchObject({ phase: 'start', timeIsUp: true });
    table.deal().toPlay().finish('AC');
    expect(table.open).toMatchObject({ phase: 'match-over', winners: [0] });
  });

  test('is won, if there are no points, by the player who goes out first in the last round', () => {
    const table = newTable({ variant: 'grandseigneur', options: TIMED }).deal().step('time up').toPlay();
    expect(table.finish('CADB').open).toMatchObject({ phase: 'match-over', winners: [2] });
  });

  test('is never won by the dummy if dummyCanWin is false', () => {
    const table = newTable({ variant: 'trichu', options: { ...TIMED, dummyCanWin: false } }).deal();
    table.step('time up').toPlay().finish('AC');
    expect(table.open.winners).toEqual([0]);
  });

  test('time is called only once, and only in a timed match', () => {
    expect(newTable(FOUR).step('time up').refusal('time up')).toBe('no-time-limit');
    for (const matchEnd of ['target', 'rounds', 'never'] as const)
      expect(newTable({ options: { matchEnd } }).deal().refusal('time up')).toBe('no-time-limit');
  });

  test('everyone sees that time is up, and the turn stays as it is', () => {
    const table = newTable(FOUR).deal().toPlay();
    const { turn } = table.open;
    table.step('time up');
    expect(table.open.turn).toBe(turn);
    for (const observer of [0, 1, 'spectator'] as const)
      expect(viewFor(table.position, observer).open.timeIsUp).toBe(true);
  });
});

describe('[MATCH7] the record of a timed match', () => {
  /** The record of a match in which time is up right after the first deal. */
  function textOf(): string {
    const recorder = new Recorder();
    const start = newMatch(rulesFor('nanjing', TIMED));
    const dealt = mustApply(start, { type: 'deal', pack: start.rules.pack });
    recorder.deal(start, start.rules.pack, dealt);
    recorder.act(dealt, { type: 'time-up' }, mustApply(dealt, { type: 'time-up' }));
    const rules = { variant: 'nanjing', options: TIMED } as const;
    return formatRecord({ rules, names: [], tags: [], rounds: recorder.rounds });
  }

  function mustApply(position: Position, action: Action): Position {
    const answer = apply(position, action);
    if (!answer.ok) throw new Error(answer.refusal.code);
    return answer.position;
  }

  test('says when time was up, and the replay reproduces it', () => {
    const text = textOf();
    expect(text).toContain('options: matchEnd=time minutes=30\n');
    expect(text).toContain('calls: *time\n');
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.problem);
    const { position, stopped, contradictions } = replayRecord(parsed.record);
    expect({ stopped, contradictions }).toEqual({ stopped: null, contradictions: [] });
    expect(position!.open.timeIsUp).toBe(true);
    expect(formatRecord(parsed.record)).toBe(text);
  });

  test('the replay stops if time is called a second time', () => {
    const text = textOf().replace('*time', '*time, *time');
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.problem);
    expect(replayRecord(parsed.record).stopped?.refusal?.code).toBe('no-time-limit');
  });

  test('the notice has no effect in a match that is not timed', () => {
    const text = textOf().replace('options: matchEnd=time minutes=30\n', '');
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.problem);
    const { position, stopped } = replayRecord(parsed.record);
    expect(stopped).toBeNull();
    expect(position!.open.timeIsUp).toBe(false);
  });
});
