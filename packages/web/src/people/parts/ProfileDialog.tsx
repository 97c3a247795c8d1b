import type { Person } from '@schupf/protocol';
import { shellWords } from '../../i18n/language.ts';
import { peopleWords as words } from '../../i18n/people-words.ts';
import { PanelDialog } from '../../table/parts/PanelDialog.tsx';
import { Profile } from './Profile.tsx';

interface Props {
  readonly person: Person;
  /** Where the person can be invited to; null if they cannot. */
  readonly table: string | null;
  readonly onClose: () => void;
}

export function ProfileDialog({ person, table, onClose }: Props) {
  return (
    <PanelDialog
      class="dialog"
      label={shellWords().common.labelled(words().profile, person.name)}
      onClose={onClose}
    >
      <Profile who={person.id} level={2} table={table} />
    </PanelDialog>
  );
}
