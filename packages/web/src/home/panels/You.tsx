import { readRules } from '@schupf/rules';
import { ScoreBars, ScoreLine } from '../../app/Score.tsx';
import { isServerAvailable, isSignedIn } from '../../app/server.ts';
import { percent, shellWords } from '../../i18n/language.ts';
import { MatchResult } from '../../matches/MatchResult.tsx';
import { matchesAddress } from '../../matches/matches-address.ts';
import { type OwnRecord, ownRecordIn } from '../../matches/own-record.ts';
import { StandingLine } from '../../matches/StandingLine.tsx';
import { savedTables } from '../../matches/saved-matches.ts';
import { roundText, scoreText, shownScore, tableName } from '../../matches/standing.ts';
import { friendListAddress } from '../../people/people-addresses.ts';
import { statisticsAddress } from '../../statistics/statistics-address.ts';
import type { SavedTable, Standing } from '../../storage/saved-table.ts';
import { tableAddress } from '../../table/table-address.ts';
import { levelWords } from '../level-words.ts';
import './You.css';

/** The player's own matches: the one in progress, the last one, and one statistic. */
export function You() {
  const { you } = shellWords().home;
  const tables = savedTables.value ?? [];
  const current = tables.find(({ inProgress }) => inProgress !== null);
  const record = ownRecordIn(tables);
  return (
    <section class="tray you" aria-labelledby="you-title">
      <header class="tray__header">
        <h2 class="tray__title" id="you-title">
          {you.title}
        </h2>
        {record.last !== null && <a href={matchesAddress.href({})}>{you.allMatches}</a>}
      </header>
      {current?.inProgress != null && <Continue table={current} standing={current.inProgress} />}
      {record.last === null ? <p class="text-soft">{you.none}</p> : <LastMatch {...record.last} />}
      <Statistic record={record} />
      {isSignedIn.value && isServerAvailable.value === true && (
        <a href={friendListAddress.href({})}>{you.friends}</a>
      )}
    </section>
  );
}

interface ContinueProps {
  readonly table: SavedTable;
  readonly standing: Standing;
}

/** A link to the match in progress. */
function Continue({ table, standing }: ContinueProps) {
  const words = shellWords();
  const { home } = words;
  const score = shownScore(table, standing);
  const answer = readRules(table.config.rules);
  const target = answer.ok && answer.rules.matchEnd === 'target' ? answer.rules.target : null;
  return (
    <a class="you__continue" href={tableAddress.href({ table: table.id })}>
      <span class="you__continue-title">
        {home.continue}
        <svg class="you__arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5l7 7-7 7" />
        </svg>
      </span>
      <span class="text-soft text-small">
        {[
          tableName(table, words),
          roundText(standing, false, words),
          ...(target === null ? [] : [home.matches.toTarget(target)]),
        ].join(' · ')}
      </span>
      {score?.sides === 'two' && (
        <span class="you__score">
          <ScoreLine names={[home.matches.us, home.matches.them]} points={[score.mine, score.best]} />
        </span>
      )}
      {score?.sides === 'many' && <span class="numbers">{scoreText(table, standing, words)}</span>}
      {score !== null && answer.ok && <ScoreBars rules={answer.rules} points={[score.mine, score.best]} />}
    </a>
  );
}

function LastMatch({ table, match }: NonNullable<OwnRecord['last']>) {
  const words = shellWords();
  return (
    <div class="you__row">
      <p class="text-small text-soft">{words.home.you.lastMatch}</p>
      <p class="you__last">
        <MatchResult table={table} match={match} /> <b>{tableName(table, words)}</b>
      </p>
      <p class="text-small">
        <StandingLine table={table} standing={match} isOver />
      </p>
    </div>
  );
}

/**
 * The share of the player's calls that succeeded or, if they have never called, the matches they have won. Also names
 * the bots they last played against.
 */
function Statistic({ record: { calls, decided, won, bot } }: { readonly record: OwnRecord }) {
  const text = shellWords().home.you;
  const level = bot === null ? null : levelWords(bot);
  return (
    <div class="you__facts">
      {calls.all > 0 ? (
        <p class="you__fact">
          <b class="you__figure numbers">{percent(calls.made / calls.all)}</b>
          <span>
            {text.callsMade} <span class="text-soft">({text.ofCalls(calls.made, calls.all)})</span>
          </span>
        </p>
      ) : won > 0 ? (
        <p class="you__fact">
          <b class="you__figure numbers">{won}</b>
          <span>{text.matchesWon(decided)}</span>
        </p>
      ) : null}
      {(calls.all > 0 || decided > 0) && (
        <a class="text-small" href={statisticsAddress.href({})}>
          {shellWords().app.statistics}
        </a>
      )}
      {level !== null && (
        <p class="text-small text-soft">
          {text.lastBots}
          {shellWords().common.colon} {level.name}
        </p>
      )}
    </div>
  );
}
