import type { SeekMessage } from '@schupf/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { play } from '../../motion/sound.ts';
import { isPerson, me } from '../state/me.ts';
import { currentSeek, pendingSeek, startSeek, stopSeek } from '../state/seeking.ts';
import { seekNews, serverClient } from '../state/server-connection.ts';
import { goToTable } from '../state/table-intent.ts';
import { Found } from './Found.tsx';
import { SeekForm } from './SeekForm.tsx';
import { Waiting } from './Waiting.tsx';
import './SeekPanel.css';

type Phase = 'idle' | 'waiting' | 'found';

/** Finds people to play with. Leaving the page stops it, unless a table was found. */
export function SeekPanel() {
  const seek = currentSeek.value;
  const news = seekNews.value;
  const phase = phaseOf(seek !== null, news);
  const panel = useRef<HTMLElement>(null);
  const previous = useRef<Phase>(phase);
  useEffect(() => leave, []);
  const pending = pendingSeek.value;
  const isSignedIn = isPerson(me.value);
  useEffect(() => {
    if (pending === null || !isSignedIn) return;
    pendingSeek.value = null;
    startSeek(pending);
  }, [pending, isSignedIn]);
  useEffect(() => {
    if (news?.type !== 'seated') return;
    seekNews.value = null;
    goToTable(news.table, 'to-play');
  }, [news]);
  // What was pressed is gone, so the focus would be lost.
  useEffect(() => {
    if (previous.current !== phase) panel.current?.focus();
    previous.current = phase;
  }, [phase]);
  useEffect(() => {
    return phase === 'found' ? comeWhenVisible() : undefined;
  }, [phase]);
  const text = words().seek;
  const title = { idle: text.title, waiting: text.looking, found: text.found }[phase];
  return (
    <section class="panel seek" aria-label={title} data-phase={phase} tabIndex={-1} ref={panel}>
      {phase !== 'idle' && <h2 class="seek__title">{title}</h2>}
      {phase === 'idle' && <SeekForm />}
      {phase === 'waiting' && <Waiting seek={seek!} place={news?.type === 'seeking' ? news : null} />}
      {phase === 'found' && news?.type === 'found' && <Found group={news} />}
      <p class="note seek__note" role="status">
        {noteOf(phase, news)}
      </p>
    </section>
  );
}

function leave(): void {
  stopSeek();
  seekNews.value = null;
}

function phaseOf(isSeeking: boolean, news: SeekMessage | null): Phase {
  if (!isSeeking) return 'idle';
  return news?.type === 'found' ? 'found' : 'waiting';
}

/** What has just happened, also for those who do not see the page. */
function noteOf(phase: Phase, news: SeekMessage | null): string {
  const text = words().seek;
  if (phase === 'idle') return news?.type === 'seek-over' ? text.over[news.reason] : '';
  return phase === 'waiting' && news?.type === 'seeking' && news.isNext ? text.isNext : '';
}

/** Someone who does not see the page is called first: the others should not have to wait for them at the table. */
function comeWhenVisible(): () => void {
  const come = () => {
    const news = seekNews.value;
    if (document.visibilityState === 'visible' && news?.type === 'found') serverClient().come(news.group);
  };
  const { title } = document;
  play('knock');
  document.title = `● ${words().seek.found} · Schupf`;
  document.addEventListener('visibilitychange', come);
  come();
  return () => {
    document.title = title;
    document.removeEventListener('visibilitychange', come);
  };
}
