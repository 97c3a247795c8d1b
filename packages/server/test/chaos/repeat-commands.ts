import { type ServerMessage, SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import { difference } from '@schupf/testkit';
import { WebSocket } from 'ws';
import type { Device } from './device.ts';
import type { SimulatedGroup } from './simulated-group.ts';

/** The server remembers at least this many commands per person. */
const MAX_REPEATED = 50;

/** Resends everyone's last commands over new connections. The replies must be the same as before. */
export async function repeatEverything(
  address: string,
  groups: readonly SimulatedGroup[],
): Promise<{ readonly count: number; readonly problems: readonly string[] }> {
  const problems: string[] = [];
  let count = 0;
  for (const { devices, codes } of groups) {
    const code = codes.at(-1)!;
    for (const device of devices) {
      if (device.receiver.type !== 'person') continue;
      const answered = [...device.answers()].filter(
        ([key, replies]) => key.startsWith(code) && replies.some(({ ok }) => ok),
      );
      const last = answered.slice(-MAX_REPEATED);
      const newReplies = await repeat(
        address,
        device,
        code,
        last.map(([key]) => device.sent.get(key)!.text),
      );
      count += last.length;
      for (const [key, replies] of last) {
        const changed = difference(
          newReplies.get(key),
          replies.find(({ ok }) => ok),
        );
        if (changed !== null) problems.push(`command ${key} got a different reply when repeated: ${changed}`);
      }
    }
  }
  return { count, problems };
}

async function repeat(
  address: string,
  { options }: Device,
  code: string,
  commands: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const answers = new Map<string, unknown>();
  if (commands.length === 0) return answers;
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`, SUBPROTOCOL, {
    headers: { origin: address, ...options.headers },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = (message: unknown): void => socket.send(JSON.stringify(message));
  socket.on('open', () => send({ type: 'hello', client: 'again' }));
  socket.on('error', () => resolve());
  socket.on('close', () => resolve());
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'welcome') send({ type: 'watch', table: code, since: null });
    if (message.type === 'info') for (const command of commands) socket.send(command);
    if (message.type === 'reply') answers.set(`${message.table} ${message.id}`, message.reply);
    if (answers.size === commands.length) resolve();
  });
  const timer = setTimeout(resolve, 120_000);
  await promise;
  clearTimeout(timer);
  socket.terminate();
  return answers;
}
