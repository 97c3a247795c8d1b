import { signal } from '@preact/signals';
import { lazy } from '../../app/lazy.tsx';
import { settings } from '../../app/settings.ts';

// Parts that are not needed to show the first cards.

const pageWords = () => import('../../i18n/page-words.ts');
const loadSheetWords = async () => (await pageWords()).loadSheetWords();
const fetchTipWords = async () => (await pageWords()).fetchTipWords();

export const PushTable = lazy(async () => (await import('./PushTable.tsx')).PushTable, { quiet: true });
export const Choosers = lazy(async () => (await import('./Choosers.tsx')).Choosers, { quiet: true });
export const RoundEnd = lazy(
  async () => (await Promise.all([import('../../sheet/parts/RoundEnd.tsx'), loadSheetWords()]))[0].RoundEnd,
);
export const DailyEnd = lazy(async () => (await import('../../daily/load-daily.ts')).loadDailyEnd());
export const PanelContent = lazy(
  async () => (await Promise.all([import('./PanelContent.tsx'), loadSheetWords()]))[0].PanelContent,
);
export const ScoreColumn = lazy(
  async () =>
    (await Promise.all([import('../../sheet/parts/ScoreColumn.tsx'), loadSheetWords()]))[0].ScoreColumn,
  { quiet: true },
);
export const LogColumn = lazy(
  async () => (await Promise.all([import('../../sheet/parts/LogColumn.tsx'), loadSheetWords()]))[0].LogColumn,
  { quiet: true },
);
export const PassAhead = lazy(async () => (await import('../../turns/PassAhead.tsx')).PassAhead, {
  quiet: true,
});
export const PassChooser = lazy(async () => (await import('../../turns/PassChooser.tsx')).PassChooser, {
  quiet: true,
});
export const MenuEntries = lazy(async () => (await import('./MenuEntries.tsx')).MenuEntries, { quiet: true });
export const CommandLine = lazy(async () => (await import('./CommandLine.tsx')).CommandLine, { quiet: true });
export const Tip = lazy(
  async () => (await Promise.all([import('../../tips/Tip.tsx'), fetchTipWords()]))[0].Tip,
  { quiet: true },
);

/** Gestures beyond tapping; null until they are loaded. */
export const HandGestures = signal<typeof import('../input/hand-gestures.ts').HandGestures | null>(null);

type Moments = typeof import('../moments/Moments.tsx');

/** The two layers on which special moments are drawn; null until they are loaded. */
export const moments = signal<Pick<Moments, 'MomentBackground' | 'MomentOverlay'> | null>(null);

async function fetchMoments(): Promise<void> {
  const { loadMomentWords, MomentBackground, MomentOverlay } = await import('../moments/Moments.tsx');
  await loadMomentWords();
  moments.value = { MomentBackground, MomentOverlay };
}

/**
 * Loads tips together with the table, for players who want them, because a tip that appeared later would push the cards
 * up.
 */
export function fetchTips(): void {
  if (settings.peek().tips) void Tip.fetch();
}

/** Loads the rest while the player looks at the first cards, so that they never wait for it. */
export function fetchLater(): void {
  const fetch = () => {
    import('../input/hand-gestures.ts').then(
      (gestures) => {
        HandGestures.value = gestures.HandGestures;
      },
      () => {},
    );
    if (settings.peek().moments !== 'off') fetchMoments().catch(() => {});
    for (const part of [PushTable, Choosers, MenuEntries, RoundEnd, PanelContent, CommandLine])
      void part.fetch();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetch, { timeout: 5000 });
  else setTimeout(fetch, 2000);
}

/**
 * Handles keys. Keys that are pressed while the code is loading are handled afterwards. Returns a function that stops
 * it.
 */
export function listenToKeys(
  ...[session, open]: Parameters<typeof import('../input/table-keys.ts').listen>
): () => void {
  const early: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => early.push(event);
  addEventListener('keydown', keep);
  let isStopped = false;
  let stop = () => removeEventListener('keydown', keep);
  import('../input/table-keys.ts').then(
    ({ listen }) => {
      if (isStopped) return;
      stop();
      stop = listen(session, open, early);
    },
    () => {},
  );
  return () => {
    isStopped = true;
    stop();
  };
}
