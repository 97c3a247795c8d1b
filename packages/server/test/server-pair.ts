import { onTestFinished } from 'vitest';
import { openFolder } from '../src/storage/folder.ts';
import { MemoryCluster } from './memory-link.ts';
import { temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

/** Starts two servers that share storage, as in a cluster, until the test is over. */
export async function startServerPair() {
  const storage = await openFolder(temporaryFolder());
  const links = new MemoryCluster();
  const shared = { ...storage, close: async () => {} };
  const servers: TestServer[] = [];
  for (let n = 0; n < 2; n++) servers.push(await TestServer.start({ storage: shared, link: links.join() }));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await storage.close();
  });
  const [one, other] = servers as [TestServer, TestServer];
  return { storage, one, other };
}
