import { Failed, NothingYet } from '../../home/panels/panel-states.tsx';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords } from '../../i18n/page-words.ts';
import { peopleSeeking, tablesWithSeats } from '../model/open-seats.ts';
import { friendsAddress, lobbyAddress, meAddress } from '../online-addresses.ts';
import { useLobby } from '../state/lobby.ts';
import { connectionTrouble, disconnect } from '../state/server-connection.ts';
import { OpenTable } from './OpenTable.tsx';

const MAX_TABLES = 4;

/** Open seats and the number of people here, for the start page. Shows nothing until the server has answered. */
export function OpenSeats() {
  const text = shellWords().home.tables;
  const { tables, activity } = useLobby();
  if (tables === null)
    return connectionTrouble.value === null ? null : (
      <Failed title={text.failed} hint={text.failedHint} onRetry={disconnect} />
    );
  const shown = tablesWithSeats(tables).slice(0, MAX_TABLES);
  return (
    <>
      {activity !== null && <p class="tables-panel__here">{text.here(activity.people)}</p>}
      <Seeking people={activity === null ? 0 : peopleSeeking(activity)} />
      {shown.length === 0 ? (
        <NothingYet title={text.empty} hint={text.emptyHint} picture="dog">
          <a class="button button--small" href={friendsAddress.href({})}>
            {text.open}
          </a>
        </NothingYet>
      ) : (
        <ul class="plain-list">
          {shown.map((table) => (
            <OpenTable key={table.code} table={table} />
          ))}
        </ul>
      )}
      <p class="tables-panel__links">
        {tables.length > 0 && <a href={lobbyAddress.href({})}>{text.all(tables.length)}</a>}
        <a href={meAddress.href({})}>{onlineWords().me.link}</a>
      </p>
    </>
  );
}

function Seeking({ people }: { readonly people: number }) {
  const text = shellWords().home.tables;
  return (
    <>
      {people > 0 && (
        <p class="online__actions">
          {text.seeking(people)}
          <a class="button button--small" href={lobbyAddress.href({})}>
            {text.join}
          </a>
        </p>
      )}
    </>
  );
}
