import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { follow, type Observer, PRESETS, seenBy, VARIANTS, type View, viewFor } from '@schupf/rules';
import {
  formatRecord,
  type GameRecord,
  parseRecord,
  type ReplayStep,
  replayRecord,
} from '@schupf/rules/notation';
import { mustBeSame, observersOf, viewText } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';

const FOLDER = new URL('../../../games/', import.meta.url);
const games = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.schupf'))
  .map((file) => ({ name: file.replace('.schupf', ''), ...read(file) }));

function read(file: string): { text: string; record: GameRecord } {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const answer = parseRecord(text);
  if (!answer.ok) throw new Error(`${file}:${answer.place.line}:${answer.place.column}: ${answer.problem}`);
  return { text, record: answer.record };
}

test('there is a complete game for each variant and each preset', () => {
  const rules = games.map(({ record }) => record.rules);
  expect(new Set(rules.map(({ variant }) => variant))).toEqual(new Set(VARIANTS));
  expect(new Set(rules.flatMap(({ preset }) => preset ?? []))).toEqual(new Set(PRESETS));
  for (const { record } of games) {
    expect(replayRecord(record).position?.open.phase).toBe('match-over');
  }
});

describe.each(games)('$name', ({ name, text, record }) => {
  test('is formatted exactly as the program would write it', () => {
    expect(formatRecord(record)).toBe(text);
  });

  test('replays without contradictions, and every view matches the golden file', async () => {
    const digests = new ViewDigests();
    const { stopped, contradictions } = replayRecord(record, (step) => digests.add(step));
    expect(stopped).toBeNull();
    expect(contradictions).toEqual([]);
    await expect(digests.report()).toMatchFileSnapshot(new URL(`views/${name}.txt`, FOLDER).pathname);
  });
});

/**
 * A digest of every observer's views for each line of a record. The views are taken from the positions and must equal
 * those of an observer who only applied the events they saw.
 */
class ViewDigests {
  private readonly followed = new Map<Observer, View>();
  private readonly lines: {
    readonly label: string;
    readonly digests: Map<Observer, ReturnType<typeof createHash>>;
  }[] = [];
  private line: unknown;

  add(step: ReplayStep): void {
    if (step.action === null) return;
    const { before, after, events } = step;
    this.startLine(step);
    for (const observer of observersOf(after)) {
      const view = viewFor(after, observer);
      const last = this.followed.get(observer) ?? viewFor(before, observer);
      const followed = events.map((event) => seenBy(event, observer, after.open)).reduce(follow, last);
      mustBeSameView(followed, view, `the view of ${observer} after ${JSON.stringify(step.action)}`);
      this.followed.set(observer, followed);
      this.digestOf(observer).update(viewText(view));
    }
  }

  report(): string {
    return this.lines
      .map(({ label, digests }) => {
        const seen = [...digests].map(
          ([observer, digest]) => `${nameOf(observer)} ${digest.digest('hex').slice(0, 8)}`,
        );
        return `${label}: ${seen.join(', ')}\n`;
      })
      .join('');
  }

  /** A deal has no line of its own, so the round stands for it. */
  private startLine({ round, line }: ReplayStep): void {
    const current = line ?? round;
    if (this.line === current) return;
    this.line = current;
    const tricks = round.lines.filter(({ label }) => label === 'trick');
    const place = line === null ? 'deal' : line.label === 'trick' ? tricks.indexOf(line) + 1 : line.label;
    this.lines.push({ label: `round ${round.number} ${place}`, digests: new Map() });
  }

  private digestOf(observer: Observer): ReturnType<typeof createHash> {
    const { digests } = this.lines.at(-1)!;
    const digest = digests.get(observer) ?? createHash('sha256');
    digests.set(observer, digest);
    return digest;
  }
}

type History = View['open']['past'];

/** Pairs of histories that were found to be equal. A history never changes: a new event starts a new one. */
const compared = new WeakMap<NonNullable<History>, History>();

/** Compares views after every action of a round, without comparing the whole history each time. */
function mustBeSameView(actual: View, expected: View, what: string): void {
  mustBeSame(actual, expected, what, ['past']);
  let left = actual.open.past;
  let right = expected.open.past;
  while (left !== null && right !== null && compared.get(left) !== right) {
    mustBeSame(left.event, right.event, `${what}: an event of its history`);
    compared.set(left, right);
    left = left.before;
    right = right.before;
  }
  if ((left === null) !== (right === null)) throw new Error(`${what}: its history has a different length`);
}

/** Records number players from 1. */
function nameOf(observer: Observer): string {
  return typeof observer === 'number' ? String(observer + 1) : observer;
}
