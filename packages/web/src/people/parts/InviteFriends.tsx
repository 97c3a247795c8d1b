import { useSignal } from '@preact/signals';
import type { Friend } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { peopleWords as words } from '../../i18n/people-words.ts';
import { useFriendNews } from '../state/friend-news.ts';
import { askForFriends, inviteToTable, reasonFor } from '../state/friendship.ts';
import { HereNow } from './HereNow.tsx';
import { PersonName } from './PersonName.tsx';
import './InviteFriends.css';

/** More would push everything else out of sight. */
const MAX_SHOWN = 5;

interface Props {
  /** The code of the table. */
  readonly table: string;
  /** The ids of the people who sit there. */
  readonly seated: readonly string[];
}

/** The player's friends with a button to invite each, those who are here first. Shows nothing without friends. */
export function InviteFriends({ table, seated }: Props) {
  const text = words();
  const friends = useSignal<readonly Friend[]>([]);
  const invited = useSignal<ReadonlySet<string>>(new Set());
  const problem = useSignal<string | null>(null);
  const showsAll = useSignal(false);
  const news = useFriendNews();
  useEffect(() => {
    askForFriends().then(
      (lists) => {
        friends.value = lists.friends;
      },
      () => {},
    );
  }, [friends, news]);
  const isHere = ({ id }: Friend) => news?.here.includes(id) === true;
  const others = friends.value.filter(({ id }) => !seated.includes(id));
  const sorted = [...others.filter(isHere), ...others.filter((friend) => !isHere(friend))];
  const shown = showsAll.value ? sorted : sorted.slice(0, MAX_SHOWN);
  if (sorted.length === 0) return null;
  const invite = async (friend: Friend) => {
    problem.value = null;
    try {
      await inviteToTable(friend, table);
      invited.value = new Set([...invited.value, friend.id]);
    } catch (error) {
      problem.value = reasonFor(error);
    }
  };
  return (
    <div class="invite-friends">
      <h3>{text.inviteFriends}</h3>
      <ul class="people__list plain-list">
        {shown.map((friend) => (
          <li class="people__item" key={friend.id}>
            <span class="people__name">
              <PersonName person={friend} /> {isHere(friend) && <HereNow />}
            </span>
            {invited.value.has(friend.id) ? (
              <span class="text-small" role="status">
                {text.invitedShort}
              </span>
            ) : (
              <button
                type="button"
                class="button button--small"
                aria-label={text.inviteName(friend.name)}
                onClick={() => void invite(friend)}
              >
                {text.inviteShort}
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < sorted.length && (
        <button
          type="button"
          class="button button--small button--quiet"
          onClick={() => (showsAll.value = true)}
        >
          {text.allFriends}
        </button>
      )}
      <p class={problem.value === null ? 'visually-hidden' : 'note'} role="status">
        {problem.value}
      </p>
    </div>
  );
}
