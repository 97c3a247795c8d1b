import { useSignal } from '@preact/signals';
import { lastTable } from '../../app/server.ts';
import { GamesRow, PlayerCount } from '../../home/GamesRow.tsx';
import { choice } from '../../home/last-choice.ts';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { firstRatingsHref } from '../../ratings/ratings-address.ts';
import { friendsAddress, sharedTableAddress } from '../online-addresses.ts';
import { ConnectionLine } from '../parts/ConnectionLine.tsx';
import { MeLink, NameForm } from '../parts/NameForm.tsx';
import { OpenTable } from '../parts/OpenTable.tsx';
import { useLobby } from '../state/lobby.ts';
import { isPerson, me } from '../state/me.ts';
import { refusalText } from '../state/refusal-text.ts';
import { ask } from '../state/requests.ts';
import { goToTable } from '../state/table-intent.ts';

/** Tables that anyone may join. */
export function LobbyPage() {
  const text = words().lobby;
  const { tables, people } = useLobby();
  const last = lastTable();
  return (
    <main class="page" id="main" tabIndex={-1}>
      <header>
        <h1>{text.title}</h1>
        <p class="text-soft">
          {text.lead} {people !== null && shellWords().home.tables.here(people)}
        </p>
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
        <ul class="tray plain-list">
          {tables.map((table) => (
            <OpenTable key={table.code} table={table} mayWatch />
          ))}
        </ul>
      )}
      <p>
        <a href={friendsAddress.href({})}>{text.open}</a> · <a href={firstRatingsHref()}>{text.ratings}</a>
      </p>
      <ConnectionLine />
    </main>
  );
}

function PlayNow() {
  const { lobby: text } = words();
  const failure = useSignal<string | null>(null);
  const play = async () => {
    failure.value = null;
    try {
      const { variant } = choice.value;
      const { code } = await ask<{ readonly code: string }>('POST', 'play', { variant });
      goToTable(code, 'to-play');
    } catch (error) {
      failure.value = refusalText(error);
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
      <GamesRow />
      <PlayerCount />
      {failure.value !== null && (
        <p class="note" role="alert">
          {failure.value}
        </p>
      )}
    </section>
  );
}
