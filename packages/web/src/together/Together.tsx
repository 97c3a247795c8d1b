import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { TopBar } from '../app/TopBar.tsx';
import { replayWords } from '../i18n/page-words.ts';
import { togetherWords } from '../i18n/together-words.ts';
import { Announcer } from '../motion/announcer.tsx';
import { sharedTableAddress } from '../online/online-addresses.ts';
import { isPerson, me } from '../online/state/me.ts';
import type { SocketTable } from '../online/state/socket-table.ts';
import { type Loaded, loadMatch } from '../replay/load.ts';
import { JointReplay } from './joint-replay.ts';
import { TogetherReplay } from './TogetherReplay.tsx';

interface Props {
  readonly table: SocketTable;
  /** The number of the match at this table; null for the last one. */
  readonly match: number | null;
}

function isMe(id: string): boolean {
  const who = me.peek();
  return isPerson(who) && who.id === id;
}

/** A match that was played at this table, which people here go through together. */
export function Together({ table, match }: Props) {
  const text = togetherWords();
  const joint = useMemo(() => new JointReplay({ table, match, isMe }), [table, match]);
  useEffect(() => () => joint.close(), [joint]);
  // The table's info arrives on every new connection, which the server does not know to be in this replay.
  const info = table.info.value;
  useEffect(() => joint.join(), [joint, info]);
  const number = joint.attendance.value?.match ?? null;
  const loaded = useSignal<Loaded | null>(null);
  useEffect(() => {
    if (number === null) return;
    loadMatch({ type: 'server', match: `${table.code}-${number}` }).then(
      (found) => {
        loaded.value = found;
        const first = found.ok ? found.past.rounds[0] : undefined;
        if (!found.ok || first === undefined) return;
        const view = { front: found.past.front, all: true };
        joint.begin({ round: first.number, moment: 0, view, line: null });
      },
      () => {
        loaded.value = { ok: false, why: 'no-server' };
      },
    );
  }, [joint, table, number]);
  const refusal = joint.refusal.value;
  const found = loaded.value;
  const here = joint.here.value;
  if (refusal !== null)
    return (
      <Problem table={table} onRetry={() => joint.join()}>
        {text.refusals[refusal]}
      </Problem>
    );
  if (found !== null && (!found.ok || found.past.rounds.length === 0))
    return <Problem table={table}>{replayWords().missing[found.ok ? 'no-such-round' : found.why]}</Problem>;
  return (
    <>
      <TopBar />
      <Announcer />
      {joint.attendance.value === null || found === null || here === null ? (
        <main class="page" id="main" tabIndex={-1}>
          <p role="status">{text.joining}</p>
        </main>
      ) : (
        <TogetherReplay table={table} joint={joint} past={found.past} here={here} />
      )}
    </>
  );
}

interface ProblemProps {
  readonly table: SocketTable;
  readonly onRetry?: () => void;
  readonly children: ComponentChildren;
}

function Problem({ table, onRetry, children }: ProblemProps) {
  return (
    <>
      <TopBar />
      <main class="page page--narrow" id="main" tabIndex={-1}>
        <h1>{replayWords().missingTitle}</h1>
        <p class="note" role="alert">
          {children}
        </p>
        <p class="online__actions">
          {onRetry !== undefined && (
            <button type="button" class="button" onClick={onRetry}>
              {togetherWords().retry}
            </button>
          )}
          <a class="button" href={sharedTableAddress.href({ code: table.code })}>
            {replayWords().toTable}
          </a>
        </p>
      </main>
    </>
  );
}
