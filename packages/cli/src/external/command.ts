import process from 'node:process';
import { ROSTER } from '@schupf/bots';
import { xoshiro128 } from '@schupf/rules';
import { type Command, failed, misuse, SUCCESS } from '../command.ts';
import { makeBot } from '../make-bot.ts';
import { ServedBot, serve } from './serve.ts';

const NAMES = Object.keys(ROSTER).join(', ');

export const bot: Command = {
  operands: 'NAME',
  details: `
NAME is one of ${NAMES}.
Reads questions and writes answers, one line of JSON each, until it receives bye or its input ends. The exit code is 1
after a line that is not part of the protocol.
`,
  flags: {
    seed: {
      value: 'TEXT',
      default: '1',
      help: 'the same text gives the same random choices in the same match',
    },
  },
  takesPositionals: true,
  async run(args, io) {
    const [name, ...more] = args.positionals;
    if (name === undefined || !Object.hasOwn(ROSTER, name) || more.length > 0)
      return misuse(`bot needs one name: ${NAMES}`, io);
    const served = new ServedBot(makeBot(name), xoshiro128(args.values['seed']!));
    const problem = await serve(served, process.stdin, (text) => io.write(text));
    if (problem === null) return SUCCESS;
    return failed(problem, io);
  },
};
