import type { Networks } from '@schupf/bots';
import kernel from '@schupf/bots/assets/kernel.wasm?url';
import weights from '@schupf/bots/assets/nanjing-1.weights?url';
import type { Deal } from '../daily/deals.ts';
import type { FromReference, ToReference } from '../daily/reference-messages.ts';
import { NetworkSource } from './network-source.ts';
import { referenceFor } from './reference-play.ts';

let source = new NetworkSource({ name: 'nanjing-1', weights, kernel });

function post(message: FromReference): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<ToReference>) => {
  switch (data.type) {
    case 'load':
      void load().then((networks) => post({ type: 'loaded', areLoaded: networks !== null }));
      return;
    case 'play':
      void play(data.deal).then(
        (result) => post({ type: 'played', deal: data.deal, result }),
        () => post({ type: 'played', deal: data.deal, result: null }),
      );
  }
});

async function load(): Promise<Networks | null> {
  const networks = await source.get();
  // The next attempt fetches them again.
  if (networks === null) source = new NetworkSource({ name: 'nanjing-1', weights, kernel });
  return networks;
}

async function play(deal: Deal): Promise<number | null> {
  const networks = await load();
  return networks === null ? null : referenceFor(deal, networks);
}
