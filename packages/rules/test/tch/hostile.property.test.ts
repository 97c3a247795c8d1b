import { type ImportedRound, importTch, parseTch, type TchImport } from '@schupf/rules/notation';
import { mustBeSame, runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsOf, randomLog } from './support.ts';

const ROUNDS = 3;
const HEADING = '---------------Gr.Tichukarten------------------';

test('a log that is cut off anywhere keeps its complete rounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
      const text = randomLog(seed, ROUNDS);
      const cut = text.slice(0, Math.floor(text.length * share));
      const whole = importTch(text);
      const imported = mustImport(cut);
      const ends = [...text.matchAll(/^Ergebnis: .*$/gm)].map(({ 0: line, index }) => index + line.length);
      const kept = ends.filter((end) => end <= cut.length).length;
      for (let number = 0; number < kept; number++) mustMatch(imported, whole, number);
      for (const { problems } of imported.rounds.slice(kept)) expect(problems.length).toBeGreaterThan(0);
    }),
    runs(60),
  );
});

test('a damaged line affects only its own round', () => {
  const anyDamage = fc.oneof(
    fc.string(),
    fc.constantFrom('(0)', '(1): S2 ', '(9)x passt.', 'Wunsch:1', 'Tichu: ', 'Ph '),
  );
  fc.assert(
    fc.property(fc.string(), fc.nat(), anyDamage, (seed, place, damage) => {
      const text = randomLog(seed, ROUNDS);
      const lines = text.split('\n');
      const candidates = lines.flatMap((line, at) => (line === HEADING || line === '' ? [] : [at]));
      const at = candidates[place % candidates.length]!;
      const damaged = lines.with(at, damage.replaceAll('\n', ' ')).join('\n');
      const whole = importTch(text);
      const imported = mustImport(damaged);
      const round = lines.slice(0, at).filter((line) => line === HEADING).length - 1;
      whole.rounds.forEach((_, number) => {
        if (number !== round) mustMatch(imported, whole, number);
      });
    }),
    runs(60),
  );
});

test('lines in any order and with any content are read or reported', () => {
  const anyEdit = fc.record({
    at: fc.nat(),
    what: fc.constantFrom('drop', 'double', 'swap', 'cut', 'insert'),
    text: fc.oneof(fc.string(), fc.string({ unit: 'binary' })),
  });
  fc.assert(
    fc.property(fc.string(), fc.array(anyEdit, { minLength: 1, maxLength: 5 }), (seed, edits) => {
      let lines = randomLog(seed, 2).split('\n');
      for (const { at, what, text } of edits) lines = edited(lines, at % lines.length, what, text);
      mustImport(lines.join('\n'));
    }),
    runs(100),
  );
});

test('any text is either read or reported', () => {
  const anyLine = fc.oneof(
    fc.string(),
    fc.constantFrom(
      HEADING,
      '---Startkarten---',
      '(0)a S2 S3 S4 S5 S6 S7 S8 S9 ',
      'Schupfen:',
      '(1) gibt: : S2 - : S3 - : S4 - ',
      '-----Rundenverlauf-----',
      '(2)b: Ma ',
      'Ergebnis: 1 - -0',
    ),
  );
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      mustImport(lines.join('\n'));
    }),
    runs(300),
  );
});

test('long rounds and long lines are read in linear time', () => {
  const text = randomLog('long', 1);
  const [start, end] = text.split('Ergebnis: ');
  const passes = '(0)x passt.\n'.repeat(20_000);
  const imported = importTch(`${start}${passes}Ergebnis: ${end}`);
  expect(imported.summary).toMatchObject({ agreeing: 1, notes: 20_000, problems: 0 });
  const line = `(0)${'S2 - S3: '.repeat(20_000)}`;
  expect(parseTch(`${HEADING}\n${line}\n`).parseProblems.length).toBe(1);
});

function edited(lines: readonly string[], at: number, what: string, text: string): string[] {
  const line = lines[at] ?? '';
  switch (what) {
    case 'drop':
      return lines.toSpliced(at, 1);
    case 'double':
      return lines.toSpliced(at, 0, line);
    case 'swap':
      return lines.toSpliced(at, 2, lines[at + 1] ?? '', line);
    case 'cut':
      return lines.with(at, line.slice(0, text.length));
    default:
      return lines.with(at, line.slice(0, line.length / 2) + text + line.slice(line.length / 2));
  }
}

/** Imports any text: the actions must be legal, and problems must have a position in the text. */
function mustImport(text: string): TchImport {
  const imported = importTch(text);
  const lines = text.split('\n');
  const problems = [...imported.problems, ...imported.rounds.flatMap((round) => round.problems)];
  for (const { place } of problems) {
    const line = lines[place.line - 1];
    expect(line, `line ${place.line}`).toBeDefined();
    expect(place.column).toBeGreaterThanOrEqual(1);
    expect(place.column).toBeLessThanOrEqual(line!.length + 1);
  }
  for (const round of imported.rounds) eventsOf(round);
  return imported;
}

function mustMatch(imported: TchImport, whole: TchImport, number: number): void {
  const contentOf = (round: ImportedRound | undefined) => [
    round?.handles,
    round?.problems,
    round?.claimed,
    round?.counted,
    round === undefined
      ? []
      : eventsOf(round).filter(({ type }) => type !== 'dealt' && type !== 'rest-dealt'),
  ];
  mustBeSame(contentOf(imported.rounds[number]), contentOf(whole.rounds[number]), `round ${number + 1}`);
}
