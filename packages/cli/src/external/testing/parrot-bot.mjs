// Replies what it was taught and writes down what it hears: node parrot-bot.mjs REPLIES HEARD
// REPLIES is a file with a line of JSON for each greeting and question.
import { appendFileSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , replies, heard] = process.argv;
const lines = readFileSync(replies, 'utf8').trim().split('\n');
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(heard, `${line}\n`);
  const { type } = JSON.parse(line);
  if (type === 'hello' || type === 'question') process.stdout.write(`${lines.shift()}\n`);
}
