import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { skipBecause } from '@schupf/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LocalNats, MISSING_NATS } from '../local-cluster/local-nats.ts';

const DEPLOY = fileURLToPath(new URL('../../../deploy/cluster', import.meta.url));
const TRY_LINK = fileURLToPath(new URL('testing/try-link.ts', import.meta.url));
const PASSWORDS = { NATS_PASSWORD: 'p@ss:word/1', NATS_BOTS_PASSWORD: 'other' };

let folder: string;
let nats: LocalNats;

/** What a process with this address and these subjects reports, in a line for each. */
async function tryLink(address: string, ...subjects: readonly string[]): Promise<string[]> {
  // Node reads the certificates it trusts only when it starts.
  const child = spawn(process.execPath, [TRY_LINK, address, ...subjects], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  await once(child, 'close');
  return output.trimEnd().split('\n');
}

describe('the example of a NATS configuration', skipBecause(MISSING_NATS), () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'schupf-nats-'));
    execFileSync(join(DEPLOY, 'certificates.sh'), [folder, 'nats.example'], { stdio: 'ignore' });
    const env = {
      ...PASSWORDS,
      NATS_CERTIFICATE: join(folder, 'nats.pem'),
      NATS_KEY: join(folder, 'nats.key'),
    };
    nats = await LocalNats.start({ config: { file: join(DEPLOY, 'nats.conf'), env } });
  });

  afterAll(async () => {
    await nats?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true });
  });

  const address = (user: string, password: string): string =>
    `tls://${user}:${encodeURIComponent(password)}@127.0.0.1:${nats.port}`;

  test('lets servers in with the password of the address, over TLS', async () => {
    expect(await tryLink(address('schupf', PASSWORDS.NATS_PASSWORD), 't.node', 'bots.search')).toEqual([
      't.node: heard',
      'bots.search: heard',
    ]);
  });

  test('refuses a wrong password', async () => {
    expect(await tryLink(address('schupf', 'wrong'))).toEqual([
      expect.stringMatching(/^cannot connect to NATS at 127.0.0.1:\d+: /),
    ]);
  });

  test('shows processes with bots only their questions', async () => {
    const lines = await tryLink(address('bots', PASSWORDS.NATS_BOTS_PASSWORD), 't.node', 'beat');
    expect(lines).toContain('t.node: not heard');
    expect(lines).toContain('beat: heard');
  });
});

test('does not send a password to a server without TLS', skipBecause(MISSING_NATS), async () => {
  const plain = await LocalNats.start();
  try {
    const child = spawn(process.execPath, [TRY_LINK, `tls://schupf:secret@127.0.0.1:${plain.port}`]);
    const [data] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(data)).toMatch(/^cannot connect to NATS at .*tls/);
  } finally {
    await plain.close();
  }
});
