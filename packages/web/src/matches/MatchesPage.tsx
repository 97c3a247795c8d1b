import { readRules } from '@schupf/rules';
import { useEffect } from 'preact/hooks';
import { ConfirmButton } from '../app/ConfirmButton.tsx';
import { lazy } from '../app/lazy.tsx';
import { saveRecord } from '../app/save-record.ts';
import { isServerAvailable, lookForServer } from '../app/server.ts';
import { choice, deal } from '../home/last-choice.ts';
import { levelWords } from '../home/level-words.ts';
import { shellWords } from '../i18n/language.ts';
import { loadOnlineWords } from '../i18n/page-words.ts';
import { replayAddress } from '../replay/replay-address.ts';
import { statisticsAddress } from '../statistics/statistics-address.ts';
import type { SavedTable } from '../storage/saved-table.ts';
import { ALL_STUDIES, studiesAddress } from '../study/studies-address.ts';
import { tableAddress } from '../table/table-address.ts';
import { MatchCard } from './MatchCard.tsx';
import { finishedMatches, type SavedMatch } from './own-record.ts';
import { StandingLine } from './StandingLine.tsx';
import { deleteTable, hasServerMatches, isUnreadable, readTables, savedTables } from './saved-matches.ts';
import { resultOf, tableName } from './standing.ts';
import './MatchesPage.css';

const ServerMatches = lazy(
  async () =>
    (await Promise.all([import('../online/parts/ServerMatches.tsx'), loadOnlineWords()]))[0].ServerMatches,
  { quiet: true },
);

const TurnList = lazy(async () => (await import('../turns/TurnList.tsx')).TurnList, { quiet: true });

export function MatchesPage() {
  useEffect(() => {
    void readTables();
    void lookForServer();
  }, []);
  const text = shellWords().home.matches;
  const tables = savedTables.value ?? [];
  const inProgress = tables.filter((table) => table.inProgress !== null);
  const finished = finishedMatches(tables);
  return (
    <main class="page page--wide" id="main" tabIndex={-1}>
      <header class="matches__header">
        <h1>{text.title}</h1>
        <a class="button button--small" href={statisticsAddress.href({})}>
          {shellWords().app.statistics}
        </a>
        <a class="button button--small" href={studiesAddress.href(ALL_STUDIES)}>
          {shellWords().app.studies}
        </a>
      </header>
      <TurnList />
      {isUnreadable.value && <p class="note">{text.unreadable}</p>}
      {savedTables.value !== null && inProgress.length + finished.length === 0 && !hasServerMatches.value && (
        <NoMatches />
      )}
      {inProgress.length > 0 && (
        <section class="matches">
          <h2>{text.inProgress}</h2>
          <ul class="matches__list plain-list">
            {inProgress.map((table) => (
              <MatchInProgress key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      {isServerAvailable.value === true && <ServerMatches />}
      {finished.length > 0 && (
        <section class="matches">
          <h2>{text.finished}</h2>
          <ul class="matches__list plain-list">
            {finished.map(({ table, match, number }) => (
              <MatchOver key={`${table.id} ${match.ended}`} table={table} match={match} number={number} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function NoMatches() {
  const { home } = shellWords();
  const { variant } = choice.value;
  return (
    <section class="tray matches__empty">
      <p>{home.matches.none}</p>
      <button type="button" class="button button--primary" onClick={() => deal(choice.value)}>
        {home.play[variant]}
      </button>
    </section>
  );
}

/** The other players of a table in this browser, all of them bots. */
function opponentsText({ config }: SavedTable): string {
  const { home } = shellWords();
  const bots = config.chairs.flatMap((chair) => (chair.type === 'bot' ? [chair.name] : []));
  const level = levelWords(bots[0] ?? '');
  return [home.matches.with([], bots.length), ...(level === null ? [] : [level.name])].join(' · ');
}

function MatchInProgress({ table }: { readonly table: SavedTable }) {
  const { home } = shellWords();
  return (
    <MatchCard
      id={table.id}
      variant={table.config.rules.variant}
      title={tableName(table, shellWords())}
      result={null}
      ended={table.changed}
      lines={[<StandingLine table={table} standing={table.inProgress!} />, opponentsText(table)]}
    >
      <a
        class="button button--primary button--small"
        href={tableAddress.href({ table: table.id })}
        aria-describedby={table.id}
      >
        {home.continue}
      </a>
      <Delete table={table} describedBy={table.id} />
    </MatchCard>
  );
}

function MatchOver({ table, match, number }: SavedMatch) {
  const text = shellWords().home.matches;
  const answer = readRules(table.config.rules);
  const id = `${table.id}-${match.ended}`;
  const { calls } = match;
  return (
    <MatchCard
      id={id}
      variant={table.config.rules.variant}
      title={tableName(table, shellWords())}
      result={answer.ok ? resultOf(answer.rules, match) : 'ended'}
      ended={match.ended}
      lines={[
        <StandingLine table={table} standing={match} isOver />,
        calls !== undefined && calls.all > 0 && text.calls(calls.made, calls.all),
        opponentsText(table),
        match.outcome.reason === 'conceded' && text.conceded,
      ]}
    >
      <a
        class="button button--small"
        href={replayAddress.href({
          source: { type: 'browser', table: table.id, match: number },
          round: 1,
        })}
        aria-describedby={id}
      >
        {text.replay}
      </a>
      <button
        type="button"
        class="button button--small button--quiet"
        aria-describedby={id}
        onClick={() => saveRecord(match.record, match.ended)}
      >
        {text.save}
      </button>
      {table.inProgress === null && <Delete table={table} describedBy={id} />}
    </MatchCard>
  );
}

/** Deleting a table deletes all of its matches. */
function Delete({ table, describedBy }: { readonly table: SavedTable; readonly describedBy: string }) {
  const text = shellWords().home.matches;
  return (
    <ConfirmButton
      label={text.delete}
      describedBy={describedBy}
      isQuiet
      title={text.deleteTitle}
      text={text.deleteText}
      onConfirm={() => void deleteTable(table.id)}
    />
  );
}
