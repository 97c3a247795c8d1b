import { lastTable } from '../../app/server.ts';
import { Profile } from '../parts/Profile.tsx';
import type { ProfileParams } from '../people-addresses.ts';

/** A person's profile. On their own, people can change what others see. */
export function ProfilePage({ who }: ProfileParams) {
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <Profile who={who} level={1} table={lastTable()} />
    </main>
  );
}
