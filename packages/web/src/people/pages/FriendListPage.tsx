import { useSignal } from '@preact/signals';
import type { FriendLists, Friend as FriendOf, Person, TableInvitation } from '@schupf/protocol';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Switch } from '../../app/fields.tsx';
import { useFocusKept } from '../../app/keep-focus.ts';
import { notify } from '../../app/notices.ts';
import { change, settings } from '../../app/settings.ts';
import { onlineWords } from '../../i18n/page-words.ts';
import { peopleWords as words } from '../../i18n/people-words.ts';
import { ConnectionLine } from '../../online/parts/ConnectionLine.tsx';
import { NameForm } from '../../online/parts/NameForm.tsx';
import { isPerson, me } from '../../online/state/me.ts';
import { goToTable } from '../../online/state/table-intent.ts';
import { PersonName } from '../parts/PersonName.tsx';
import { profileAddress } from '../people-addresses.ts';
import { useFriendNews } from '../state/friend-news.ts';
import { askForFriends, befriend, dismissInvitation, endFriendship, reasonFor } from '../state/friendship.ts';
import './FriendListPage.css';

/** Invitations and requests that wait for an answer, then the player's friends: those who are here come first. */
export function FriendListPage() {
  const text = words();
  const who = me.value;
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  return (
    <main class="page page--narrow" id="main" tabIndex={-1} ref={main}>
      <header>
        <h1>{text.title}</h1>
        <p class="text-soft">{text.lead}</p>
      </header>
      {isPerson(who) ? (
        <>
          <Lists key={who.id} />
          <section class="panel">
            <Switch
              label={text.notices}
              on={settings.value.friendNotices}
              onChange={(friendNotices) => change({ friendNotices })}
            />
            <p class="text-soft text-small">{text.noticesHint}</p>
            <p>
              <a href={profileAddress.href({ who: who.id })}>{text.ownProfile}</a>
            </p>
          </section>
        </>
      ) : (
        <section class="panel">
          <p>{text.noName}</p>
          <NameForm buttonLabel={onlineWords().me.save} />
        </section>
      )}
      <ConnectionLine />
    </main>
  );
}

const NO_ONE: FriendLists = { friends: [], received: [], sent: [] };

function Lists() {
  const text = words();
  const lists = useSignal<FriendLists | null>(null);
  const news = useFriendNews();
  const read = async () => {
    lists.value = await askForFriends();
  };
  useEffect(() => {
    read().catch(() => notify(onlineWords().problem));
  }, [news]);
  const act = (action: () => Promise<void>) => () => {
    action()
      .then(read)
      .catch((error: unknown) => notify(reasonFor(error)));
  };
  if (lists.value === null && news === null) return null;
  const { friends, received, sent } = lists.value ?? NO_ONE;
  const isHere = ({ id }: Person) => news?.here.includes(id) === true;
  const here = friends.filter(isHere);
  const others = friends.filter((friend) => !isHere(friend));
  return (
    <>
      <Section title={text.invitations} items={news?.invitations ?? []}>
        {(invitation) => (
          <Invitation key={`${invitation.by.id} ${invitation.table}`} {...{ invitation, act }} />
        )}
      </Section>
      <Section title={text.received} items={received}>
        {(person) => <Request key={person.id} person={person} act={act} />}
      </Section>
      <section class="tray friends" aria-labelledby="friends-here">
        <h2 class="tray__title" id="friends-here">
          {text.here}
        </h2>
        {lists.value !== null && here.length === 0 && (
          <p class="text-soft">{friends.length === 0 ? text.none : text.noneHere}</p>
        )}
        <ul class="people__list plain-list">
          {here.map((friend) => (
            <FriendHere key={friend.id} friend={friend} />
          ))}
        </ul>
      </section>
      <Section title={text.others} items={others}>
        {(friend) => (
          <li class="people__item" key={friend.id}>
            <PersonName person={friend} />
          </li>
        )}
      </Section>
      <Section title={text.sent} items={sent}>
        {(person) => (
          <li class="people__item" key={person.id}>
            <span class="people__name">
              <PersonName person={person} />
            </span>
            <button
              type="button"
              class="button button--small button--quiet"
              aria-label={text.withdrawName(person.name)}
              onClick={act(() => endFriendship(person))}
            >
              {text.withdraw}
            </button>
          </li>
        )}
      </Section>
    </>
  );
}

interface SectionProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly children: (item: Item) => preact.JSX.Element;
}

/** Nothing if there are no items. */
function Section<Item>({ title, items, children }: SectionProps<Item>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section class="tray friends" aria-labelledby={id}>
      <h2 class="tray__title" id={id}>
        {title}
      </h2>
      <ul class="people__list plain-list">{items.map(children)}</ul>
    </section>
  );
}

function FriendHere({ friend }: { readonly friend: FriendOf }) {
  const text = words();
  const { table, id } = friend;
  return (
    <li class="people__item">
      <span class="people__name" id={`friend-${id}`}>
        <PersonName person={friend} />
        {table !== null && <span class="text-soft text-small"> {text.atTable}</span>}
      </span>
      {table !== null && (
        <span class="friends__buttons">
          <button
            type="button"
            class="button button--small"
            aria-describedby={`friend-${id}`}
            onClick={() => goToTable(table, 'to-play')}
          >
            {text.join}
          </button>
          <button
            type="button"
            class="button button--small button--quiet"
            aria-describedby={`friend-${id}`}
            onClick={() => goToTable(table, 'to-watch')}
          >
            {text.watch}
          </button>
        </span>
      )}
    </li>
  );
}

/** Wraps an action for a button: it reads the lists again, or says why it was refused. */
type Act = (action: () => Promise<void>) => () => void;

function Request({ person, act }: { readonly person: Person; readonly act: Act }) {
  const text = words();
  return (
    <li class="people__item">
      <span class="people__name">
        <PersonName person={person} />
      </span>
      <span class="friends__buttons">
        <button
          type="button"
          class="button button--small button--primary"
          aria-label={text.acceptName(person.name)}
          onClick={act(() => befriend(person))}
        >
          {text.accept}
        </button>
        <button
          type="button"
          class="button button--small button--quiet"
          aria-label={text.declineName(person.name)}
          onClick={act(() => endFriendship(person))}
        >
          {text.decline}
        </button>
      </span>
    </li>
  );
}

function Invitation({ invitation, act }: { readonly invitation: TableInvitation; readonly act: Act }) {
  const text = words();
  const { by, table } = invitation;
  return (
    <li class="people__item">
      <span class="people__name">{text.invitedBy(by.name)}</span>
      <span class="friends__buttons">
        <button
          type="button"
          class="button button--small button--primary"
          aria-label={text.goTo(by.name)}
          onClick={() => {
            goToTable(table, 'to-play');
            void dismissInvitation(table).catch(() => {});
          }}
        >
          {text.go}
        </button>
        <button
          type="button"
          class="button button--small button--quiet"
          aria-label={text.dismissName(by.name)}
          onClick={act(() => dismissInvitation(table))}
        >
          {text.dismiss}
        </button>
      </span>
    </li>
  );
}
