import { useSignal } from '@preact/signals';
import { type AccountState, type FriendLists, SEEK_SPEEDS, type Seek } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { OneOf, SomeOf } from '../../app/fields.tsx';
import { GamesRow, PlayerCount } from '../../home/GamesRow.tsx';
import { choice } from '../../home/last-choice.ts';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { meAddress } from '../online-addresses.ts';
import { NameForm } from '../parts/NameForm.tsx';
import { isPerson, me } from '../state/me.ts';
import { ask } from '../state/requests.ts';
import { RATED_CHOICES, seekChoice, startSeek, termsOf } from '../state/seeking.ts';

/** What to play, how fast, for what and with whom. Everything has a default. */
export function SeekForm() {
  const { seek: text } = words();
  const { home, games } = shellWords();
  const chosen = seekChoice.value;
  return (
    <>
      {isPerson(me.value) ? (
        <button type="button" class="button button--primary button--large" onClick={begin}>
          {text.begin}
        </button>
      ) : (
        <NameForm buttonLabel={text.begin} onNamed={begin} />
      )}
      <p class="text-soft text-small">{text.hint}</p>
      <GamesRow />
      <div class="seek__fields">
        <PlayerCount />
        <SomeOf
          label={home.speed}
          values={SEEK_SPEEDS}
          chosen={chosen.speeds}
          name={(speed) => games.speeds[speed].name}
          onChoose={(speeds) => (seekChoice.value = { ...chosen, speeds })}
        />
        <FriendField />
        <RatedField />
      </div>
    </>
  );
}

function begin(): void {
  const { variant, players } = choice.value;
  const { friend, ...chosen } = seekChoice.value;
  // With bots, the usual speed is played if it suits the person.
  const speeds = chosen.speeds.toSorted((a, b) => Number(b === 'normal') - Number(a === 'normal'));
  const seek: Seek = { variant, players, ...termsOf({ ...chosen, speeds }), friend };
  startSeek(seek);
}

/** Guests see why they have no choice. */
function RatedField() {
  const { seek: text } = words();
  // Null until the server has answered, so that no one reads for a moment what is not true.
  const hasAccount = useSignal<boolean | null>(null);
  const who = me.value;
  const id = isPerson(who) ? who.id : null;
  const isKnown = who !== 'unknown';
  useEffect(() => {
    let isCurrent = true;
    const set = (account: boolean | null) => {
      if (!isCurrent) return;
      hasAccount.value = account;
      if (!account) seekChoice.value = { ...seekChoice.peek(), rated: 'unrated' };
    };
    if (id === null) set(isKnown ? false : null);
    else {
      hasAccount.value = null;
      // Without the answer, one can still play without ratings.
      ask<AccountState>('GET', 'account').then(
        ({ account }) => set(account !== null),
        () => set(null),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [id, isKnown, hasAccount]);
  if (hasAccount.value === null) return null;
  const chosen = seekChoice.value;
  if (!hasAccount.value)
    return (
      <p class="text-soft text-small">
        <a href={meAddress.href({})}>{text.over['no-account']}</a>
      </p>
    );
  return (
    <OneOf
      label={text.ratings}
      values={RATED_CHOICES}
      value={chosen.rated}
      name={(rated) => text.ratedOrNot[rated]}
      onChoose={(rated) => (seekChoice.value = { ...chosen, rated })}
    />
  );
}

/** Shown only to people who have friends here. */
function FriendField() {
  const { seek: text } = words();
  const friends = useSignal<FriendLists['friends']>([]);
  const who = me.value;
  const id = isPerson(who) ? who.id : null;
  useEffect(() => {
    friends.value = [];
    if (id === null) return;
    // Without the list, one can still play alone.
    ask<FriendLists>('GET', 'me/friends').then(
      (lists) => (friends.value = lists.friends),
      () => {},
    );
  }, [id, friends]);
  if (friends.value.length === 0) return null;
  const chosen = seekChoice.value;
  return (
    <label class="field">
      <span class="field__label">{text.with}</span>
      <select
        value={chosen.friend ?? ''}
        onChange={(event) => (seekChoice.value = { ...chosen, friend: event.currentTarget.value || null })}
      >
        <option value="">{text.withAnyone}</option>
        {friends.value.map(({ id: friend, name }) => (
          <option key={friend} value={friend}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
