// Gives scripted replies and records what it receives: node parrot-bot.mjs REPLIES RECEIVED
// REPLIES is a file with a line of JSON for each hello and question.
import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , replies, received] = process.argv;
const lines = readFileSync(replies, 'utf8').trim().split('\n');
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(received, `${line}\n`);
  const { type } = JSON.parse(line);
  if (type === 'hello' || type === 'question') process.stdout.write(`${lines.shift()}\n`);
}
