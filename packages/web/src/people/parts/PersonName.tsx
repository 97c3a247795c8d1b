import type { Person } from '@schupf/protocol';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { profileAddress } from '../people-addresses.ts';
import './PersonName.css';

/** Shows a profile without leaving the page. Where there is no such function, names are links. */
export const OpenProfile = createContext<((person: Person) => void) | null>(null);

/** The name of a person, which leads to their profile. */
export function PersonName({ person }: { readonly person: Person }) {
  const open = useContext(OpenProfile);
  if (open === null)
    return (
      <a class="person-name" href={profileAddress.href({ who: person.id })}>
        {person.name}
      </a>
    );
  return (
    <button type="button" class="person-name" aria-haspopup="dialog" onClick={() => open(person)}>
      {person.name}
    </button>
  );
}
