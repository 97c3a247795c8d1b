import { effect, signal } from '@preact/signals';
import { SEEK_SPEEDS, type Seek, type SeekSpeed, type SeekTerms, suitableTerms } from '@schupf/protocol';
import { connectionNumber, seekNews, serverClient } from './server-connection.ts';

/** What this page is looking for; null if it is not. */
export const currentSeek = signal<Seek | null>(null);

/** What to look for as soon as the page with the panel is open and knows the person; null for nothing. */
export const pendingSeek = signal<Seek | null>(null);

/** Which matches suit someone: rated ones, the others, or both. */
export const RATED_CHOICES = ['unrated', 'rated', 'either'] as const;
export type RatedChoice = (typeof RATED_CHOICES)[number];

interface SeekChoice {
  readonly speeds: readonly SeekSpeed[];
  readonly rated: RatedChoice;
  readonly friend: string | null;
}

/** What is chosen for the next seek, apart from the game. It lasts until the page is reloaded. */
export const seekChoice = signal<SeekChoice>({ speeds: ['normal'], rated: 'unrated', friend: null });

/** A choice as a part of a seek. Bots play at the first of the speeds. */
export function termsOf({
  speeds,
  rated,
}: Pick<SeekChoice, 'speeds' | 'rated'>): Pick<Seek, 'speed' | 'rated' | 'also'> {
  const kinds = rated === 'either' ? [true, false] : [rated === 'rated'];
  const [first, ...also] = speeds.flatMap((speed) =>
    kinds.map((kind): SeekTerms => ({ speed, rated: kind })),
  );
  return also.length === 0 ? first! : { ...first!, also };
}

/** The speeds that suit someone, from the fastest on. */
export function speedsIn(seek: Seek): readonly SeekSpeed[] {
  const suitable = new Set(suitableTerms(seek).map(({ speed }) => speed));
  return SEEK_SPEEDS.filter((speed) => suitable.has(speed));
}

export function ratedIn(seek: Seek): RatedChoice {
  const kinds = new Set(suitableTerms(seek).map(({ rated }) => rated));
  if (kinds.size === 2) return 'either';
  return kinds.has(true) ? 'rated' : 'unrated';
}

/** From now on, all speeds suit the person. They keep their place. */
export function acceptAnySpeed(): void {
  const seek = currentSeek.value;
  if (seek === null) return;
  const speeds = [seek.speed, ...SEEK_SPEEDS.filter((speed) => speed !== seek.speed)];
  const wider = { ...seek, ...termsOf({ speeds, rated: ratedIn(seek) }) };
  seekChoice.value = { ...seekChoice.peek(), speeds: SEEK_SPEEDS };
  currentSeek.value = wider;
  serverClient().seek(wider);
}

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
