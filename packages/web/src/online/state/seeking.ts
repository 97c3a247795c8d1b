import { effect, signal } from '@preact/signals';
import type { Seek } from '@schupf/protocol';
import { connectionNumber, seekNews, serverClient } from './server-connection.ts';

/** What this page is looking for; null if it is not. */
export const currentSeek = signal<Seek | null>(null);

/** What to look for as soon as the page with the panel is open and knows the person; null for nothing. */
export const pendingSeek = signal<Seek | null>(null);

/** What is chosen for the next seek, apart from the game. It lasts until the page is reloaded. */
export const seekChoice = signal<Pick<Seek, 'speed' | 'rated' | 'friend'>>({
  speed: 'normal',
  rated: false,
  friend: null,
});

export function startSeek(seek: Seek): void {
  seekNews.value = null;
  currentSeek.value = seek;
  serverClient().seek(seek);
}

export function stopSeek(): void {
  if (currentSeek.value === null) return;
  currentSeek.value = null;
  seekNews.value = null;
  serverClient().seek(null);
}

effect(() => {
  const news = seekNews.value;
  if (news?.type === 'seated' || news?.type === 'seek-over') currentSeek.value = null;
});

// A new connection, perhaps of another person, knows nothing of the seek.
effect(() => {
  if (connectionNumber.value > 0) currentSeek.value = null;
});
