// A bot that uses a pipe, in plain Node without packages. BOTS.md explains the messages.
// Try it: npm run -s schupf -- arena --a exec:"node examples/bot.mjs" --b random --deals 20
import { createInterface } from 'node:readline';
import { decide } from './decide.mjs';

const send = (message) => console.log(JSON.stringify(message));

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') send({ type: 'hello', protocol: 'schupf-bot', version: 2, name: 'lowest' });
  if (message.type === 'question') send({ type: 'answer', id: message.id, ...decide(message) });
  if (message.type === 'bye') process.exit();
}
