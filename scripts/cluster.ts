// Starts a cluster on this machine: npm run cluster -- [--servers N] [--port N]

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LocalCluster, MISSING_PROGRAMS } from '../packages/server/local-cluster/local-cluster.ts';
import { buildPage } from './page/build.ts';

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '3' },
    /** The port of the proxy; 0 for any free one. */
    port: { type: 'string', default: '0' },
  },
});
const PAGE = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

if (MISSING_PROGRAMS !== null) {
  console.error(`cluster: ${MISSING_PROGRAMS}`);
  process.exit(1);
}
const outcome = buildPage();
if (typeof outcome === 'number') process.exit(outcome);

const stopping = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.resolve());

const size = Number(values.servers);
const cluster = await LocalCluster.prepare({
  size,
  port: Number(values.port),
  ignoresCtrlC: true,
  serverOptions: (index) => ({
    page: PAGE,
    env: { SCHUPF_LOG_LEVEL: 'warn' },
    onLogged: (line) => console.error(`server ${index + 1}: ${line}`),
  }),
});
try {
  const isStarted = await Promise.race([cluster.start().then(() => true), stopping.promise]);
  if (isStarted === true) {
    // By name, because browsers allow no passkeys at an IP address.
    console.log(`Open ${cluster.proxy.address.replace('127.0.0.1', 'localhost')}/`);
    console.log(`${size} servers: ${cluster.servers.map(({ address }) => address).join(' ')}`);
    console.log(`PostgreSQL: ${cluster.database}; NATS: ${cluster.nats.url}`);
    await stopping.promise;
  }
} finally {
  await cluster.close('SIGTERM');
}
