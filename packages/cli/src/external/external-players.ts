import process from 'node:process';
import type { Choice, DecisionContext } from '@schupf/bots';
import { NO_SEAT, type Seat, type View } from '@schupf/rules';
import { printableLine } from '../printable.ts';
import { type ExternalBot, FAULT_KINDS, openExternalBot } from './external-bot.ts';

/** Illegal for every seat, so that the caller counts a fault; null would mean that the bot does nothing. */
const NO_ANSWER: Choice = { action: { type: 'pass', seat: NO_SEAT }, reasons: [] };

/** A process that plays all seats of a line-up. Throws if it does not start. */
export async function openExternalPlayers(command: string, time: number) {
  // `npm run` changes the working directory and puts the caller's into INIT_CWD.
  const cwd = process.env['INIT_CWD'] ?? '.';
  const opened = await openExternalBot(command, { time, cwd });
  if (!opened.ok) throw new Error(opened.problem);
  const bot = opened.value;
  return {
    choose: (view: View, seat: Seat, _context: DecisionContext, time?: number) =>
      choiceOf(bot, view, seat, time),
    close: () => {
      reportFaults(bot, command);
      bot.close().catch(() => bot.kill());
    },
  };
}

async function choiceOf(
  bot: ExternalBot,
  view: View,
  seat: Seat,
  time: number | undefined,
): Promise<Choice | null> {
  const answer = await bot.ask(view, seat, time);
  if (!answer.ok) return NO_ANSWER;
  return answer.value === null ? null : { action: answer.value, reasons: [] };
}

/** Prints a line for the author of the bot: the arena reports only how many answers were illegal. */
function reportFaults({ faults, name }: ExternalBot, command: string): void {
  const parts = FAULT_KINDS.filter((kind) => faults[kind] > 0).map((kind) => `${kind} ${faults[kind]}`);
  if (parts.length === 0) return;
  process.stderr.write(`${printableLine(`schupf: ${name} (${command}): ${parts.join(', ')}`)}\n`);
}
