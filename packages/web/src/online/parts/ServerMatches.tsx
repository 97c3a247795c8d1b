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

const A_PAGE = 50;

/** Matches stored on the server for this person; nothing if they are not signed in or have none. */
export function ServerMatches() {
  const lines = useSignal<readonly MatchSummary[]>([]);
  const hasMore = useSignal(false);
  const read = async (before?: number) => {
    const query = before === undefined ? '' : `?before=${before}`;
    const { matches } = await ask<{ readonly matches: readonly MatchSummary[] }>('GET', `matches${query}`);
    lines.value = before === undefined ? matches : [...lines.value, ...matches];
    hasMore.value = matches.length === A_PAGE;
    hasServerMatches.value = lines.value.length > 0;
  };
  useEffect(() => {
    const begin = async () => {
      await askWhoIAm();
      if (isPerson(me.value)) await read();
    };
    begin().catch(() => {});
  }, []);
  const last = lines.value.at(-1);
  if (last === undefined) return null;
  const { matches: text } = words();
  return (
    <section class="matches">
      <h2>{text.title}</h2>
      <ul class="matches__list plain-list">
        {lines.value.map((line) => (
          <OneMatch key={line.id} line={line} />
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

function OneMatch({ line }: { readonly line: MatchSummary }) {
  const { home, games, common } = shellWords();
  const { matches: text, room } = words();
  const result = resultOfMatch(line);
  const when = new Date(line.ended);
  const others = otherPlayers(line, room.bot);
  return (
    <li class="panel matches__one">
      <div class="matches__what" id={line.id}>
        <strong>
          <span class={`matches__result matches__result--${result}`}>{home.matches[result]}</span>{' '}
          {games.variants[variantOf(line.variant)].name}
        </strong>
        <span class="text-small">{text.players(common.list(others))}</span>
        <span class="text-small">
          {home.matches.rounds(line.rounds)} ·{' '}
          <span class="numbers">{line.totals.map(minus).join(' : ')}</span>
          {line.outcome === 'conceded' && ` · ${home.matches.conceded}`}
        </span>
        <time class="text-soft text-small" dateTime={when.toISOString()}>
          {dateAndTime(when)}
        </time>
      </div>
      <div class="matches__ways">
        <a
          class="button button--small"
          href={replayAddress.href({ source: { type: 'server', match: line.id }, round: 1 })}
          aria-describedby={line.id}
        >
          {home.matches.replay}
        </a>
        <a
          class="button button--small"
          href={`api/matches/${line.id}`}
          download={recordFileName(line.ended)}
          aria-describedby={line.id}
        >
          {home.matches.save}
        </a>
      </div>
    </li>
  );
}
