import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sheetWords as words } from '../../i18n/page-words.ts';
import type { TableSession } from '../../table/state/table-session.ts';

interface Props {
  readonly session: TableSession;
}

/** The next steps after a round. */
export function RoundEndButtons({ session }: Props) {
  return (
    <div class="round-end__buttons">
      {!session.isWatching && (
        <>
          {session.view.rules.matchEnd === 'never' && (
            <button
              type="button"
              class="button"
              onClick={() => void session.command({ type: 'propose', what: 'stop' })}
            >
              {words().sheet.stop}
            </button>
          )}
          <NextRound session={session} />
        </>
      )}
    </div>
  );
}

export function NextRound({ session }: Props) {
  const { sheet } = words();
  const isReady = session.status.ready.includes(session.me);
  const { nextRoundAt } = session.status;
  return (
    <button
      type="button"
      class="button button--primary round-end__next"
      aria-disabled={isReady}
      onClick={() => {
        if (!isReady) void session.command({ type: 'ready' });
      }}
    >
      {isReady ? sheet.waiting : sheet.next}
      {nextRoundAt !== null && !isReady && <Seconds session={session} until={nextRoundAt} />}
    </button>
  );
}

/** Hidden from screen readers: announcing a number every second would drown out the points. */
function Seconds({ session, until }: Props & { readonly until: number }) {
  const left = useSignal(0);
  useEffect(() => {
    const update = () => {
      left.value = Math.max(0, Math.ceil((until - session.client.now()) / 1000));
    };
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [until, session, left]);
  return (
    <span class="round-end__seconds" aria-hidden="true">
      {left.value}
    </span>
  );
}
