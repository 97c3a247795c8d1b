import { type Choice, type Help, ROSTER } from '@schupf/bots';
import type { Seat, View } from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import { openExternalPlayers } from '../external/external-players.ts';
import { makeBot } from '../make-bot.ts';

/** What stands before the command line of a process that plays. */
const OUTSIDE = 'exec:';
/** What stands between the names of two partners. */
const AND = '+';
/** Milliseconds a process has for a decision where nobody says otherwise. */
const OUTSIDE_MS = 1000;

/** Whoever plays the seats of one line-up. A bot of ours answers at once; one outside may take its time. */
export interface Players {
  /** `time` is for those who measure it themselves: milliseconds for this decision, if not as many as for others. */
  choose(view: View, seat: Seat, help: Help, time?: number): Choice | null | Promise<Choice | null>;
  close(): void;
}

/** Whether there are players of this name, without starting any; two names with a plus are two partners. */
export function readPlayers(name: string): Answer<string> {
  const unknown = isOutside(name) ? undefined : name.split(AND).find((one) => !Object.hasOwn(ROSTER, one));
  if (unknown === undefined && name.split(AND).length <= 2) return answered(name);
  return refused(
    `unknown bot "${unknown ?? name}": use ${Object.keys(ROSTER).join(', ')}, two of them with a plus as partners, ` +
      'or exec:"COMMAND LINE"',
  );
}

/** Players of their own for each caller, because bots keep working memory. */
export async function openPlayers(name: string, milliseconds = OUTSIDE_MS): Promise<Players> {
  const known = readPlayers(name);
  if (!known.ok) throw new Error(known.problem);
  if (isOutside(name)) return openExternalPlayers(name.slice(OUTSIDE.length), milliseconds);
  const bots = name.split(AND).map(makeBot);
  // Partners sit opposite each other: of the seats of one side every second is the other's.
  const botAt = (seat: Seat) => bots[(seat >> 1) % bots.length]!;
  return { choose: (view, seat, help) => botAt(seat).choose(view, seat, help), close: () => {} };
}

function isOutside(name: string): boolean {
  return name.startsWith(OUTSIDE) && name.length > OUTSIDE.length;
}
