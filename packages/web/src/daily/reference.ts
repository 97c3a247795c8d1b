import { signal } from '@preact/signals';
import { type Deal, tableIdOf } from './deals.ts';
import { entryOf, saveBots } from './progress.ts';
import type { FromReference, ToReference } from './reference-messages.ts';

/** The state of the comparisons that were requested, by table id. Finished ones are removed. */
export const comparisons = signal<Readonly<Record<string, 'running' | 'failed'>>>({});

let worker: Worker | null = null;
let waiting: ((areLoaded: boolean) => void)[] = [];

/** Loads the networks of the bots; false if they are unavailable. A deal against other bots would not count. */
export function loadBots(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting.push(resolve);
  send({ type: 'load' });
  return promise;
}

/** Lets the reference bots play the cards of a deal in the background, unless they already have. */
export function compareWithBots(deal: Deal): void {
  const id = tableIdOf(deal);
  const bots = entryOf(deal)?.bots ?? null;
  if (bots !== null || comparisons.peek()[id] === 'running') return;
  comparisons.value = { ...comparisons.peek(), [id]: 'running' };
  send({ type: 'play', deal });
}

function send(message: ToReference): void {
  if (worker === null) {
    worker = new Worker(new URL('../workers/reference.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromReference>) => receive(data));
    worker.addEventListener('error', giveUp);
  }
  worker.postMessage(message);
}

function receive(message: FromReference): void {
  switch (message.type) {
    case 'loaded':
      for (const resolve of waiting.splice(0)) resolve(message.areLoaded);
      return;
    case 'played': {
      const { deal, result } = message;
      if (result !== null) saveBots(deal, result);
      const { [tableIdOf(deal)]: _, ...others } = comparisons.peek();
      comparisons.value = result === null ? { ...others, [tableIdOf(deal)]: 'failed' } : others;
    }
  }
}

/** The worker has crashed. Everything it was asked for can be requested again. */
function giveUp(): void {
  worker?.terminate();
  worker = null;
  for (const resolve of waiting) resolve(false);
  waiting = [];
  comparisons.value = Object.fromEntries(
    Object.keys(comparisons.peek()).map((id) => [id, 'failed'] as const),
  );
}
