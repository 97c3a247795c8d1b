import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byHints, runSession, type Typist } from '../testing/session.ts';

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'schupf-timed-'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

const MINUTE = 60_000;
const TIMED = ['play', '--seed', 'timed', '--option', 'matchEnd=time', '--option', 'minutes=10'];

/** Follows the hints and takes this long for each line. */
function slowly(perLine: number): { readonly type: Typist; readonly now: () => number } {
  const hints = byHints();
  let time = 0;
  const type: Typist = (screen) => {
    time += perLine;
    return hints(screen);
  };
  return { type, now: () => time };
}

describe('[MATCH7] a timed match in the terminal', () => {
  test('counts the time a person takes, finishes the round and ends', async () => {
    const { type, now } = slowly(MINUTE);
    const { code, out } = await runSession(TIMED, type, { now });
    expect(code).toBe(0);
    expect(out).toContain('Time is up. This is the last round.');
    expect(out).toMatch(/Time is up.+Round 1 is over\..+The match is over after 1 round\./s);
  });

  test('ends when time runs out between two rounds', async () => {
    let time = 0;
    const hints = byHints();
    const type: Typist = (screen) => {
      if (screen.includes('Round 1 is over.')) time = 11 * MINUTE;
      return hints(screen);
    };
    const { out } = await runSession(TIMED, type, { now: () => time });
    expect(out).toMatch(/Round 1 is over\..+Time is up\..+The match is over after 1 round\. Won by /s);
  });

  test('is saved with the time played, which counts after resuming', async () => {
    const { type, now } = slowly(MINUTE);
    let lines = 4;
    const leaving: Typist = (screen) => (lines-- > 0 ? type(screen) : null);
    await runSession([...TIMED, '--save', 'timed'], leaving, { cwd, now });
    const saved = readFileSync(join(cwd, 'timed'), 'utf8');
    expect(saved).toMatch(/^x-played: (180|240)$/m);
    const again = slowly(MINUTE);
    let linesInTime = 0;
    let isUp = false;
    const counting: Typist = (screen) => {
      isUp ||= screen.includes('Time is up');
      if (!isUp) linesInTime++;
      return again.type(screen);
    };
    const { out } = await runSession(['play', '--resume', 'timed'], counting, { cwd, now: again.now });
    expect(out).toContain('Time is up.');
    expect(linesInTime).toBeLessThanOrEqual(7);
    expect(out).toContain('The match is over after 1 round.');
    const finished = readFileSync(join(cwd, 'timed'), 'utf8');
    expect(finished).toContain('*time');
    expect(finished.match(/^x-played: /gm)).toHaveLength(1);
  });
});
