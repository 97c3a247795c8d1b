import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const EXAMPLE = 'examples/play-round.ts';
const README = readFileSync('README.md', 'utf8');
const section = README.slice(README.indexOf('## Use it as a library'), README.indexOf('## Commands'));

function run(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

/** The code blocks of the section in a language, without their fences. */
function blocks(language: string): string[] {
  return [...section.matchAll(/^```(\w*)\n(.*?)^```$/gms)].flatMap(([, name, text]) =>
    name === language ? [text!] : [],
  );
}

test('README shows what the example prints, however it is started', () => {
  const ways = [...section.matchAll(/`node ((?:\S+ )?examples\/play-round\.ts)`/g)].map(([, way]) => way!);
  expect(ways).toEqual([EXAMPLE, `scripts/run.mjs ${EXAMPLE}`]);
  const [shown] = blocks('');
  for (const way of ways) {
    const printed = run(...way.split(' '));
    const parts = shown!.split('...\n');
    expect(parts).toHaveLength(3);
    let from = 0;
    for (const part of parts) {
      const found = printed.indexOf(part, from);
      expect(found, part).toBeGreaterThanOrEqual(0);
      from = found + part.length;
    }
    expect(from).toBe(printed.length);
  }
});

test('README shows the same loop as the example', () => {
  const code = readFileSync(EXAMPLE, 'utf8');
  const loop = blocks('ts').find((block) => block.includes('tableActionNow'));
  for (const paragraph of loop!.split('\n\n')) expect(code).toContain(paragraph);
});

test.each(['1', 'tuesday', 'friday'])('the example plays any deal to its end: %s', (seed) => {
  const printed = run(EXAMPLE, seed);
  expect(printed.match(/^\w pushes \w+ to \w$/gm)).toHaveLength(12);
  const points = /A and C (-?\d+), B and D (-?\d+)\.\n/.exec(printed)!.slice(1).map(Number);
  expect([100, 200]).toContain(points[0]! + points[1]!);
});
