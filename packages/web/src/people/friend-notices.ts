import { effect, untracked } from '@preact/signals';
import type { SeekAsk, TableInvitation } from '@schupf/protocol';
import { dismiss, type Offer, offer } from '../app/notices.ts';
import { goTo, paramsOn, route } from '../app/router.ts';
import { shellWords } from '../i18n/language.ts';
import { loadNoticeWords, peopleWords as words } from '../i18n/people-words.ts';
import { lobbyAddress, sharedTableAddress } from '../online/online-addresses.ts';
import { askWhoIAm, isPerson, me } from '../online/state/me.ts';
import { pendingSeek, speedsIn } from '../online/state/seeking.ts';
import { friendNews, seekAsks, serverClient } from '../online/state/server-connection.ts';
import { goToTable } from '../online/state/table-intent.ts';
import { friendListAddress } from './people-addresses.ts';
import { followFriends } from './state/friend-news.ts';
import { askForFriends, dismissInvitation } from './state/friendship.ts';
import { knownRequests, saveKnownRequests } from './state/known-requests.ts';

const REQUESTS = 'requests';
/** Before the id of a friend who would like to play. */
const ASK = 'ask ';

/** The notices on the screen, by what they are about. */
const shown = new Map<string, number>();

/**
 * Tells the player on every page that someone invites them, wants to play or asks to be friends. A notice is shown until it is
 * answered, or what it is about is over. Ends when the result is called.
 */
export async function announceFriends(): Promise<() => void> {
  await loadNoticeWords();
  if (!isPerson(me.peek())) await askWhoIAm();
  const unfollow = followFriends();
  const stop = effect(() => {
    const invitations = friendNews.value?.invitations ?? [];
    const requests = friendNews.value?.requests ?? 0;
    const here = paramsOn(sharedTableAddress)?.code ?? null;
    // A request can wait until the player leaves the table; an invitation may be over by then.
    const isAtTable = route.value.page.hasOwnBar;
    untracked(() => {
      showInvitations(invitations.filter(({ table }) => table !== here));
      if (requests > 0 && !isAtTable) showRequests().catch(() => {});
      else hide(REQUESTS);
    });
  });
  const stopAsks = effect(() => {
    const asks = seekAsks.value;
    untracked(() => showAsks(asks));
  });
  return () => {
    stop();
    stopAsks();
    unfollow();
    for (const about of [...shown.keys()]) hide(about);
  };
}

function showInvitations(invitations: readonly TableInvitation[]): void {
  const valid = new Map(invitations.map((invitation) => [keyOf(invitation), invitation]));
  for (const about of [...shown.keys()])
    if (about !== REQUESTS && !about.startsWith(ASK) && !valid.has(about)) hide(about);
  for (const [about, { by, table }] of valid) {
    if (shown.has(about)) continue;
    const answer = () => {
      hide(about);
      // If this fails, the invitation expires by itself.
      dismissInvitation(table).catch(() => {});
    };
    const go = () => {
      goToTable(table, 'to-play');
      answer();
    };
    show(about, words().invitedBy(by.name), { label: words().go, accept: go, decline: answer });
  }
}

function showAsks(asks: readonly SeekAsk[]): void {
  const current = new Set(asks.map(({ by }) => `${ASK}${by.id}`));
  for (const about of [...shown.keys()]) if (about.startsWith(ASK) && !current.has(about)) hide(about);
  for (const { by, seek } of asks) {
    const about = `${ASK}${by.id}`;
    if (shown.has(about)) continue;
    const { games } = shellWords();
    const speeds = speedsIn(seek).map((speed) => games.speeds[speed].name);
    const what = `${games.variants[seek.variant].name}, ${speeds.join(' / ')}`;
    const accept = () => {
      hide(about);
      pendingSeek.value = { ...seek, friend: by.id };
      goTo(lobbyAddress.href({}));
    };
    const decline = () => {
      hide(about);
      serverClient().decline(by.id);
    };
    show(about, words().asksToPlay(by.name, what), { label: words().play, accept, decline });
  }
}

function keyOf({ by, table }: TableInvitation): string {
  return `${by.id} ${table}`;
}

async function showRequests(): Promise<void> {
  const { received } = await askForFriends();
  const known = knownRequests();
  const unknown = received.filter(({ id }) => !known.has(id));
  const [first] = unknown;
  hide(REQUESTS);
  if (first === undefined) return;
  const answer = () => {
    hide(REQUESTS);
    saveKnownRequests(received.map(({ id }) => id));
  };
  const see = () => {
    answer();
    goTo(friendListAddress.href({}));
  };
  const text = unknown.length === 1 ? words().request(first.name) : words().requests(unknown.length);
  show(REQUESTS, text, { label: words().see, accept: see, decline: answer });
}

function show(about: string, text: string, what: Offer): void {
  shown.set(about, offer(text, what));
}

function hide(about: string): void {
  const id = shown.get(about);
  if (id !== undefined) dismiss(id);
  shown.delete(about);
}
