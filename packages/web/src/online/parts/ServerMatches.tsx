import { useSignal } from '@preact/signals';
import type { MatchSummary } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { recordFileName } from '../../app/save-record.ts';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { MatchCard } from '../../matches/MatchCard.tsx';
import { StandingLine } from '../../matches/StandingLine.tsx';
import { hasServerMatches } from '../../matches/saved-matches.ts';
import { NamesIn } from '../../people/parts/NamesIn.tsx';
import { replayAddress } from '../../replay/replay-address.ts';
import { otherPlayers, resultOfMatch, rulesOfMatch } from '../model/match-result.ts';
import { askWhoIAm, isPerson, me } from '../state/me.ts';
import { ask } from '../state/requests.ts';

/** The number of matches the server sends at a time. */
const PAGE_SIZE = 50;

/** The matches that the server stores for this person. Shows nothing if they are not signed in or have no matches. */
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
  const shell = shellWords();
  const { home, games } = shell;
  const { people, bots } = otherPlayers(match);
  const rules = rulesOfMatch(match);
  const standing = { round: match.rounds, isRoundOver: true, totals: match.totals, me: match.me };
  return (
    <MatchCard
      id={match.id}
      variant={rules.variant}
      title={games.variants[rules.variant].name}
      result={resultOfMatch(match)}
      ended={match.ended}
      lines={[
        <StandingLine table={{ config: { rules } }} standing={standing} isOver />,
        people.length + bots > 0 && (
          <NamesIn people={people} sentence={(names) => home.matches.with(names, bots)} />
        ),
        match.outcome === 'conceded' && home.matches.conceded,
      ]}
    >
      <a
        class="button button--small"
        href={replayAddress.href({ source: { type: 'server', match: match.id }, round: 1 })}
        aria-describedby={match.id}
      >
        {home.matches.replay}
      </a>
      <a
        class="button button--small button--quiet"
        href={`api/matches/${match.id}`}
        download={recordFileName(match.ended)}
        aria-describedby={match.id}
      >
        {home.matches.save}
      </a>
    </MatchCard>
  );
}
