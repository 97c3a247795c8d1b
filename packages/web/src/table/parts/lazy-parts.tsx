import { signal } from '@preact/signals';
import { lazy } from '../../app/lazy.tsx';
import { settings } from '../../app/settings.ts';
import { loadSheetWords } from '../../sheet/words.ts';

/** What a table needs after its first cards only. */

export const PushTable = lazy(async () => (await import('./PushTable.tsx')).PushTable, { quiet: true });
export const Choosers = lazy(async () => (await import('./Choosers.tsx')).Choosers, { quiet: true });
export const RoundEnd = lazy(
  async () => (await Promise.all([import('../../sheet/parts/RoundEnd.tsx'), loadSheetWords()]))[0].RoundEnd,
);
export const PanelContent = lazy(
  async () => (await Promise.all([import('./PanelContent.tsx'), loadSheetWords()]))[0].PanelContent,
);
export const CommandLine = lazy(async () => (await import('./CommandLine.tsx')).CommandLine, { quiet: true });
export const Tip = lazy(
  async () => {
    const [{ Tip: card }, { fetchTipWords }] = await Promise.all([
      import('../../tips/Tip.tsx'),
      import('../../tips/words.ts'),
    ]);
    await fetchTipWords();
    return card;
  },
  { quiet: true },
);

/** What a finger does beyond tapping; null until it has come. */
export const HandGestures = signal<typeof import('../input/hand-gestures.ts').HandGestures | null>(null);

/** Comes with the table, for those who want tips: one that comes later pushes the cards up. */
export function fetchTips(): void {
  if (settings.peek().tips) void Tip.fetch();
}

/** Fetched while the first cards are looked at, so that nobody waits for it later. */
export function fetchLater(): void {
  const fetch = () => {
    import('../input/hand-gestures.ts').then(
      (gestures) => {
        HandGestures.value = gestures.HandGestures;
      },
      () => {},
    );
    for (const part of [PushTable, Choosers, RoundEnd, PanelContent, CommandLine]) void part.fetch();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetch, { timeout: 5000 });
  else setTimeout(fetch, 2000);
}

/** Keys are heard as soon as what knows them has come. Returns how to stop it. */
export function listenToKeys(...to: Parameters<typeof import('../input/table-keys.ts').listen>): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  import('../input/table-keys.ts').then(
    ({ listen }) => {
      if (!isOver) stop = listen(...to);
    },
    () => {},
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
