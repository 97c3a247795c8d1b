import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { TestServer } from './test-server.ts';

const DOCKERFILE = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8');

/** The exit code of the health check in the Dockerfile. */
async function healthAt(port: number): Promise<number> {
  const [, command] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(DOCKERFILE)!;
  const [, ...args] = JSON.parse(command!) as string[];
  const check = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const [code] = await once(check, 'exit');
  return code;
}

test('the health check of the Dockerfile notices whether the server answers', async () => {
  const server = await TestServer.start();
  expect(await healthAt(server.port)).toBe(0);
  await server.close();
  expect(await healthAt(server.port)).toBe(1);
});
