import { computed, signal } from '@preact/signals';
import {
  type Activity,
  Client,
  type FriendNews,
  type SeekAsk,
  type SeekMessage,
  type TableSummary,
} from '@schupf/protocol';
import { notify } from '../../app/notices.ts';
import { absolute } from '../../app/router.ts';
import { onlineWords } from '../../i18n/page-words.ts';
import {
  type ConnectionFacts,
  INITIAL_FACTS,
  MANY_FAILURES,
  troubleOf,
} from '../model/connection-trouble.ts';
import { browser } from './browser-environment.ts';
import { ask, NoServer } from './requests.ts';

const facts = signal<ConnectionFacts>(INITIAL_FACTS);

/** What is wrong with the connection to the server; null if nothing is. */
export const connectionTrouble = computed(() => troubleOf(facts.value));

/** Open tables; updated while a page shows them. */
export const lobby = signal<readonly TableSummary[] | null>(null);

/** How much is going on at the server; updated along with `lobby`. */
export const activity = signal<Activity | null>(null);

/** What has become of the seek; null if nothing has been heard of it yet. */
export const seekNews = signal<SeekMessage | null>(null);

/** Friends who would like to play now; updated while a page shows them. */
export const seekAsks = signal<readonly SeekAsk[]>([]);

/** Everything about the person's friends that changes while they are here; updated while someone wants to know. */
export const friendNews = signal<FriendNews | null>(null);

/** Increases when the list of the player's tables may have changed; updated while someone wants to know. */
export const turnNews = signal(0);

/** Increases when the connection ends. Tables that used it then have to be opened again. */
export const connectionNumber = signal(0);

let current: Client | null = null;

/** The page's only connection to the server. */
export function serverClient(): Client {
  if (current === null) {
    facts.value = INITIAL_FACTS;
    current = new Client(
      browser,
      { name: 'Schupf web' },
      {
        changed: (state, reason) => {
          const before = facts.value;
          const failures = state === 'open' ? 0 : before.failures + (state === 'waiting' ? 1 : 0);
          facts.value = { ...before, state, reason, failures };
          if (state === 'waiting' && failures >= MANY_FAILURES) void diagnose();
        },
        lobby: (tables) => {
          lobby.value = tables;
        },
        here: (now) => {
          activity.value = now;
        },
        seek: (message) => {
          seekNews.value = message;
        },
        seekAsks: (asks) => {
          seekAsks.value = asks;
        },
        error: (code) => {
          if (code === 'muted' || code === 'bad-word' || code === 'no-links')
            notify(onlineWords().table.refusals[code]);
          // If it was about a seek, nothing else will be heard of that.
          if (code === 'too-fast' && seekNews.value === null)
            seekNews.value = { type: 'seek-over', reason: 'too-often' };
        },
        turns: () => {
          turnNews.value++;
        },
        friends: (news) => {
          friendNews.value = news;
        },
      },
    );
  }
  return current;
}

/** Ends the connection. The server reads the cookie only when connecting, so another person needs a new connection. */
export function disconnect(): void {
  current?.close();
  current = null;
  lobby.value = null;
  activity.value = null;
  friendNews.value = null;
  seekNews.value = null;
  seekAsks.value = [];
  connectionNumber.value++;
}

/** Finds out why sockets keep failing: no server, an outdated page, or a network that blocks sockets. */
async function diagnose(): Promise<void> {
  const isServerReachable = await ask('GET', 'me').then(
    () => true,
    (error) => !(error instanceof NoServer),
  );
  const isOutdated = isServerReachable && (await hasOtherPage());
  facts.value = { ...facts.value, isServerReachable, isOutdated };
}

/** Whether the server now has a page with a different script. Bypasses all caches. */
async function hasOtherPage(): Promise<boolean> {
  // The script's folder depends on the page's path, so only file names are compared. They contain a digest of the
  // content.
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const mine = script?.src.split('/').at(-1);
  if (mine === undefined) return false;
  try {
    const page = await (await fetch(absolute(`?now=${Date.now()}`), { cache: 'no-store' })).text();
    return !page.includes(mine);
  } catch {
    return false;
  }
}

const retryNow = () => current?.retryNow();
addEventListener('online', retryNow);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') retryNow();
});
