import { skeletonOf } from '@schupf/protocol';
import { Moderators, openBesideServer, type Storage, StorageError } from '@schupf/server';
import { DATA_FLAG, dataLocation } from '../backup/data-location.ts';
import { type Command, failed, misuse, SUCCESS } from '../command.ts';
import { ACTIONS, type Action } from './actions.ts';

const usage = ACTIONS.map(({ name, operands, summary }) => {
  const call = [name, ...operands].join(' ');
  return `  ${call.padEnd(36)}  ${summary}\n`;
}).join('');

export const moderate: Command = {
  operands: '[ACTION [OPERANDS]]',
  details: `
Without an action, lists the open reports. The actions:

${usage}
A PERSON is an id or, with an account, a handle such as @anna. This works while the server is running: what is decided
here counts right away, but it may take half a minute until someone who is excluded loses the connection. Everything is
written in the log that moderators see, as a decision of the operator. docs/moderation.md says how to act fairly.
`,
  flags: {
    ...DATA_FLAG,
    reason: { value: 'TEXT', help: 'why; the person can read it' },
    hours: { value: 'N', help: 'how long a sanction lasts (default: it does not end by itself)' },
  },
  takesPositionals: true,
  async run(args, io) {
    const [name = 'reports', ...operands] = args.positionals;
    const action = ACTIONS.find((candidate) => candidate.name === name);
    const names = ACTIONS.map((candidate) => candidate.name).join(', ');
    if (action === undefined) return misuse(`unknown action "${name}": use ${names}`, io);
    const problem = problemWith(action, operands, args.values);
    if (problem !== null) return misuse(problem, io);
    const location = dataLocation(args, io);
    if (!location.ok) return misuse(location.problem, io);
    try {
      const storage = await openBesideServer(location.value);
      try {
        const { values } = args;
        const answer = await action.run({
          moderators: moderatorsOf(storage, io.now ?? Date.now),
          storage,
          operands: await Promise.all(operands.map((operand) => personIn(operand, storage))),
          reason: values['reason'] ?? '',
          hours: values['hours'] === undefined ? null : Number(values['hours']),
        });
        if (!answer.ok) return failed(answer.problem, io);
        io.write(answer.text);
        return SUCCESS;
      } finally {
        await storage.close();
      }
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return failed(error.message, io);
    }
  },
};

const MAX_HOURS = 366 * 24;

function problemWith(
  { name, operands, needsReason }: Action,
  given: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
): string | null {
  if (given.length !== operands.length) return `usage: schupf moderate ${[name, ...operands].join(' ')}`;
  if (needsReason && !values['reason']?.trim()) return `${name} needs a --reason`;
  const { hours } = values;
  if (hours !== undefined && !(/^\d{1,5}$/.test(hours) && Number(hours) >= 1 && Number(hours) <= MAX_HOURS))
    return `--hours cannot be "${hours}": use a whole number from 1 to ${MAX_HOURS}`;
  return null;
}

function moderatorsOf(storage: Storage, date: () => number): Moderators {
  return new Moderators({
    storage,
    date,
    // The server finds out by itself.
    publishNews: async () => {},
    closeTable: async () => false,
    isSeated: async () => false,
  });
}

/** The id of a person, if the operand is a handle. */
async function personIn(operand: string, { accounts }: Storage): Promise<string> {
  if (!operand.startsWith('@')) return operand;
  return (await accounts.findHandle(skeletonOf(operand)))?.person ?? operand;
}
