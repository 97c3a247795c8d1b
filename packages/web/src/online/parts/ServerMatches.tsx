import { useSignal } from '@preact/signals';
import { minus } from '@schupf/phrasebook';
import type { MatchSummary } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { recordFileName } from '../../app/save-record.ts';
import { dateAndTime, shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { hasServerMatches } from '../../matches/saved-matches.ts';
import { replayAddress } from '../../replay/replay-address.ts';
import { otherPlayers, resultOfMatch, variantOf } from '../model/match-result.ts';
import { askWhoIAm, isPerson, me } from '../state/me.ts';
import { ask } from '../state/requests.ts';

/** The number of matches the server sends at a time. */
const PAGE_SIZE = 50;

/** The matches that the server stores for this person. Shows nothing if there are none or they are not signed in. */
export function ServerMatches() {
  const shown = useSignal<readonly MatchSummary[]>([]);
  const hasMore = useSignal(false);
  const read = async (before?: number) => {
    const query = before === undefined ? '' : `?before=${before}`;
    const { matches } = await ask<{ readonly matches: readonly MatchSummary[] }>('GET', `matches${query}`);
    shown.value = before === undefined ? matches : [...shown.value, ...matches];
    hasMore.value = matches.length === PAGE_SIZE;
    hasServerMatches.value = shown.value.length > 0;
  };
  useEffect(() => {
    const begin = async () => {
      await askWhoIAm();
      if (isPerson(me.value)) await read();
    };
    begin().catch(() => {});
  }, []);
  const last = shown.value.at(-1);
  if (last === undefined) return null;
  const { matches: text } = words();
  return (
    <section class="matches">
      <h2>{text.title}</h2>
      <ul class="matches__list plain-list">
        {shown.value.map((match) => (
          <MatchItem key={match.id} match={match} />
        ))}
      </ul>
      {hasMore.value && (
        <p>
          <button type="button" class="button" onClick={() => void read(last.ended).catch(() => {})}>
            {text.more}
          </button>
        </p>
      )}
    </section>
  );
}

function MatchItem({ match }: { readonly match: MatchSummary }) {
  const { home, games, common } = shellWords();
  const { matches: text, room } = words();
  const result = resultOfMatch(match);
  const when = new Date(match.ended);
  const others = otherPlayers(match, room.bot);
  return (
    <li class="panel matches__item">
      <div class="matches__details" id={match.id}>
        <strong>
          <span class={`matches__result matches__result--${result}`}>{home.matches[result]}</span>{' '}
          {games.variants[variantOf(match.variant)].name}
        </strong>
        <span class="text-small">{text.players(common.list(others))}</span>
        <span class="text-small">
          {home.matches.rounds(match.rounds)} ·{' '}
          <span class="numbers">{match.totals.map(minus).join(' : ')}</span>
          {match.outcome === 'conceded' && ` · ${home.matches.conceded}`}
        </span>
        <time class="text-soft text-small" dateTime={when.toISOString()}>
          {dateAndTime(when)}
        </time>
      </div>
      <div class="matches__actions">
        <a
          class="button button--small"
          href={replayAddress.href({ source: { type: 'server', match: match.id }, round: 1 })}
          aria-describedby={match.id}
        >
          {home.matches.replay}
        </a>
        <a
          class="button button--small"
          href={`api/matches/${match.id}`}
          download={recordFileName(match.ended)}
          aria-describedby={match.id}
        >
          {home.matches.save}
        </a>
      </div>
    </li>
  );
}
