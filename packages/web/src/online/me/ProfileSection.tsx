import type { Person } from '@schupf/protocol';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { friendListAddress, profileAddress } from '../../people/people-addresses.ts';

export function ProfileSection({ who }: { readonly who: Person }) {
  const text = words().me;
  return (
    <section class="panel me">
      <h2>{text.profile}</h2>
      <p class="text-small text-soft">{text.profileText}</p>
      <p class="online__actions">
        <a class="button" href={profileAddress.href({ who: who.id })}>
          {text.toProfile}
        </a>
        <a class="button" href={friendListAddress.href({})}>
          {text.toFriends}
        </a>
      </p>
    </section>
  );
}
