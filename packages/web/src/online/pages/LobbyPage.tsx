import { useSignal } from '@preact/signals';
import type { TableSummary } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { goTo } from '../../app/router.ts';
import { lastTable } from '../../app/server.ts';
import { Players, Tiles } from '../../home/Game.tsx';
import { choice } from '../../home/last-choice.ts';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { friendsAddress, sharedTableAddress } from '../online-addresses.ts';
import { ConnectionLine } from '../parts/ConnectionLine.tsx';
import { MeLink, NameForm } from '../parts/NameForm.tsx';
import { isPerson, me } from '../state/me.ts';
import { ask } from '../state/requests.ts';
import { connectionNumber, lobby, serverClient } from '../state/server-connection.ts';
import { type Intent, setIntent } from './TableByLink.tsx';

/** Tables that anyone may join. */
export function LobbyPage() {
  const text = words().lobby;
  const number = connectionNumber.value;
  useEffect(() => {
    serverClient().lobby(true);
    return () => serverClient().lobby(false);
  }, [number]);
  const last = lastTable();
  const tables = lobby.value;
  return (
    <main class="page" id="main" tabIndex={-1}>
      <header>
        <h1>{text.title}</h1>
        <p class="text-soft">{text.lead}</p>
        <MeLink />
      </header>
      <PlayNow />
      {last !== null && (
        <p>
          <a class="button" href={sharedTableAddress.href({ code: last })}>
            {shellWords().home.backToTable}
          </a>
        </p>
      )}
      {tables !== null && tables.length === 0 && <p class="text-soft">{text.none}</p>}
      {tables !== null && tables.length > 0 && (
        <ul class="lobby plain-list">
          {tables.map((table) => (
            <OpenTable key={table.code} table={table} />
          ))}
        </ul>
      )}
      <p>
        <a href={friendsAddress.href({})}>{text.open}</a>
      </p>
      <ConnectionLine />
    </main>
  );
}

function PlayNow() {
  const { lobby: text, problem } = words();
  const hasFailed = useSignal(false);
  const play = async () => {
    hasFailed.value = false;
    try {
      const { variant } = choice.value;
      const { code } = await ask<{ readonly code: string }>('POST', 'play', { variant });
      goToTable(code, 'to-play');
    } catch {
      hasFailed.value = true;
    }
  };
  return (
    <section class="panel online__begin">
      {isPerson(me.value) ? (
        <button type="button" class="button button--primary button--large" onClick={() => void play()}>
          {text.playNow}
        </button>
      ) : (
        <NameForm buttonLabel={text.playNow} onNamed={() => void play()} />
      )}
      <p class="text-soft text-small">{text.playNowHint}</p>
      <Tiles />
      <Players />
      {hasFailed.value && (
        <p class="note" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function OpenTable({ table }: { readonly table: TableSummary }) {
  const { lobby: text, room } = words();
  const { games } = shellWords();
  const people = table.chairs.flatMap(({ type, name }) => (type === 'person' ? [name ?? ''] : []));
  const free = table.chairs.length - people.length;
  const id = `table-${table.code}`;
  return (
    <li class="panel lobby__table">
      <div class="lobby__details" id={id}>
        <strong>{games.variants[table.rules.variant].name}</strong>
        <span>{people.length === 0 ? room.empty : people.join(', ')}</span>
        <span class="text-soft text-small">
          {text.stages[table.stage]}
          {typeof table.speed === 'string' && ` · ${games.speeds[table.speed].name}`}
          {` · ${text.free(free)}`}
        </span>
      </div>
      <div class="online__actions">
        {free > 0 && (
          <button
            type="button"
            class="button button--small"
            aria-describedby={id}
            onClick={() => goToTable(table.code, 'to-play')}
          >
            {text.join}
          </button>
        )}
        <button
          type="button"
          class="button button--small button--quiet"
          aria-describedby={id}
          onClick={() => goToTable(table.code, 'to-watch')}
        >
          {text.watch}
        </button>
      </div>
    </li>
  );
}

function goToTable(code: string, intent: Intent): void {
  setIntent(code, intent);
  goTo(sharedTableAddress.href({ code: code }));
}
