import { computed, signal } from '@preact/signals';
import { Client, type TableSummary } from '@schupf/protocol';
import { MANY, NOTHING_YET, troubleOf, type WireFacts } from '../model/connection-trouble.ts';
import { browser } from './browser-environment.ts';
import { ask, NoServer } from './requests.ts';

const facts = signal<WireFacts>(NOTHING_YET);

/** What is wrong with the wire to the server; null when all is well. */
export const wireTrouble = computed(() => troubleOf(facts.value));

/** Open tables, while somebody wants to hear of them. */
export const lobby = signal<readonly TableSummary[] | null>(null);

/** Counts the wires: whoever holds on to a table of an old one takes it from the new. */
export const wireNumber = signal(0);

let current: Client | null = null;

/** The one wire of this page to the server. */
export function wire(): Client {
  if (current === null) {
    facts.value = NOTHING_YET;
    current = new Client(
      browser,
      { name: 'Schupf web' },
      {
        changed: (state, reason) => {
          const before = facts.value;
          const failures = state === 'open' ? 0 : before.failures + (state === 'waiting' ? 1 : 0);
          facts.value = { ...before, state, reason, failures };
          if (state === 'waiting' && failures >= MANY) void lookAround();
        },
        lobby: (tables) => {
          lobby.value = tables;
        },
      },
    );
  }
  return current;
}

/** Lets go of the wire: who comes next is somebody else, and the server asks for the cookie only once. */
export function hangUp(): void {
  current?.close();
  current = null;
  lobby.value = null;
  wireNumber.value++;
}

/** Why sockets fail again and again: no server, another version there, or something between that lets none through. */
async function lookAround(): Promise<void> {
  const isServerThere = await ask('GET', 'me').then(
    () => true,
    (error) => !(error instanceof NoServer),
  );
  const isOutdated = isServerThere && (await hasOtherPage());
  facts.value = { ...facts.value, isServerThere, isOutdated };
}

/** Whether the page at the server begins with another program than this one; asked past every cache. */
async function hasOtherPage(): Promise<boolean> {
  const mine = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  if (mine == null) return false;
  try {
    const page = await (await fetch(`./?now=${Date.now()}`, { cache: 'no-store' })).text();
    return !page.includes(mine);
  } catch {
    return false;
  }
}

const hurry = () => current?.hurry();
addEventListener('online', hurry);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') hurry();
});
