import { shuffledPack } from '@schupf/rules';
import { formatRecord, replayRecord } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { type Input, MatchRecorder, openTable, SPEEDS, statusOf, step, type Table } from '../src/index.ts';
import { BOT, person } from './support.ts';

const MINUTE = 60_000;
const CHAIRS = [person('A'), BOT, BOT, BOT];

/** A match of one minute, in which no one acts unless the test says so. */
class TimedMatch {
  table: Table;
  readonly recorder = new MatchRecorder();
  private rounds = 0;

  constructor(matchClock?: 'caller') {
    const opened = openTable(
      {
        rules: { variant: 'nanjing', options: { matchEnd: 'time', minutes: 1 } },
        speed: { ...SPEEDS['no-clock'], pause: 10 * MINUTE },
        chairs: CHAIRS,
        pace: '',
        ...(matchClock && { matchClock }),
      },
      0,
    );
    if (!opened.ok) throw new Error(opened.problem);
    this.table = opened.table;
    this.give({ type: 'begin', at: 5000 });
    this.give({ type: 'drawn', dealer: 0, lot: [0, 1, 2, 3], at: 5000 });
  }

  get open() {
    return this.table.position.open;
  }

  give(input: Input): boolean {
    const next = step(this.table, input);
    this.table = next.table;
    if (next.accepted) this.recorder.watch(input, next);
    return next.accepted;
  }

  deal(at: number): void {
    const pack = shuffledPack(this.table.rules, `xoshiro128:${this.rounds++}`);
    expect(this.give({ type: 'shuffled', pack, seed: null, at })).toBe(true);
  }

  wake(at: number): void {
    this.give({ type: 'wake', at });
  }

  /** Ends the round in progress without playing it. */
  endRound(): void {
    const position = this.table.position.copy();
    position.open.phase = 'round-over';
    position.open.result = {
      order: [0, 1, 2, 3],
      points: [],
      bonus: null,
      cards: null,
      calls: [],
      moved: [],
    };
    position.open.totals = [100, 0];
    this.table = { ...this.table, position };
  }
}

describe('[MATCH7] a timed match', () => {
  test('the table calls time when the minutes since the beginning of the match are over', () => {
    const match = new TimedMatch();
    match.deal(5000);
    match.wake(5000 + MINUTE - 1);
    expect(match.open.timeIsUp).toBe(false);
    match.wake(5000 + MINUTE);
    expect(match.open).toMatchObject({ timeIsUp: true, phase: 'grand' });
  });

  test('the status says when time will be up, and then that it is', () => {
    const match = new TimedMatch();
    match.deal(5000);
    expect(match.table.wakeAt).not.toBeNull();
    const { timeUpAt } = statusOf(match.table);
    expect(timeUpAt).toBe(5000 + MINUTE);
    match.wake(timeUpAt!);
    expect(statusOf(match.table).timeUpAt).toBeNull();
  });

  test('time stands still during a pause and while the process is down', () => {
    const match = new TimedMatch();
    match.deal(5000);
    const propose = (what: 'pause' | 'resume', id: string, at: number) =>
      match.give({ type: 'command', by: 'A', id, command: { type: 'propose', what }, at });
    propose('pause', '1', 10_000);
    propose('resume', '2', 10_000 + 5 * MINUTE);
    expect(statusOf(match.table).timeUpAt).toBe(5000 + 6 * MINUTE);
    match.give({ type: 'restarted', at: match.table.at + 3 * MINUTE });
    expect(statusOf(match.table).timeUpAt).toBe(5000 + 9 * MINUTE);
  });

  test('the match is over if time runs out between two rounds', () => {
    const match = new TimedMatch();
    match.deal(5000);
    match.endRound();
    match.wake(5000 + MINUTE);
    expect(match.table).toMatchObject({ stage: 'over', outcome: { reason: 'played', winners: [0] } });
  });

  test('a round whose cards are being shuffled is still played', () => {
    const match = new TimedMatch();
    match.wake(5000 + 2 * MINUTE);
    expect(match.open).toMatchObject({ phase: 'start', timeIsUp: false });
    match.deal(5000 + 2 * MINUTE);
    expect(match.open).toMatchObject({ phase: 'grand', round: 1, timeIsUp: true });
  });

  test('a rematch has the full time again', () => {
    const match = new TimedMatch();
    match.deal(5000);
    match.endRound();
    match.wake(5000 + MINUTE);
    const at = 5000 + 2 * MINUTE;
    match.give({ type: 'command', by: 'A', id: '1', command: { type: 'propose', what: 'rematch' }, at });
    match.give({ type: 'drawn', dealer: 0, lot: [0, 1, 2, 3], at });
    match.deal(at);
    expect(match.open.timeIsUp).toBe(false);
    expect(statusOf(match.table).timeUpAt).toBe(at + MINUTE);
  });

  test('the record says when time was up, and so does its replay', () => {
    const match = new TimedMatch();
    match.deal(5000);
    match.wake(5000 + MINUTE);
    const record = match.recorder.recordOf(match.table)!;
    expect(formatRecord(record)).toContain('*time @60');
    expect(replayRecord(record).position!.open.timeIsUp).toBe(true);
  });

  test('a caller whose clock stands still while people think says when time is up', () => {
    const match = new TimedMatch('caller');
    match.deal(5000);
    match.wake(5000 + 10 * MINUTE);
    expect(match.open.timeIsUp).toBe(false);
    expect(statusOf(match.table).timeUpAt).toBeNull();
    expect(match.give({ type: 'time-up', at: 5000 + 10 * MINUTE })).toBe(true);
    expect(match.open.timeIsUp).toBe(true);
    expect(match.give({ type: 'time-up', at: 5000 + 10 * MINUTE })).toBe(false);
  });
});
