import { useRef } from 'preact/hooks';
import { useFocusKept } from '../../app/keep-focus.ts';
import { lastTable } from '../../app/server.ts';
import { useArrivalAt } from '../../app/use-arrival.ts';
import { Profile } from '../parts/Profile.tsx';
import type { ProfileParams } from '../people-addresses.ts';

/** A person's profile. On their own, people can change what others see. */
export function ProfilePage({ who }: ProfileParams) {
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  useArrivalAt(who, main);
  return (
    <main class="page page--narrow" id="main" tabIndex={-1} ref={main}>
      <Profile key={who} who={who} level={1} table={lastTable()} />
    </main>
  );
}
