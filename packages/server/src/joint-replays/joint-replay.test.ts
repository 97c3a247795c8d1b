import { readFileSync } from 'node:fs';
import { loneRound, pastRounds } from '@schupf/replay';
import { parseRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { JointReplay } from './joint-replay.ts';
import { ReplayedMatch } from './replayed-match.ts';

const TEXT = readFileSync(new URL('../../../../games/nanjing.schupf', import.meta.url), 'utf8');
const ANNA = { id: 'anna', name: 'Anna' };
const BEN = { id: 'ben', name: 'Ben' };
const SPECTATOR = { id: 'carl', name: 'Carl' };
const VIEW = { front: 0, all: true };

/** Anna and Ben, each with one connection of the same name. Anna leads. */
function makeReplay(): JointReplay {
  const replay = new JointReplay(ReplayedMatch.read(TEXT)!);
  replay.join('anna', { person: ANNA, mayLead: true }, true);
  replay.join('ben', { person: BEN, mayLead: true }, true);
  return replay;
}

/** The first moment of the second round at which someone has led a trick. */
function firstLead(): number {
  const answer = parseRecord(TEXT);
  if (!answer.ok) throw new Error(answer.problem);
  return pastRounds(loneRound(answer.record, 2)!)[0]!.moments.findIndex(({ leads }) => leads);
}

function showLead(replay: JointReplay): void {
  expect(replay.command('anna', { type: 'show', round: 2, moment: firstLead(), view: VIEW })).toBeNull();
}

test('the first who wants to lead does, and can hand over', () => {
  const replay = makeReplay();
  expect(replay.attendance).toEqual({ leader: 'anna', people: [ANNA, BEN] });
  const show = { type: 'show', round: 1, moment: 3, view: VIEW } as const;
  expect(replay.command('ben', show)).toBe('only the leader may do this');
  expect(replay.command('ben', { type: 'lead' })).toBe('someone else leads');
  expect(replay.command('ben', { type: 'hand-over', to: 'ben' })).toBe('only the leader may do this');
  expect(replay.command('anna', { type: 'hand-over', to: 'dora' })).toBe('this person cannot lead');
  expect(replay.command('anna', { type: 'hand-over', to: 'ben' })).toBeNull();
  expect(replay.command('anna', show)).toBe('only the leader may do this');
  expect(replay.command('ben', show)).toBeNull();
  expect(replay.shown).toEqual({ round: 1, moment: 3, view: VIEW, line: null });
});

test('if the leader leaves with their last connection, what they showed stays, and anyone may lead', () => {
  const replay = makeReplay();
  replay.join('anna 2', { person: ANNA, mayLead: true }, false);
  replay.command('anna', { type: 'show', round: 2, moment: 5, view: VIEW });
  replay.leave('anna');
  expect(replay.attendance.leader).toBe('anna');
  replay.leave('anna 2');
  expect(replay.attendance).toEqual({ leader: null, people: [BEN] });
  expect(replay.shown).toMatchObject({ round: 2, moment: 5 });
  expect(replay.command('ben', { type: 'lead' })).toBeNull();
  replay.join('anna', { person: ANNA, mayLead: true }, true);
  expect(replay.attendance.leader).toBe('ben');
  replay.leave('ben');
  replay.leave('anna');
  expect(replay.isEmpty).toBe(true);
});

test('a reconnected follower does not take the lead from a leader who is late', () => {
  const replay = new JointReplay(ReplayedMatch.read(TEXT)!);
  replay.join('ben', { person: BEN, mayLead: true }, false);
  expect(replay.attendance.leader).toBeNull();
  replay.join('anna', { person: ANNA, mayLead: true }, true);
  expect(replay.attendance.leader).toBe('anna');
});

test('spectators only follow, and are not listed', () => {
  const replay = makeReplay();
  replay.join('carl', { person: SPECTATOR, mayLead: false }, true);
  replay.leave('anna');
  expect(replay.attendance).toEqual({ leader: null, people: [BEN] });
  for (const command of [
    { type: 'lead' },
    { type: 'point', at: { type: 'seat', seat: 0 } },
    { type: 'show', round: 1, moment: 0, view: VIEW },
  ] as const)
    expect(replay.command('carl', command)).toBe('spectators may only follow');
  replay.command('ben', { type: 'lead' });
  expect(replay.command('ben', { type: 'hand-over', to: 'carl' })).toBe('this person cannot lead');
});

test.each([
  ['a round that was not played', 13, 0, 0],
  ['round 0', 0, 0, 0],
  ['a moment after the end', 1, 1000, 0],
  ['the seat of a fifth player', 1, 0, 4],
])('does not show %s', (_, round, moment, front) => {
  const replay = makeReplay();
  expect(replay.command('anna', { type: 'show', round, moment, view: { front, all: true } })).not.toBeNull();
  expect(replay.shown).toBeNull();
});

test('shows exactly the moments that a client replays', () => {
  const answer = parseRecord(TEXT);
  if (!answer.ok) throw new Error(answer.problem);
  const replay = makeReplay();
  for (const { number, moments } of pastRounds(answer.record)) {
    const show = (moment: number) =>
      replay.command('anna', { type: 'show', round: number, moment, view: VIEW });
    expect(show(moments.length - 1)).toBeNull();
    expect(show(moments.length)).toBe('there is no such moment');
  }
});

test('a line takes legal moves of all seats, and can be undone, looked through and left', () => {
  const replay = makeReplay();
  expect(replay.command('anna', { type: 'what-if' })).toBe('show a moment first');
  for (const command of [{ type: 'undo' }, { type: 'step', moment: 0, view: VIEW }] as const)
    expect(replay.command('anna', command)).toBe('there is no line');
  expect(replay.command('anna', { type: 'play', action: { type: 'pass', seat: 1 } })).toBe(
    'there is no line',
  );
  showLead(replay);
  expect(replay.command('anna', { type: 'what-if' })).toBeNull();
  expect(replay.shown!.line).toEqual({ moves: [], moment: 0 });
  expect(replay.command('anna', { type: 'what-if' })).toBe('there is a line already');

  const passes = [0, 1, 2, 3].map((seat) =>
    replay.command('anna', { type: 'play', action: { type: 'pass', seat } }),
  );
  // One seat leads the trick and cannot pass; seats before it are not on their turn yet.
  expect(passes).toContain(null);
  expect(passes.some((problem) => problem?.startsWith('the rules refuse this: '))).toBe(true);
  const { moves, moment } = replay.shown!.line!;
  expect(moves.every(({ type }) => type === 'pass')).toBe(true);
  expect(moment).toBe(moves.length);
  expect(replay.command('anna', { type: 'step', moment: 0, view: { front: 2, all: false } })).toBeNull();
  expect(replay.shown).toMatchObject({ view: { front: 2, all: false }, line: { moment: 0 } });
  expect(replay.command('anna', { type: 'step', moment: moment + 1, view: VIEW })).toBe(
    'there is no such moment',
  );
  expect(replay.command('anna', { type: 'undo' })).toBeNull();
  expect(replay.shown!.line!.moves).toEqual(moves.slice(0, -1));

  showLead(replay);
  expect(replay.shown!.line).toBeNull();
});

test.each([
  ['an action of the table', { type: 'gather' }],
  ['an unknown action', { type: 'cheat', seat: 0 }],
  ['a seat that does not exist', { type: 'pass', seat: 9 }],
  ['cards that are not cards', { type: 'play', seat: 0, cards: ['DRG'] }],
])('does not play %s', (_, action) => {
  const replay = makeReplay();
  showLead(replay);
  replay.command('anna', { type: 'what-if' });
  expect(replay.command('anna', { type: 'play', action })).toBe('this is not a move');
  expect(replay.shown!.line!.moves).toEqual([]);
});

test('no line begins where no one can play a card', () => {
  const replay = makeReplay();
  replay.command('anna', { type: 'show', round: 1, moment: 0, view: VIEW });
  expect(replay.command('anna', { type: 'what-if' })).toBe('no one can play a card here');
  expect(replay.shown!.line).toBeNull();
});

test('people point at cards and seats of this game', () => {
  const replay = makeReplay();
  const point = (at: Parameters<JointReplay['command']>[1] & { type: 'point' }) => replay.command('ben', at);
  expect(point({ type: 'point', at: { type: 'card', card: 55 } })).toBeNull();
  expect(point({ type: 'point', at: { type: 'card', card: 56 } })).not.toBeNull();
  expect(point({ type: 'point', at: { type: 'seat', seat: 3 } })).toBeNull();
  expect(point({ type: 'point', at: { type: 'seat', seat: 4 } })).not.toBeNull();
});
