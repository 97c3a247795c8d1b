import { onlineWords as words } from '../../i18n/page-words.ts';
import { LegalLinksLater } from '../../legal/lazy-legal-links.tsx';
import { BlockedSection } from '../me/BlockedSection.tsx';
import { DevicesSection } from '../me/DevicesSection.tsx';
import { NameSection } from '../me/NameSection.tsx';
import { ProfileSection } from '../me/ProfileSection.tsx';
import { SignOutOrDelete } from '../me/SignOutOrDelete.tsx';
import { isPerson, me } from '../state/me.ts';

/** Everything the server stores about the player, and how to change it. Each subject is a section of its own. */
export function MePage() {
  const text = words().me;
  const who = me.value;
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <h1>{text.title}</h1>
      {isPerson(who) ? (
        <>
          <NameSection who={who} />
          <ProfileSection who={who} />
          <DevicesSection />
          <BlockedSection />
          <SignOutOrDelete />
        </>
      ) : (
        <p class="text-soft">{text.nobody}</p>
      )}
      <LegalLinksLater />
    </main>
  );
}
