import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Command, FAILURE, type Io, misuse, SUCCESS } from '../command.ts';
import { reasonOf } from '../files.ts';
import { readNumber } from '../flags.ts';
import { type Served, serveSite } from './server.ts';
import { Site } from './site.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serve: Command = {
  name: 'serve',
  operands: '',
  summary: 'Serves the built page, for browsers of this machine or, with --host, of others.',
  details: `
Prints the address and stays until Ctrl-C. The files are read once, at the start. When the port is taken the next
free one is used; 0 is any free port. The environment variables HOST and PORT stand in for the flags.
`,
  flags: {
    host: { value: 'ADDRESS', default: process.env['HOST'] || '127.0.0.1', help: 'whom to listen to' },
    port: { value: 'N', default: process.env['PORT'] || '3000', help: 'the first port to try' },
    root: { value: 'FOLDER', help: 'what to serve, instead of the page of this repository' },
  },
  takesWords: false,
  async run(given, io) {
    const port = readNumber(given, 'port', 0, 65_535);
    if (!port.ok) return misuse(port.problem, io);
    const chosen = given.values['root'];
    const root = chosen === undefined ? BUILT : resolve(io.cwd, chosen);
    if (!existsSync(join(root, 'index.html'))) {
      return misuse(`there is no index.html in ${root}: "npm run build" makes the page`, io);
    }
    return serveUntilStopped(root, given.values['host']!, port.value, io);
  },
};

async function serveUntilStopped(root: string, host: string, port: number, io: Io): Promise<number> {
  const stopped = signalled();
  let served: Served;
  try {
    served = await serveSite(new Site(root), { host, port });
  } catch (error) {
    io.complain(`schupf: cannot listen at ${host}:${port}: ${reasonOf(error)}\n`);
    return FAILURE;
  }
  if (port !== 0 && served.port !== port) io.write(`Port ${port} is taken.\n`);
  io.write(`Open ${served.address}\n`);
  await stopped;
  await served.close();
  return SUCCESS;
}

/** The listeners are there before the address is told: whoever reads it may end us at once. */
function signalled(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  return promise;
}
