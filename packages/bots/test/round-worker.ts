// Plays rounds with only JavaScript's own globals, and sends their records back.

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

/** Deletes every global that is not part of the language. The clock and the random source throw when used. */
function deleteGlobals(): void {
  const language = new Set(runInContext('Object.getOwnPropertyNames(globalThis)', createContext()));
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!language.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  const trap = () => {
    throw new Error('bots must not use a clock or a random source');
  };
  Object.assign(globalThis, { Date: trap, console: undefined });
  Object.assign(Math, { random: trap });
}

const port = parentPort!;
deleteGlobals();
port.on('message', (request: RoundRequest) => {
  port.postMessage({ globals: Object.getOwnPropertyNames(globalThis), record: playRound(request) });
});
