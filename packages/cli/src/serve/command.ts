import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Result, success } from '@schupf/rules';
import {
  isTracing,
  LinkError,
  type ListenOptions,
  openStorage,
  readSettings,
  Server,
  type Settings,
  Site,
  type Storage,
  WordListError,
} from '@schupf/server';
import { absolute, DATA_FLAG, environmentWith } from '../backup/data-location.ts';
import { type Command, FAILURE, failed, type Io, misuse, SUCCESS } from '../command.ts';
import { reasonOf } from '../files.ts';
import { type ParsedArgs, readNumber } from '../flags.ts';
import { StopSignal } from './stop-signal.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const DEFAULT_PORT = 3000;
/** The server itself speaks only http, so a public https address means that there is a proxy. */
const NO_PROXY = `schupf: SCHUPF_PUBLIC_URL is https, but SCHUPF_TRUST_PROXY does not name the proxy: everyone will seem \
to come from one address and share its limits\n`;
const NO_TRACES = `schupf: OTEL_EXPORTER_OTLP_ENDPOINT is set, but nothing is loaded that sends traces there: see \
docs/operations.md\n`;

export const serve: Command = {
  operands: '',
  details: `
Prints the address and runs until Ctrl-C. All data is in one folder, which only one server can use at a time, or in the
PostgreSQL database that the environment variable SCHUPF_DATABASE_URL names. The web app is read once, at startup.
Without --port, the server takes the first free port from 3000; 0 means any free port. Several processes can share a
PostgreSQL database if the environment variable SCHUPF_NATS_URL names a NATS server, which links them. The environment
variables HOST, PORT, SCHUPF_DATA and SCHUPF_ROLES can be used instead of the flags; README.md lists the others.
`,
  flags: {
    host: { value: 'ADDRESS', default: process.env['HOST'] || '127.0.0.1', help: 'address to listen on' },
    port: { value: 'N', help: 'port to listen on (default: PORT, or the first free one from 3000)' },
    ...DATA_FLAG,
    role: {
      value: 'ROLES',
      help: 'what this process does, several separated by commas: gateway, tables, bots, jobs (default: SCHUPF_ROLES, or all)',
    },
    legal: {
      value: 'FOLDER',
      help: 'folder with your privacy text, terms and imprint (default: SCHUPF_LEGAL, or legal in the data folder)',
    },
    root: {
      value: 'FOLDER',
      help: 'folder of the web app to serve (default: the one that "npm run build" creates)',
    },
  },
  takesPositionals: false,
  async run(args, io) {
    const endpoint = readEndpoint(args);
    if (!endpoint.ok) return misuse(endpoint.problem, io);
    const folder = args.values['root'];
    const root = folder === undefined ? BUILT : resolve(io.cwd, folder);
    if (!existsSync(join(root, 'index.html'))) {
      return misuse(`there is no index.html in ${root}: "npm run build" creates it`, io);
    }
    const { role } = args.values;
    const env = environmentWith(args);
    const read = readSettings(
      role === undefined ? env : { ...env, SCHUPF_ROLES: role },
      availableParallelism(),
    );
    if (!read.ok) return misuse(read.problem, io);
    const legal = args.values['legal'] ?? read.settings.legalFolder;
    const legalFolder = legal === null ? null : resolve(io.cwd, legal);
    return serveUntilStopped(new Site(root), { ...read.settings, legalFolder }, endpoint.value, io);
  },
};

/** A proxy or a firewall may rely on a requested port, so only the default port may be replaced. */
function readEndpoint(args: ParsedArgs): Result<ListenOptions> {
  const host = args.values['host']!;
  const wanted = args.values['port'] ?? (process.env['PORT'] || null);
  if (wanted === null) return success({ host, port: DEFAULT_PORT, mayMove: true });
  const port = readNumber({ ...args, values: { port: wanted } }, 'port', 0, 65_535);
  return port.ok ? success({ host, port: port.value, mayMove: false }) : port;
}

async function serveUntilStopped(
  site: Site,
  settings: Settings,
  endpoint: ListenOptions,
  io: Io,
): Promise<number> {
  const stop = new StopSignal(() => {
    io.writeError('schupf: stopped while tables were still being closed\n');
    process.exit(FAILURE);
  });
  /** Another server has taken the database while this one could not reach it. */
  const lost = Promise.withResolvers<string>();
  let storage: Storage;
  try {
    const onWarning = (line: string) => io.writeError(`schupf: ${line}\n`);
    storage = await openStorage(absolute(settings.data, io), {
      server: { isAlone: settings.natsUrl === null, onLost: lost.resolve },
      onWarning,
    });
  } catch (error) {
    stop.cancel();
    return failed(reasonOf(error), io);
  }
  let server: Server;
  try {
    server = await Server.open({ storage, site, settings });
  } catch (error) {
    stop.cancel();
    await storage.close();
    if (error instanceof LinkError || error instanceof WordListError) return failed(error.message, io);
    throw error;
  }
  try {
    const { port, address, others } = await server.listen(endpoint);
    if (endpoint.port !== 0 && port !== endpoint.port) io.write(`Port ${endpoint.port} is taken.\n`);
    io.write(`Open ${settings.publicUrl?.href ?? address}\n`);
    for (const other of others) io.write(`On your network: ${other}\n`);
    // Node saves its compile cache when the process exits, but a server may be killed, so save it now.
    flushCompileCache();
    if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] && !isTracing()) io.writeError(NO_TRACES);
    if (settings.publicUrl?.protocol === 'https:' && settings.trustProxy === false) io.writeError(NO_PROXY);
    const problem = await Promise.race([stop.received, lost.promise]);
    if (problem !== undefined) return failed(problem, io);
  } catch (error) {
    stop.cancel();
    return failed(`cannot listen at ${endpoint.host}:${endpoint.port}: ${reasonOf(error)}`, io);
  } finally {
    await server.close();
  }
  return SUCCESS;
}
