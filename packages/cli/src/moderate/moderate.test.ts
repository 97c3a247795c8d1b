import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder } from '@schupf/server';
import { expect, onTestFinished, test } from 'vitest';
import { aReport } from '../../../server/test/moderation-contract.ts';
import { runRecorded } from '../testing/recorded.ts';

/** A folder that a server has open. */
async function beside() {
  const folder = mkdtempSync(join(tmpdir(), 'schupf-moderate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const storage = await openFolder(folder);
  onTestFinished(() => storage.close());
  for (const [id, name] of [
    ['anna', 'Anna'],
    ['ben', 'Ben'],
  ] as const)
    await storage.people.add({ id, name, since: 1 });
  const run = (...args: string[]) => runRecorded(['moderate', '--data', folder, ...args]);
  return { storage, run };
}

test('shows reports with their evidence and decides about them, beside a running server', async () => {
  const { storage, run } = await beside();
  expect(await run()).toMatchObject({ code: 0, out: 'There is no open report.\n' });
  await storage.reports.add(aReport('r1'));
  expect((await run('reports')).out).toBe('r1  1970-01-01 00:00  chat  Anna (anna), by Ben (ben): "rude"\n');
  const { out } = await run('report', 'r1');
  expect(out).toContain('1970-01-01 00:00  Anna (anna): "you fool"\n');
  expect(out).toContain('match aaa-1, round 2 (not over)\n');
  expect(await run('decide', 'r1', 'upheld')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--reason'),
  });
  expect(await run('decide', 'r1', 'perhaps', '--reason', 'x')).toMatchObject({ code: 1 });
  expect((await run('decide', 'r1', 'upheld', '--reason', 'insults')).out).toBe('The report is upheld.\n');
  expect(await run('decide', 'r1', 'upheld', '--reason', 'insults')).toMatchObject({
    code: 1,
    err: 'schupf: this was decided already, or is over\n',
  });
  expect(await storage.reports.find('r1')).toMatchObject({ decision: { outcome: 'upheld', by: null } });
  expect(await run('record', 'r1')).toMatchObject({
    code: 1,
    err: 'schupf: there is no record of a match\n',
  });
});

test('sanctions, answers appeals, lifts and renames, and writes everything down', async () => {
  const { storage, run } = await beside();
  const sanctioned = await run('sanction', 'anna', 'mute', '--hours', '5', '--reason', 'insults');
  expect(sanctioned.out).toBe('mute holds for 5 hours.\n');
  await run('sanction', 'anna', 'no-rated', '--reason', 'cheating');
  const running = await storage.sanctions.running('anna', Date.now());
  const idOf = (kind: string) => running.find((sanction) => sanction.kind === kind)!.id;
  await storage.sanctions.appeal(idOf('no-rated'), { text: 'please', at: Date.now() });
  expect((await run('appeals')).out).toMatch(
    /no-rated for Anna \(anna\).*by operator: "cheating"\n.*"please"\n$/,
  );
  const answered = await run('answer', idOf('no-rated'), 'lifted', '--reason', 'sorry');
  expect(answered.out).toBe('The sanction is lifted.\n');
  expect((await run('lift', idOf('mute'), '--reason', 'enough')).code).toBe(0);
  expect(await storage.sanctions.running('anna', Date.now())).toEqual([]);
  await run('rename', 'anna', '--reason', 'not nice');
  expect((await storage.people.find('anna'))?.name).toBe('Player ANNA');
  expect((await run('person', 'anna')).out).toMatch(
    /^Player ANNA \(anna\), here since .*\nsanctions:\n {2}\w+ {2}name/,
  );
  expect(await run('person', 'nobody')).toMatchObject({ code: 1, err: 'schupf: there is no such person\n' });
  expect((await run('log')).out.match(/operator/g)).toHaveLength(6);
});

test('appoints and dismisses moderators', async () => {
  const { run } = await beside();
  expect((await run('moderators')).out).toBe('There are no moderators.\n');
  expect((await run('appoint', 'ben')).out).toBe('The person is a moderator now.\n');
  expect(await run('appoint', 'ben')).toMatchObject({
    code: 1,
    err: 'schupf: they are a moderator already\n',
  });
  expect((await run('moderators')).out).toBe('ben  Ben\n');
  expect((await run('dismiss', 'ben')).code).toBe(0);
  expect(await run('appoint', 'nobody')).toMatchObject({ code: 1 });
});

test('explains what cannot be done', async () => {
  const { run } = await beside();
  expect(await run('forgive')).toMatchObject({
    code: 2,
    err: expect.stringContaining('unknown action "forgive"'),
  });
  expect(await run('decide', 'r1')).toMatchObject({
    code: 2,
    err: 'schupf: usage: schupf moderate decide REPORT upheld|dismissed\n',
  });
  const hours = await run('sanction', 'anna', 'mute', '--hours', '0', '--reason', 'x');
  expect(hours).toMatchObject({ code: 2, err: expect.stringContaining('--hours') });
  const elsewhere = await runRecorded(['moderate', '--data', '/nowhere/at/all']);
  expect(elsewhere).toMatchObject({
    code: 1,
    err: expect.stringContaining('it contains no data of a server'),
  });
});
