// Bots that break the protocol, each in its own way: node strange-bot.mjs MANNER
import { createInterface } from 'node:readline';

const [, , manner] = process.argv;
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const hello = { type: 'hello', protocol: 'schupf-bot', version: 2, name: manner };

// Each is called with a question and breaks off, keeps silent or says something.
const manners = {
  crash: () => process.exit(3),
  silent: () => {},
  babble: () => process.stdout.write('let me see\n'),
  long: () => process.stdout.write(`${'x'.repeat(200_000)}\n`),
  endless: () => process.stdout.write('x'.repeat(200_000)),
  illegal: ({ id }) => say({ type: 'answer', id, action: 9999 }),
  'other-id': ({ id }) => say({ type: 'answer', id: id + 7, action: 0 }),
  late: ({ id }) => setTimeout(() => say({ type: 'answer', id, action: 0 }), 400),
  flood: () => setInterval(() => say({ type: 'chat' }), 1),
  parting: ({ id }) => {
    say({ type: 'answer', id, action: 0 });
    process.exit();
  },
};

if (manner === 'deaf') {
  // Reads nothing after the hello, and does not want to end.
  process.on('SIGTERM', () => {});
  process.on('SIGHUP', () => {});
  say(hello);
  setInterval(() => {}, 1000);
} else if (manner === 'rude') {
  setInterval(() => {}, 1000);
} else if (manner === 'quitter') {
  process.exit(0);
} else if (manner === 'modern') {
  say({ ...hello, version: 3 });
} else if (manner === 'chatty') {
  process.stdout.write('Welcome!\n');
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === 'hello') say(hello);
    if (message.type === 'question') manners[manner](message);
  }
}
