import { useSignal } from '@preact/signals';
import type { AccountState, Passkey } from '@schupf/protocol';
import { MAX_PASSKEY_NAME_LENGTH } from '@schupf/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { ConfirmButton } from '../../app/ConfirmButton.tsx';
import { accountWords } from '../../i18n/account-words.ts';
import { dateAndTime } from '../../i18n/language.ts';
import { addPasskey, ensureConfirmed, noPasskeysHere, readAccount } from '../state/account.ts';
import { deviceName } from '../state/passkeys.ts';
import { ask } from '../state/requests.ts';
import { useAttempt } from './attempt.ts';
import { NoPasskeys } from './NoPasskeys.tsx';
import { Problem } from './Problem.tsx';

interface Props {
  readonly state: AccountState;
  readonly passkeys: readonly Passkey[];
}

export function PasskeysSection({ state, passkeys }: Props) {
  const { passkeys: text } = accountWords();
  const { attempt, problem, isBusy } = useAttempt();
  const why = noPasskeysHere(state);
  const add = async () => {
    if (await ensureConfirmed()) await addPasskey(deviceName(text.unnamed));
  };
  return (
    <section class="panel me">
      <h2>{text.title}</h2>
      <p class="text-small text-soft">{text.text}</p>
      <ul class="people__list plain-list">
        {passkeys.map((passkey) => (
          <Item key={passkey.id} passkey={passkey} attempt={attempt} />
        ))}
      </ul>
      {why === null ? (
        <p>
          <button type="button" class="button" aria-disabled={isBusy} onClick={() => void attempt(add)}>
            {text.add}
          </button>
        </p>
      ) : (
        <NoPasskeys why={why} />
      )}
      <Problem text={problem} />
    </section>
  );
}

interface ItemProps {
  readonly passkey: Passkey;
  readonly attempt: (action: () => Promise<unknown>) => Promise<void>;
}

function Item({ passkey: { id, name, used, isBackedUp }, attempt }: ItemProps) {
  const { passkeys: text, handle } = accountWords();
  const newName = useSignal<string | null>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isRenaming = newName.value !== null;
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (isRenaming) field.current?.focus();
    else if (wasRenaming.current) renameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const rename = async () => {
    await ask('PATCH', `me/passkeys/${id}`, { name: newName.value });
    newName.value = null;
    await readAccount();
  };
  const remove = async () => {
    if (!(await ensureConfirmed())) return;
    await ask('DELETE', `me/passkeys/${id}`);
    await readAccount();
  };
  if (newName.value !== null)
    return (
      <li>
        <form
          class="people__item"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(rename);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') newName.value = null;
          }}
        >
          <input
            class="people__name"
            type="text"
            required
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            aria-label={text.name}
            value={newName.value}
            ref={field}
            onInput={(event) => {
              newName.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="button button--small">
            {handle.save}
          </button>
        </form>
      </li>
    );
  return (
    <li class="people__item">
      <span class="people__name">
        <b>{name}</b>{' '}
        <span class="text-soft text-small">
          {[text.used(dateAndTime(used)), ...(isBackedUp ? [text.synced] : [])].join(' · ')}
        </span>
      </span>
      <span class="me__buttons">
        <button
          type="button"
          class="button button--small"
          ref={renameButton}
          aria-label={text.renameKey(name)}
          onClick={() => {
            newName.value = name;
          }}
        >
          {text.rename}
        </button>
        <ConfirmButton
          label={text.remove}
          accessibleLabel={text.removeKey(name)}
          title={text.removeKey(name)}
          text={text.removeText}
          onConfirm={() => void attempt(remove)}
        />
      </span>
    </li>
  );
}
