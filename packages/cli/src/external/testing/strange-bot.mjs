// A bot that breaks the protocol in a given way: node strange-bot.mjs BEHAVIOUR
import { createInterface } from 'node:readline';

const [, , behaviour] = process.argv;
const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const hello = { type: 'hello', protocol: 'schupf-bot', version: 2, name: behaviour };

let lastId = null;

// Each is called with every question.
const behaviours = {
  crash: () => process.exit(3),
  silent: () => {},
  babble: () => process.stdout.write('let me see\n'),
  long: () => process.stdout.write(`${'x'.repeat(200_000)}\n`),
  endless: () => process.stdout.write('x'.repeat(200_000)),
  illegal: ({ id }) => send({ type: 'answer', id, action: 9999 }),
  'other-id': ({ id }) => send({ type: 'answer', id: id + 7, action: 0 }),
  late: ({ id }) => setTimeout(() => send({ type: 'answer', id, action: 0 }), 400),
  // Answers each question when the next one arrives, which is always too late.
  belated: ({ id }) => {
    if (lastId !== null) send({ type: 'answer', id: lastId, action: 0 });
    lastId = id;
  },
  flood: () => setInterval(() => send({ type: 'chat' }), 1),
  noisy: ({ id }) => {
    process.stderr.write(`\u001b]0;mine\u0007thinking\n\tabout ${'x'.repeat(10_000)}\n\u001b[31mno line end`);
    send({ type: 'answer', id, action: 0 });
  },
  parting: ({ id }) => {
    send({ type: 'answer', id, action: 0 });
    process.exit();
  },
};

if (behaviour === 'deaf') {
  // Reads nothing and ignores signals that ask it to exit.
  process.on('SIGTERM', () => {});
  process.on('SIGHUP', () => {});
  send(hello);
  setInterval(() => {}, 1000);
} else if (behaviour === 'rude') {
  setInterval(() => {}, 1000);
} else if (behaviour === 'broken') {
  throw new Error('\u001b[31mno such opening book');
} else if (behaviour === 'quitter') {
  process.exit(0);
} else if (behaviour === 'modern') {
  send({ ...hello, version: 3 });
} else if (behaviour === 'chatty') {
  process.stdout.write('Welcome!\n');
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === 'hello') send(hello);
    if (message.type === 'question') behaviours[behaviour](message);
  }
}
