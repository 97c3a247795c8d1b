import { type Choice, type DecisionContext, ROSTER } from '@schupf/bots';
import { failure, type Result, type Seat, success, type View } from '@schupf/rules';
import { openExternalPlayers } from '../external/external-players.ts';
import { makeBot } from '../make-bot.ts';

/** Marks the name of an external bot, which is followed by its command line. */
const EXTERNAL_PREFIX = 'exec:';
/** The separator between the names of two partners. */
const SEPARATOR = '+';
/** Default milliseconds per decision for an external bot. */
const EXTERNAL_MS = 1000;

/** The players of one line-up. Built-in bots answer synchronously, external bots asynchronously. */
export interface Players {
  /** `time` is the milliseconds for this decision, if they differ from the default. Only external bots use it. */
  choose(
    view: View,
    seat: Seat,
    context: DecisionContext,
    time?: number,
  ): Choice | null | Promise<Choice | null>;
  close(): void;
}

/** Checks the names without starting any bot; two names joined by a plus are two partners. */
export function readPlayers(name: string): Result<string> {
  const unknown = isExternal(name)
    ? undefined
    : name.split(SEPARATOR).find((bot) => !Object.hasOwn(ROSTER, bot));
  if (unknown === undefined && name.split(SEPARATOR).length <= 2) return success(name);
  return failure(
    `unknown bot "${unknown ?? name}": use ${Object.keys(ROSTER).join(', ')}, two of them joined by a plus as partners, ` +
      'or exec:"COMMAND LINE"',
  );
}

/** Every call creates new players, because a bot reuses internal buffers. */
export async function openPlayers(name: string, milliseconds = EXTERNAL_MS): Promise<Players> {
  const known = readPlayers(name);
  if (!known.ok) throw new Error(known.problem);
  if (isExternal(name)) return openExternalPlayers(name.slice(EXTERNAL_PREFIX.length), milliseconds);
  const bots = name.split(SEPARATOR).map(makeBot);
  // Partners sit opposite each other, so they alternate over the seats of a side.
  const botAt = (seat: Seat) => bots[(seat >> 1) % bots.length]!;
  return { choose: (view, seat, context) => botAt(seat).choose(view, seat, context), close: () => {} };
}

function isExternal(name: string): boolean {
  return name.startsWith(EXTERNAL_PREFIX) && name.length > EXTERNAL_PREFIX.length;
}
