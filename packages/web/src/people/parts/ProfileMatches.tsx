import { minus } from '@schupf/phrasebook';
import type { ProfileMatch } from '@schupf/protocol';
import { dateAndTime, shellWords } from '../../i18n/language.ts';
import { peopleWords as words } from '../../i18n/people-words.ts';
import { ResultTag } from '../../matches/MatchResult.tsx';
import { otherPlayers, resultOfMatch, rulesOfMatch } from '../../online/model/match-result.ts';
import { sharedReplayAddress } from '../../replay/replay-address.ts';
import { NamesIn } from './NamesIn.tsx';
import type { SectionTitle } from './section-title.ts';

interface Props {
  /** Null if the person who looks may not see them. */
  readonly matches: readonly ProfileMatch[] | null;
  readonly name: string;
  readonly Title: SectionTitle;
}

/** The last matches of a person that anyone with the link may see. */
export function ProfileMatches({ matches, name, Title }: Props) {
  const text = words();
  return (
    <section class="profile__section">
      <Title>{text.matches}</Title>
      {matches === null && <p class="text-soft">{text.hiddenMatches(name)}</p>}
      {matches?.length === 0 && <p class="text-soft">{text.noMatches}</p>}
      {matches !== null && matches.length > 0 && (
        <ul class="tray plain-list">
          {matches.map((match) => (
            <MatchItem key={match.share} match={match} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MatchItem({ match }: { readonly match: ProfileMatch }) {
  const { home, games } = shellWords();
  const { people, bots } = otherPlayers(match);
  const { totals, me, share, ended } = match;
  // With two sides, the person's own comes first.
  const points = totals.length === 2 && me % 2 === 1 ? totals.toReversed() : totals;
  const id = `match-${share}`;
  return (
    <li class="profile__match">
      <span class="profile__match-words" id={id}>
        <strong>
          <ResultTag result={resultOfMatch(match)} /> {games.variants[rulesOfMatch(match).variant].name}{' '}
          <span class="numbers">{points.map(minus).join(' : ')}</span>
        </strong>
        {people.length + bots > 0 && (
          <span class="text-small">
            <NamesIn people={people} sentence={(names) => home.matches.with(names, bots)} />
          </span>
        )}
        <time class="text-soft text-small" dateTime={new Date(ended).toISOString()}>
          {dateAndTime(ended)}
        </time>
      </span>
      <a
        class="button button--small"
        aria-describedby={id}
        href={sharedReplayAddress.href({ source: { type: 'shared', id: share }, round: 1 })}
      >
        {home.matches.replay}
      </a>
    </li>
  );
}
