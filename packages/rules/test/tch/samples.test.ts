import { readdirSync, readFileSync } from 'node:fs';
import { type Action, type GameEvent, PHOENIX, type RulesRequest } from '@schupf/rules';
import {
  exportTch,
  formatRecord,
  type ImportedRound,
  importTch,
  parseRecord,
  replayRecord,
  type TchImport,
} from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { eventsOf } from './support.ts';

const SAMPLES = new URL('samples/', import.meta.url);

function sample(name: string): string {
  return readFileSync(new URL(`${name}.tch`, SAMPLES), 'utf8');
}

/** The findings for each round: whether our score agrees with the log's, its notes and its problems. */
function findings({ rounds }: TchImport): string[] {
  return rounds.map(({ claimed, counted, notes, problems }) => {
    const agrees = counted !== null && claimed?.join() === counted.join();
    const parts = [
      agrees ? 'agrees' : counted === null ? 'incomplete' : `counts ${counted.join(' - ')}`,
      ...notes.map(({ kind, line }) => `${kind} in ${line}`),
      ...problems.map(({ place, problem, refusal }) => {
        return `${refusal === null ? problem : `${refusal.code} (${refusal.rule})`} at ${place.line}:${place.column}`;
      }),
    ];
    return parts.join(', ');
  });
}

/** The samples, each of which has one quirk, with the expected findings for its rounds. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'winner-collects': ['agrees'],
  dog: ['agrees', 'agrees'],
  'bombs-out-of-turn': ['agrees'],
  'bomb-after-the-winner-is-out': ['agrees', 'agrees'],
  'bomb-against-the-wish': ['agrees, pass-before-bomb in 20', 'agrees'],
  'phoenix-low-in-a-straight': ['agrees'],
  'phoenix-low-in-a-full-house': ['agrees'],
  'wish-after-a-call': ['agrees'],
  'wish-made-twice': ['agrees, repeated-wish in 20'],
  'wish-ignored': ['incomplete, wish-must-be-met (WISH2) at 20:1', 'agrees'],
  'wish-without-mah-jong': ['incomplete, wish-needs-mah-jong (WISH1) at 20:1', 'agrees'],
  'repeated-calls': ['agrees, repeated-call in 12, repeated-call in 22, repeated-call in 23'],
  'call-after-the-first-card': ['agrees, late-call in 20', 'agrees, call-without-effect in 54'],
  'dragon-to-a-player-who-is-out': ['agrees'],
  'dragon-to-the-partner': [
    'incomplete, gift-to-opponent (DRAG2) at 35:1',
    'incomplete, gift-to-opponent (DRAG2) at 71:1',
    'agrees',
  ],
  'dragon-given-twice': ['agrees, gift-without-effect in 32'],
  'dragon-bombed-after-the-gift': ['agrees, gift-without-effect in 32'],
  'dragon-not-given': ['incomplete, gift-owed (DRAG2) at 35:1', 'agrees'],
  'dragon-to-a-seat-without-handle': ['agrees'],
  'dragon-is-the-last-card': ['agrees', 'agrees, passes-added in 71'],
  'dragon-ends-the-round': ['agrees'],
  'dragon-completes-a-double-win': ['agrees, gift-without-effect in 32'],
  'passes-out-of-turn': ['agrees, pass-left-out in 19, pass-left-out in 25, pass-left-out in 35'],
  'play-out-of-turn': ['incomplete, pass-left-out in 36, not-your-turn (PLAY4) at 37:1', 'agrees'],
  'winner-has-not-collected': ['agrees, collecting-added in 23'],
  'cards-after-the-end': ['agrees, not-now (PLAY4) at 33:1', 'agrees'],
  'result-is-wrong': ['counts 25 - 75, by the rules, the round scores 25 - 75 at 35:1', 'agrees'],
  'bombs-line-is-wrong': ['agrees, bombs-differ in 16'],
  'card-dealt-twice': ['incomplete, SD is dealt twice at 9:1', 'agrees'],
  'first-eight-not-in-hand': ['incomplete, SK is not among the fourteen cards at 2:1', 'agrees'],
  'unreadable-line': ['incomplete, expected a card or the colon before the cards at 25:10', 'agrees'],
  'round-begun-again': ['incomplete, the round is cut off here at 10:52', 'agrees'],
  'cut-off': ['agrees', 'incomplete, the log is cut off here at 62:8'],
  'past-the-target': ['agrees', 'agrees', 'agrees', 'agrees'],
  'odd-handles': ['agrees'],
  'substitute-inside-a-round': ['agrees', 'agrees'],
};

test('every sample has expected findings', () => {
  const files = readdirSync(SAMPLES).map((file) => file.replace('.tch', ''));
  expect(files.sort()).toEqual(Object.keys(EXPECTED).sort());
});

describe('replays a log', () => {
  test.each(Object.keys(EXPECTED))('%s', (name) => {
    const imported = importTch(sample(name));
    expect(findings(imported)).toEqual(EXPECTED[name]);
    for (const round of imported.rounds) expect(() => eventsOf(round)).not.toThrow();
    expect(replayRecord(imported.record)).toMatchObject({ stopped: null, contradictions: [] });
    expect(parseRecord(formatRecord(imported.record))).toMatchObject({ ok: true });
  });
});

describe('infers what a log leaves out', () => {
  test('the winner of a trick collects it with a pass, unless they are out', () => {
    const [round] = importTch(sample('winner-collects')).rounds;
    const gathered = eventsOf(round!).filter(({ type }) => type === 'gathered');
    const passes = sample('winner-collects').match(/passt\./g)!.length;
    expect(actionsOf(round!, 'pass').length).toBe(passes - gathered.length - 1);
  });

  test('the Dog gives the lead to the partner, or back to the player who led it', () => {
    const leads = importTch(sample('dog')).rounds.map((round) => {
      const events = eventsOf(round).filter(({ type }) => type === 'played' || type === 'passed');
      const dog = events.findIndex((event) => event.type === 'played' && event.play.kind === 'dog');
      return events.slice(dog, dog + 2).map(seatOf);
    });
    expect(leads).toEqual([
      [1, 3],
      [1, 1],
    ]);
  });

  test('bombs come out of turn, after the last pass and on the player’s own trick', () => {
    const [round] = importTch(sample('bombs-out-of-turn')).rounds;
    expect(actionsOf(round!, 'bomb').map(seatOf)).toEqual([3, 1, 1]);
  });

  test('once the winner is out, the result shows whether a bomb beat their trick or led the next', () => {
    const bombs = importTch(sample('bomb-after-the-winner-is-out')).rounds.map(
      (round) => actionsOf(round, 'bomb').length,
    );
    expect(bombs).toEqual([0, 1]);
  });

  test('a bomb that the wish forbids on turn is played before the turn', () => {
    const bombs = importTch(sample('bomb-against-the-wish')).rounds.map((round) =>
      actionsOf(round, 'bomb').map(seatOf),
    );
    expect(bombs).toEqual([[2], [1]]);
  });

  test.each([
    ['phoenix-low-in-a-straight', 2],
    ['phoenix-low-in-a-full-house', 3],
  ])('%s: the play that beats the Phoenix reveals its rank', (name, rank) => {
    const [round] = importTch(sample(name)).rounds;
    const play = actionsOf(round!, 'play').find(({ cards }) => cards.includes(PHOENIX));
    expect(play?.phoenixAs).toEqual([rank]);
  });

  test('an unbeaten Phoenix takes the rank that its position in the line suggests, else the highest', () => {
    const ranks = ['Ph R6 G5 R4 G3 ', 'R6 G5 R4 G3 Ph '].map((cards) => {
      const text = sample('phoenix-low-in-a-straight').replace('Ph R6 G5 R4 G3 ', cards);
      const [round] = importTch(text.slice(0, text.indexOf('(2)Carla: S7'))).rounds;
      return actionsOf(round!, 'play').at(-1)?.phoenixAs;
    });
    expect(ranks).toEqual([[7], [2]]);
  });

  test('the wish belongs to the play of the Mah Jong', () => {
    const [round] = importTch(sample('wish-after-a-call')).rounds;
    expect(actionsOf(round!, 'play')[0]).toMatchObject({ seat: 0, wish: 3 });
    expect(actionsOf(round!, 'call')).toEqual([{ type: 'call', seat: 2, call: 'tichu' }]);
  });

  test('a call after the first card counts if the result includes it', () => {
    const calls = importTch(sample('call-after-the-first-card')).rounds.map(
      (round) => actionsOf(round, 'call').length,
    );
    expect(calls).toEqual([1, 0]);
  });
});

describe('outside the rounds', () => {
  test('line endings, blank lines, spaces and a byte order mark make no difference', () => {
    const text = sample('dog');
    const bare = `\uFEFF\n${text.replace(/ $/gm, '').replaceAll('Schupfen:', '\n\t\nSchupfen:  ')}`;
    const strange = bare.trimEnd().replaceAll('\n', '\r\n');
    expect(strange).not.toBe(text);
    const plain = importTch(text).rounds.map(({ actions }) => actions);
    const imported = importTch(strange);
    expect(imported.summary).toMatchObject({ agreeing: 2, problems: 0 });
    expect(imported.rounds.map(({ actions }) => actions)).toEqual(plain);
  });

  test('an unrecognised line between rounds is reported and does not end a round', () => {
    const { problems, summary } = importTch(sample('unreadable-line'));
    expect(problems).toEqual([
      { place: { line: 34, column: 1 }, problem: 'expected the beginning of a round', refusal: null },
    ]);
    expect(summary).toEqual({ rounds: 2, complete: 1, agreeing: 1, notes: 0, problems: 2 });
  });

  test('an empty log has no rounds and no problems', () => {
    expect(importTch('').summary).toEqual({ rounds: 0, complete: 0, agreeing: 0, notes: 0, problems: 0 });
  });

  test('handles may be empty or blank, and may look like cards or like a gift', () => {
    const [round] = importTch(sample('odd-handles')).rounds;
    expect(round!.handles).toEqual(['', '\u00a0', 'B2 S3', 'a: b - c']);
  });

  test('a substitute is noted at the line where they first appear, and also in the record', () => {
    const { rounds, record } = importTch(sample('substitute-inside-a-round'));
    expect(rounds[1]).toMatchObject({
      handles: ['Anna', 'Bruno', 'Carla', 'Dirk'],
      changes: [
        { line: 46, seat: 1, handle: 'Emil-2' },
        { line: 54, seat: 3, handle: 'Fritz!' },
      ],
    });
    expect(record.names).toEqual(['Anna', 'Bruno', 'Carla', 'Dirk']);
    const notices = record.rounds[1]!.lines.flatMap(({ label, items }) =>
      items.flatMap(({ move }) => (move?.type === 'news' ? [[label, ...move.words]] : [])),
    );
    expect(notices).toEqual([
      ['push', '2', 'Emil-2'],
      ['trick', '4', 'Fritz!'],
    ]);
  });

  test('a problem becomes a comment in the record', () => {
    const { record } = importTch(sample('wish-ignored'));
    expect(record.tags).toEqual([{ name: 'site', value: 'BrettspielWelt' }]);
    expect(formatRecord(record)).toMatch('{line 20: the rules refuse this: wish-must-be-met}');
  });

  test('a match continues with the score in the log, even past its end', () => {
    const scores = (name: string) => importTch(sample(name)).rounds.map(({ start }) => start.open.totals);
    expect(scores('past-the-target')).toEqual([
      [0, 0],
      [400, 0],
      [800, 0],
      [1200, 0],
    ]);
    expect(scores('result-is-wrong')).toEqual([
      [0, 0],
      [225, 475],
    ]);
  });
});

test('a card listed twice among the first eight is reported', () => {
  const text = sample('dog').replace('(0)Anna SA SD ', '(0)Anna SA SA ');
  expect(importTch(text).rounds[0]!.problems).toMatchObject([
    { place: { line: 2, column: 1 }, problem: 'a card is listed twice here' },
  ]);
});

test.each<[string, RulesRequest, string]>([
  ['for six players', { variant: 'tientsin' }, 'only nanjing can be written as a .tch log, not tientsin'],
  [
    'without the Dog',
    { variant: 'nanjing', options: { dogMode: 'removed' } },
    'a .tch log must contain the Dog, but dogMode=removed leaves it out',
  ],
])('a match %s is not exported', (_, rules, problem) => {
  const { record } = importTch(sample('dog'));
  expect(exportTch({ ...record, rules })).toEqual({ ok: false, problem });
});

test('a match that cannot be replayed is not exported', () => {
  const { record } = importTch(sample('dog'));
  const [round] = record.rounds;
  const twice = { ...record, rounds: [{ ...round!, lines: [...round!.lines, ...round!.lines] }] };
  expect(exportTch(twice)).toMatchObject({
    ok: false,
    problem: expect.stringContaining('cannot be replayed'),
  });
});

function actionsOf<Type extends Action['type']>(
  { actions }: ImportedRound,
  type: Type,
): Extract<Action, { type: Type }>[] {
  return actions.filter((action) => action.type === type) as Extract<Action, { type: Type }>[];
}

function seatOf(from: Action | GameEvent): number | null {
  return 'seat' in from ? from.seat : null;
}
