import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { openFolder, readSettings, Server, type Settings, Site, type Storage } from '@schupf/server';
import { type Command, failed, type Io, misuse, SUCCESS } from '../command.ts';
import { reasonOf } from '../files.ts';
import { readNumber } from '../flags.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serve: Command = {
  operands: '',
  details: `
Prints the address and runs until Ctrl-C. All data is in one folder, which only one server can use at a time. The page
is read once, at startup. If the port is taken, the next free one is used; 0 means any free port. The environment
variables HOST, PORT and SCHUPF_DATA can be used instead of the flags; README.md lists the others.
`,
  flags: {
    host: { value: 'ADDRESS', default: process.env['HOST'] || '127.0.0.1', help: 'address to listen on' },
    port: { value: 'N', default: process.env['PORT'] || '3000', help: 'the first port to try' },
    data: { value: 'FOLDER', help: 'folder for all data' },
    root: { value: 'FOLDER', help: 'folder of the page to serve (default: the built web app)' },
  },
  takesPositionals: false,
  async run(given, io) {
    const port = readNumber(given, 'port', 0, 65_535);
    if (!port.ok) return misuse(port.problem, io);
    const folder = given.values['root'];
    const root = folder === undefined ? BUILT : resolve(io.cwd, folder);
    if (!existsSync(join(root, 'index.html'))) {
      return misuse(`there is no index.html in ${root}: "npm run build" creates it`, io);
    }
    const data = given.values['data'];
    const read = readSettings(
      data === undefined ? process.env : { ...process.env, SCHUPF_DATA: data },
      availableParallelism(),
    );
    if (!read.ok) return misuse(read.problem, io);
    const endpoint = { host: given.values['host']!, port: port.value };
    return serveUntilStopped(new Site(root), read.settings, endpoint, io);
  },
};

async function serveUntilStopped(
  site: Site,
  settings: Settings,
  endpoint: { readonly host: string; readonly port: number },
  io: Io,
): Promise<number> {
  const stopped = stopSignal();
  let storage: Storage;
  try {
    storage = await openFolder(resolve(io.cwd, settings.data));
  } catch (error) {
    return failed(reasonOf(error), io);
  }
  const server = await Server.open({ storage, site, settings });
  try {
    const { port, address, others } = await server.listen(endpoint);
    if (endpoint.port !== 0 && port !== endpoint.port) io.write(`Port ${endpoint.port} is taken.\n`);
    io.write(`Open ${settings.publicUrl?.href ?? address}\n`);
    for (const other of others) io.write(`On your network: ${other}\n`);
    // At its end a program stores what it has compiled, for its next start. A server may be killed.
    flushCompileCache();
    await stopped;
  } catch (error) {
    return failed(`cannot listen at ${endpoint.host}:${endpoint.port}: ${reasonOf(error)}`, io);
  } finally {
    await server.close();
  }
  return SUCCESS;
}

/** Call it before the address is printed: a process that reads the address may send a signal immediately. */
function stopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  return promise;
}
