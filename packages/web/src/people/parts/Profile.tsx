import type { PersonProfile } from '@schupf/protocol';
import { languageName, longDate, shellWords } from '../../i18n/language.ts';
import { onlineWords } from '../../i18n/page-words.ts';
import { peopleWords as words } from '../../i18n/people-words.ts';
import { ProfileRatings } from '../../ratings/ProfileRatings.tsx';
import { useProfile } from '../state/profile.ts';
import { CallFigureTables } from './CallFigureTables.tsx';
import { HereNow } from './HereNow.tsx';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileMatches } from './ProfileMatches.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';
import type { SectionTitle } from './section-title.ts';
import './Profile.css';

interface Props {
  /** The id of a person. */
  readonly who: string;
  /** The level of the heading: 1 on a page, 2 in a dialog over another page. */
  readonly level: 1 | 2;
  /** The table to which the person can be invited; null if there is none. */
  readonly table: string | null;
}

/** What the person who looks may know about someone, and what the two have to do with each other. */
export function Profile({ who, level, table }: Props) {
  const { profile, read } = useProfile(who);
  if (profile === 'loading')
    return (
      <p class="lazy" role="status">
        {shellWords().app.loading}
      </p>
    );
  const Heading = level === 1 ? 'h1' : 'h2';
  const Title: SectionTitle = level === 1 ? 'h2' : 'h3';
  if (profile === 'unknown' || profile === 'failed')
    return (
      <div role="alert">
        <Heading>{profile === 'unknown' ? words().unknown : onlineWords().problem}</Heading>
        {profile === 'unknown' && <p class="text-soft">{words().unknownText}</p>}
      </div>
    );
  const { account, isBlocked, isMe, name } = profile;
  return (
    <article class="profile">
      <header class="profile__header">
        <span class="profile__coin" aria-hidden="true">
          {[...name][0]}
        </span>
        <div class="profile__names">
          <Heading class="profile__name">{name}</Heading>
          <Facts profile={profile} />
        </div>
      </header>
      {isMe && <p class="text-soft">{words().you}</p>}
      <ProfileActions profile={profile} table={table} onChange={read} />
      {isMe && <ProfileSettings hasAccount={account !== null} onChange={read} Title={Title} />}
      {!isBlocked && !isMe && account === null && <p class="text-soft">{words().guestText}</p>}
      {!isBlocked && account !== null && (
        <>
          <ProfileRatings who={who} ratings={account.ratings} Title={Title} />
          <CallFigureTables calls={account.calls} name={isMe ? null : name} Title={Title} />
          <ProfileMatches matches={account.matches} name={name} Title={Title} />
        </>
      )}
    </article>
  );
}

/** The line below the name. */
function Facts({ profile: { account, isBlocked, isHere } }: { readonly profile: PersonProfile }) {
  const text = words();
  const facts =
    account === null
      ? [text.guest]
      : [
          ...(account.handle === null ? [] : [`@${account.handle}`]),
          text.since(longDate(account.since)),
          ...(account.languages.length === 0
            ? []
            : [
                shellWords().common.labelled(
                  text.speaks,
                  shellWords().common.list(account.languages.map(languageName)),
                ),
              ]),
        ];
  return (
    <p class="profile__facts">
      {isHere === true && !isBlocked && <HereNow />}
      {facts.map((fact) => (
        <span key={fact} class="profile__fact text-soft">
          {fact}
        </span>
      ))}
    </p>
  );
}
