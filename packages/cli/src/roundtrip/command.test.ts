import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VARIANTS } from '@schupf/rules';
import { expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

test.each(VARIANTS)('matches of %s survive a round trip through records', async (variant) => {
  const { code, out } = await runRecorded(['roundtrip', '--variant', variant, '--rounds', '20']);
  expect(out).toMatch(/^\.schupf: 20 rounds written and read back/m);
  expect(code).toBe(0);
});

test('four-player matches also survive a round trip through logs', async () => {
  const { out } = await runRecorded(['roundtrip', '--rounds', '20']);
  expect(out).toMatch(/^\.tch: 20 rounds written and read back/m);
});

test('the first match can be saved', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-'));
  const args = ['--variant', 'let', '--option', 'matchEnd=rounds', '--option', 'rounds=2', '--rounds', '5'];
  await runRecorded(['roundtrip', ...args, '--keep', 'kept.schupf'], [], folder);
  expect(readFileSync(join(folder, 'kept.schupf'), 'utf8').match(/^round \d$/gm)).toEqual([
    'round 1',
    'round 2',
  ]);
});
