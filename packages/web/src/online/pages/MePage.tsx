import { useEffect, useRef } from 'preact/hooks';
import { useFocusKept } from '../../app/keep-focus.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { LegalLinksLater } from '../../legal/lazy-legal-links.tsx';
import { BlockedSection } from '../me/BlockedSection.tsx';
import { CodesSection } from '../me/CodesSection.tsx';
import { ConfirmIdentity } from '../me/ConfirmIdentity.tsx';
import { DevicesSection } from '../me/DevicesSection.tsx';
import { ExportSection } from '../me/ExportSection.tsx';
import { GuestSection } from '../me/GuestSection.tsx';
import { HandleSection } from '../me/HandleSection.tsx';
import { HolidaySection } from '../me/HolidaySection.tsx';
import { NameSection } from '../me/NameSection.tsx';
import { NewCodes } from '../me/NewCodes.tsx';
import { NoticesSection } from '../me/NoticesSection.tsx';
import { PasskeysSection } from '../me/PasskeysSection.tsx';
import { ProfileSection } from '../me/ProfileSection.tsx';
import { SignInSection } from '../me/SignInSection.tsx';
import { SignOutOrDelete } from '../me/SignOutOrDelete.tsx';
import { SignUpSection } from '../me/SignUpSection.tsx';
import { StandingSection } from '../me/StandingSection.tsx';
import { accountState, newCodes, readAccount } from '../state/account.ts';
import { isPerson, me } from '../state/me.ts';

/** Everything the server stores about the player, and how to change it. Each subject is a section of its own. */
export function MePage() {
  const text = words().me;
  const who = me.value;
  const state = accountState.value;
  const id = isPerson(who) ? who.id : null;
  useEffect(() => void readAccount().catch(() => {}), [id]);
  const account = state?.account ?? null;
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  return (
    <main class="page page--narrow" id="main" tabIndex={-1} ref={main}>
      <h1>{text.title}</h1>
      {isPerson(who) && newCodes.value !== null ? (
        <NewCodes codes={newCodes.value} name={who.name} />
      ) : isPerson(who) ? (
        <>
          <StandingSection key={who.id} />
          {state?.guest != null && <GuestSection key={state.guest.name} guest={state.guest} />}
          {state !== null && account === null && <SignUpSection state={state} />}
          <NameSection who={who} />
          <ProfileSection who={who} />
          {account !== null && <HandleSection key={who.id} account={account} />}
          {state !== null && account !== null && (
            <>
              <PasskeysSection state={state} passkeys={account.passkeys} />
              <CodesSection account={account} />
            </>
          )}
          <DevicesSection key={`${who.id} ${account === null}`} />
          <NoticesSection key={`notices ${who.id}`} />
          <HolidaySection key={`holiday ${who.id}`} />
          <BlockedSection key={who.id} />
          <ExportSection />
          <SignOutOrDelete hasAccount={account !== null} />
        </>
      ) : (
        <>
          <p class="text-soft">{text.nobody}</p>
          {state !== null && <SignInSection state={state} />}
        </>
      )}
      {newCodes.value === null && <LegalLinksLater />}
      <ConfirmIdentity />
    </main>
  );
}
