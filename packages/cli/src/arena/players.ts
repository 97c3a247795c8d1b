import { type Choice, type DecisionContext, ROSTER } from '@schupf/bots';
import type { Seat, View } from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import { openExternalPlayers } from '../external/external-players.ts';
import { makeBot } from '../make-bot.ts';

/** The prefix of an external bot's command line. */
const OUTSIDE = 'exec:';
/** The separator between the names of two partners. */
const AND = '+';
/** Default milliseconds per decision for an external bot. */
const OUTSIDE_MS = 1000;

/** The players of one line-up. Our own bots answer synchronously; external ones asynchronously. */
export interface Players {
  /**
   * `time` is for bots that track their own time: the milliseconds for this decision, if they differ from the
   * default.
   */
  choose(
    view: View,
    seat: Seat,
    context: DecisionContext,
    time?: number,
  ): Choice | null | Promise<Choice | null>;
  close(): void;
}

/** Checks the names without starting any bot; two names joined by a plus are two partners. */
export function readPlayers(name: string): Answer<string> {
  const unknown = isOutside(name) ? undefined : name.split(AND).find((one) => !Object.hasOwn(ROSTER, one));
  if (unknown === undefined && name.split(AND).length <= 2) return answered(name);
  return refused(
    `unknown bot "${unknown ?? name}": use ${Object.keys(ROSTER).join(', ')}, two of them with a plus as partners, ` +
      'or exec:"COMMAND LINE"',
  );
}

/** Each caller gets its own players, because bots have working memory. */
export async function openPlayers(name: string, milliseconds = OUTSIDE_MS): Promise<Players> {
  const known = readPlayers(name);
  if (!known.ok) throw new Error(known.problem);
  if (isOutside(name)) return openExternalPlayers(name.slice(OUTSIDE.length), milliseconds);
  const bots = name.split(AND).map(makeBot);
  // Partners sit opposite each other, so they alternate over the seats of a side.
  const botAt = (seat: Seat) => bots[(seat >> 1) % bots.length]!;
  return { choose: (view, seat, context) => botAt(seat).choose(view, seat, context), close: () => {} };
}

function isOutside(name: string): boolean {
  return name.startsWith(OUTSIDE) && name.length > OUTSIDE.length;
}
