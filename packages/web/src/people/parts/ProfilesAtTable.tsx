import { useSignal } from '@preact/signals';
import type { Person } from '@schupf/protocol';
import type { ComponentChildren } from 'preact';
import { lazy } from '../../app/lazy.tsx';
import { OpenProfile } from './PersonName.tsx';

const ProfileDialog = lazy(
  async () => {
    const { loadPeopleWords } = await import('../../i18n/people-words.ts');
    const [dialog] = await Promise.all([import('./ProfileDialog.tsx'), loadPeopleWords()]);
    return dialog.ProfileDialog;
  },
  { quiet: true },
);

interface Props {
  /** The code of the table. */
  readonly table: string;
  /** The ids of the people who sit there, who need no invitation. */
  readonly seated: readonly string[];
  readonly children: ComponentChildren;
}

/** At a table, names open profiles in a dialog over it, because no one should have to leave the table for them. */
export function ProfilesAtTable({ table, seated, children }: Props) {
  const shown = useSignal<Person | null>(null);
  const open = (person: Person) => {
    shown.value = person;
  };
  const close = () => {
    shown.value = null;
  };
  return (
    <OpenProfile.Provider value={open}>
      {children}
      {shown.value !== null && (
        <ProfileDialog
          person={shown.value}
          table={seated.includes(shown.value.id) ? null : table}
          onClose={close}
        />
      )}
    </OpenProfile.Provider>
  );
}
