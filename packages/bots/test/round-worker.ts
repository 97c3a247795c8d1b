// Plays rounds where there is nothing but the language, and sends their records back.

import { createContext, runInContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { type RulesRequest, readRules } from '@schupf/rules';
import { botMatch, recordOf } from '@schupf/testkit';
import { makeBot } from './make-bot.ts';

export interface RoundRequest {
  readonly bot: string;
  readonly rules: RulesRequest;
  readonly seed: string;
}

function playRound({ bot, rules: request, seed }: RoundRequest) {
  const answer = readRules(request);
  if (!answer.ok) throw new Error(answer.problem);
  const { rules } = answer;
  return recordOf(rules, botMatch(makeBot(bot), rules, seed));
}

/** Takes away every global that a bare context of the engine does not have; clocks and dice are left as traps. */
function leaveTheLanguageAlone(): void {
  const language = new Set(runInContext('Object.getOwnPropertyNames(globalThis)', createContext()));
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!language.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  const trap = () => {
    throw new Error('there is no clock and no dice');
  };
  Object.assign(globalThis, { Date: trap, console: undefined });
  Object.assign(Math, { random: trap });
}

const port = parentPort!;
leaveTheLanguageAlone();
port.on('message', (request: RoundRequest) => {
  port.postMessage({ globals: Object.getOwnPropertyNames(globalThis), record: playRound(request) });
});
