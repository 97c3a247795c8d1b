import { useSignal } from '@preact/signals';
import type { PersonProfile } from '@schupf/protocol';
import type { ComponentChildren } from 'preact';
import { ConfirmButton } from '../../app/ConfirmButton.tsx';
import { peopleWords as words } from '../../i18n/people-words.ts';
import { ReportButton } from '../../online/report/ReportButton.tsx';
import { block, isPerson, me, unblock } from '../../online/state/me.ts';
import { friendListAddress } from '../people-addresses.ts';
import { befriend, endFriendship, inviteToTable, reasonFor } from '../state/friendship.ts';

interface Props {
  readonly profile: PersonProfile;
  /** The table to which they can be invited; null if there is none. */
  readonly table: string | null;
  readonly onChange: () => Promise<void>;
}

/** Carries out an action, shows the text if it has worked, and reads the profile again. */
type Act = (action: () => Promise<void>, text?: string) => () => void;

/** What the person who looks can do about someone: friendship, an invitation, a block. */
export function ProfileActions({ profile, table, onChange }: Props) {
  // Not a notice at the edge of the page, because a dialog may cover that.
  const message = useSignal<string | null>(null);
  if (profile.isMe) return null;
  if (!isPerson(me.value))
    return (
      <p class="text-small">
        <a href={friendListAddress.href({})}>{words().needsName}</a>
      </p>
    );
  const act: Act = (action, text) => async () => {
    try {
      await action();
      message.value = text ?? null;
      await onChange();
    } catch (error) {
      message.value = reasonFor(error);
    }
  };
  const Buttons = profile.isBlocked ? Blocked : NotBlocked;
  return (
    <div class="profile__actions">
      <Buttons profile={profile} table={table} act={act}>
        <ReportButton people={[{ name: profile.name, place: { type: 'profile', person: profile.id } }]} />
      </Buttons>
      <p class={message.value === null ? 'visually-hidden' : 'note'} role="status">
        {message.value}
      </p>
    </div>
  );
}

interface ButtonsProps extends Pick<Props, 'profile' | 'table'> {
  readonly act: Act;
  /** Further buttons. */
  readonly children: ComponentChildren;
}

function Blocked({ profile, act, children }: ButtonsProps) {
  const text = words();
  const { name } = profile;
  return (
    <>
      <p>
        <b>{text.blocked(name)}</b> {text.blockedText}
      </p>
      <div class="profile__buttons">
        <button
          type="button"
          class="button button--small"
          onClick={act(() => unblock(profile), text.unblocked(name))}
        >
          {text.unblock}
        </button>
        {children}
      </div>
    </>
  );
}

function NotBlocked({ profile, table, act, children }: ButtonsProps) {
  const text = words();
  const { friend, mayInvite, name } = profile;
  return (
    <>
      {friend === 'received' && <p>{text.request(name)}</p>}
      <div class="profile__buttons">
        <FriendshipButtons profile={profile} act={act} />
        {mayInvite && table !== null && (
          <button
            type="button"
            class="button button--small"
            onClick={act(() => inviteToTable(profile, table), text.invited(name))}
          >
            {text.invite}
          </button>
        )}
        <ConfirmButton
          label={text.block}
          accessibleLabel={text.blockName(name)}
          isQuiet
          title={text.blockTitle(name)}
          text={text.blockText}
          onConfirm={act(() => block(profile))}
        />
        {children}
      </div>
    </>
  );
}

function FriendshipButtons({ profile, act }: Pick<ButtonsProps, 'profile' | 'act'>) {
  const text = words();
  const { friend, name } = profile;
  const end = act(() => endFriendship(profile));
  const ask = (label: string, done: string) => (
    <button
      type="button"
      class="button button--small button--primary"
      onClick={act(() => befriend(profile), done)}
    >
      {label}
    </button>
  );
  switch (friend) {
    case null:
      return null;
    case 'none':
      return ask(text.add, text.asked(name));
    case 'sent':
      return (
        <button type="button" class="button button--small" onClick={end}>
          {text.withdrawRequest}
        </button>
      );
    case 'received':
      return (
        <>
          {ask(text.accept, text.nowFriends(name))}
          <button type="button" class="button button--small" onClick={end}>
            {text.decline}
          </button>
        </>
      );
    case 'friends':
      return (
        <ConfirmButton label={text.end} title={text.endTitle(name)} text={text.endText} onConfirm={end} />
      );
  }
}
