import { exportTch, importTch, parseTch, type TchEvent } from '@schupf/rules/notation';
import { anyRules, mustBeSame, recordOf, runs, walkMatch } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsOf, exportedText, loggedEvents, randomLog, randomRounds, recordOfRounds } from './support.ts';

test('importing an exported match restores it as it was played', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (seed, count) => {
      const rounds = randomRounds(seed, count);
      const imported = importTch(exportedText(recordOfRounds(rounds)));
      expect(imported.problems).toEqual([]);
      expect(imported.rounds.length).toBe(rounds.length);
      imported.rounds.forEach((round, number) => {
        const steps = rounds[number]!;
        expect([...round.notes, ...round.problems]).toEqual([]);
        mustBeSame(
          loggedEvents(eventsOf(round)),
          loggedEvents(steps.flatMap(({ events }) => events)),
          `round ${number + 1}`,
        );
        const { points } = steps.at(-1)!.next.open.result!;
        expect(round.claimed).toEqual([points[0], points[1]]);
        expect(round.counted).toEqual(round.claimed);
      });
    }),
    runs(60),
  );
});

test('exporting an imported log restores its text', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const text = randomLog(seed, 2);
      expect(exportedText(importTch(text).record)).toBe(text);
    }),
    runs(40),
  );
});

test('a substitute who joined at the start of a round is exported', () => {
  const text = randomLog('substitute', 3);
  const second = text.indexOf('Gr.Tichukarten', 100);
  const changed = text.slice(0, second) + text.slice(second).replaceAll('Player 2', 'Emil');
  expect(changed).not.toBe(text);
  expect(exportedText(importTch(changed).record)).toBe(changed);
});

test('the four-player game can be exported under any rules', () => {
  fc.assert(
    fc.property(anyRules('nanjing', 4, { dogMode: 'partner' }), fc.string(), (rules, seed) => {
      const steps = [...walkMatch(rules, seed)];
      const exported = exportTch(recordOf(rules, steps));
      if (!exported.ok) throw new Error(exported.problem);
      const { log, parseProblems } = parseTch(exported.text);
      expect(parseProblems).toEqual([]);
      const { calls, events, result } = log.rounds[0]!;
      const { open } = steps.at(-1)!.next;
      const grand = calls.filter(({ call }) => call === 'grand').map(({ seat }) => seat);
      expect(grand).toEqual(open.grandCallers);
      expect(result?.points).toEqual(open.result!.points.slice(0, 2));
      const cards = events.flatMap((event) => (event.type === 'play' ? event.cards : []));
      expect(cards.length).toBe(rules.pack.length - open.counts.reduce((sum, count) => sum + count));
      mustPassOnce(events);
    }),
    runs(60),
  );
});

/** Collecting a trick is written as a pass, so no player may pass twice in a row or after going out. */
function mustPassOnce(events: readonly TchEvent[]): void {
  const handSizes = [14, 14, 14, 14];
  let last: TchEvent | null = null;
  for (const event of events) {
    if (event.type === 'play') handSizes[event.seat]! -= event.cards.length;
    if (event.type === 'pass') {
      expect(handSizes[event.seat]).toBeGreaterThan(0);
      expect(last?.type === 'pass' && last.seat === event.seat).toBe(false);
    }
    last = event;
  }
}
