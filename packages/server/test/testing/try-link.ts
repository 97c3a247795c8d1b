// Says which subjects a process can hear at a NATS server, or why it cannot connect: try-link.ts ADDRESS [SUBJECT...]

import process from 'node:process';
import { NatsLink } from '../../src/cluster/nats-link.ts';

const [address = '', ...subjects] = process.argv.slice(2);

try {
  const link = await NatsLink.open(address, { onFault: () => {} });
  const heard = new Set<string>();
  for (const subject of subjects) link.listen(subject, () => heard.add(subject));
  for (const subject of subjects) link.publish(subject, {});
  // Without listeners the answer is immediate, and it arrives after everything that was published before.
  await link.request('nobody', {}, 5000);
  for (const subject of subjects) console.log(`${subject}: ${heard.has(subject) ? 'heard' : 'not heard'}`);
  await link.close();
} catch (error) {
  console.log((error as Error).message);
}
