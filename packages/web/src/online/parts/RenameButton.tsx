import { useRef } from 'preact/hooks';
import { words as tableWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { isPerson, me } from '../state/me.ts';
import { renameAt } from '../state/rename.ts';
import type { SocketTable } from '../state/socket-table.ts';
import { NameForm } from './NameForm.tsx';

/** Lets a player change their name without leaving the table. */
export function RenameButton({ table }: { readonly table: SocketTable }) {
  const { room, me: text } = words();
  const dialog = useRef<HTMLDialogElement>(null);
  if (!isPerson(me.value)) return null;
  const { id, name } = me.value;
  return (
    <>
      <button
        type="button"
        class="button button--small button--quiet"
        onClick={() => dialog.current?.showModal()}
      >
        {room.changeName}
      </button>
      <dialog class="dialog dialog--sheet" ref={dialog} aria-label={room.changeName}>
        <NameForm
          key={id}
          buttonLabel={text.save}
          currentName={name}
          apply={(wanted) => renameAt(table, wanted)}
          onNamed={() => dialog.current?.close()}
        >
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {tableWords().table.close}
          </button>
        </NameForm>
      </dialog>
    </>
  );
}
