import { type Signal, useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { afterStartupOrInteraction } from '../../app/after-startup.ts';
import { isOnline, isServerAvailable, lookForServer } from '../../app/server.ts';
import { shellWords } from '../../i18n/language.ts';
import { Failed, Skeleton } from './panel-states.tsx';
import './TablesPanel.css';

type Content = FunctionComponent | 'loading' | 'failed';

/**
 * The server's open tables. The panel connects once it is near the visible part of the page, but not during startup.
 */
export function TablesPanel() {
  const { tables: text } = shellWords().home;
  const panel = useRef<HTMLElement>(null);
  const isWanted = useSignal(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        afterStartupOrInteraction(() => {
          isWanted.value = true;
        });
      },
      { rootMargin: '200px' },
    );
    observer.observe(panel.current!);
    return () => observer.disconnect();
  }, [isWanted]);
  return (
    <section class="tray tables-panel" aria-labelledby="tables-title" ref={panel}>
      <h2 class="tray__title" id="tables-title">
        {text.title}
      </h2>
      <State isWanted={isWanted.value} />
    </section>
  );
}

function State({ isWanted }: { readonly isWanted: boolean }) {
  const { home } = shellWords();
  const text = home.tables;
  const content = useSignal<Content>('loading');
  const isThere = isServerAvailable.value;
  useEffect(() => {
    if (isWanted && isThere === true) void load(content);
  }, [isWanted, isThere, content]);
  if (isThere === false)
    return isOnline.value ? (
      <Failed title={text.failed} hint={text.failedHint} onRetry={() => void lookForServer()} />
    ) : (
      <Failed title={text.offline} hint={text.offlineHint} onRetry={() => void lookForServer()} />
    );
  const Shown = content.value;
  if (Shown === 'failed')
    return <Failed title={text.failed} hint={text.failedHint} onRetry={() => void load(content)} />;
  return (
    <>
      {Shown !== 'loading' && <Shown />}
      <Skeleton lines={4} />
    </>
  );
}

async function load(content: Signal<Content>): Promise<void> {
  if (typeof content.peek() === 'function') return;
  try {
    const [{ OpenSeats }, { loadOnlineWords }] = await Promise.all([
      import('../../online/parts/OpenSeats.tsx'),
      import('../../i18n/page-words.ts'),
    ]);
    await loadOnlineWords();
    content.value = OpenSeats;
  } catch {
    content.value = 'failed';
  }
}
