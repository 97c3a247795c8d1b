import process from 'node:process';
import type { Choice, Help } from '@schupf/bots';
import { NOBODY, type Seat, type View } from '@schupf/rules';
import { FAULT_KINDS, type OutsideBot, openOutsideBot } from './outside-bot.ts';

/** Legal for nobody, so that whoever checks it counts a fault: null would be "nothing now". */
const NO_ANSWER: Choice = { action: { type: 'pass', seat: NOBODY }, reasons: [] };

/** A process that plays all seats of a line-up. Throws where it does not even start. */
export async function openOutsidePlayers(command: string, time: number) {
  // `npm run` changes the folder and sets INIT_CWD to the caller's.
  const cwd = process.env['INIT_CWD'] ?? '.';
  const opened = await openOutsideBot(command, { time, cwd });
  if (!opened.ok) throw new Error(opened.problem);
  const bot = opened.value;
  return {
    choose: (view: View, seat: Seat, _help: Help, time?: number) => choiceOf(bot, view, seat, time),
    close: () => {
      complainOf(bot, command);
      bot.close().catch(() => bot.kill());
    },
  };
}

async function choiceOf(
  bot: OutsideBot,
  view: View,
  seat: Seat,
  time: number | undefined,
): Promise<Choice | null> {
  const answer = await bot.ask(view, seat, time);
  if (!answer.ok) return NO_ANSWER;
  return answer.value === null ? null : { action: answer.value, reasons: [] };
}

/** A line on stderr for whoever wrote the bot: the arena only knows how many answers were none. */
function complainOf({ faults, name }: OutsideBot, command: string): void {
  const parts = FAULT_KINDS.filter((kind) => faults[kind] > 0).map((kind) => `${kind} ${faults[kind]}`);
  if (parts.length > 0) process.stderr.write(`schupf: ${name} (${command}): ${parts.join(', ')}\n`);
}
