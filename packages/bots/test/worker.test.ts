import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { requestFor, rulesFor, VARIANTS } from '@schupf/rules';
import { type GameRecord, replayRecord } from '@schupf/rules/notation';
import { botMatch, recordOf } from '@schupf/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemWithBot, ROSTER } from '../src/index.ts';
import { makeBot } from './make-bot.ts';
import type { RoundRequest } from './round-worker.ts';

interface Played {
  readonly globals: readonly string[];
  readonly record: GameRecord;
}

let worker: Worker;

beforeAll(() => {
  worker = new Worker(new URL('./round-worker.ts', import.meta.url), { execArgv: [] });
});

afterAll(() => worker.terminate());

async function playInWorker(request: RoundRequest): Promise<Played> {
  worker.postMessage(request);
  const [played] = await once(worker, 'message');
  return played;
}

test.for(Object.keys(ROSTER))(
  '%s plays the same rounds in a worker that has only the language’s own globals',
  async (bot) => {
    for (const variant of VARIANTS) {
      if (problemWithBot(bot, variant) !== null) continue;
      const rules = rulesFor(variant);
      const seed = `${bot} ${variant}`;
      const { globals, record } = await playInWorker({ bot, rules: requestFor(rules), seed });
      expect(globals).not.toContain('process');
      expect(globals).not.toContain('setTimeout');
      expect(record).toEqual(recordOf(rules, botMatch(makeBot(bot), rules, seed)));
      expect(replayRecord(record)).toMatchObject({ stopped: null, contradictions: [] });
    }
  },
);
