import type { Choice, DecisionContext } from '@schupf/bots';
import { failure, type Result, type Seat, success, type Variant, type View } from '@schupf/rules';
import { openExternalPlayers } from '../external/external-players.ts';
import { makeBot, readBotName } from '../make-bot.ts';

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
export function readPlayers(name: string, variant: Variant): Result<string> {
  if (isExternal(name)) return success(name);
  const names = name.split(SEPARATOR);
  const faulty = names.length > 2 ? readBotName(name, variant) : firstFailure(names, variant);
  if (faulty === null || faulty.ok) return success(name);
  return failure(`${faulty.problem}, two of them joined by a plus as partners, or exec:"COMMAND LINE"`);
}

function firstFailure(names: readonly string[], variant: Variant): Result<string> | null {
  return names.map((bot) => readBotName(bot, variant)).find((read) => !read.ok) ?? null;
}

/** Every call creates new players, because a bot reuses internal buffers. */
export async function openPlayers(
  name: string,
  variant: Variant,
  milliseconds = EXTERNAL_MS,
): Promise<Players> {
  const known = readPlayers(name, variant);
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
