import { useEffect, useId, useRef } from 'preact/hooks';
import { Disclosure } from '../../app/fields.tsx';
import { accountWords } from '../../i18n/account-words.ts';
import { shellWords } from '../../i18n/language.ts';
import {
  accountState,
  confirmation,
  confirmByCode,
  confirmByPasskey,
  endConfirmation,
  noPasskeysHere,
} from '../state/account.ts';
import { useAttempt } from './attempt.ts';
import { CodeForm } from './CodeForm.tsx';
import { NoPasskeys } from './NoPasskeys.tsx';
import { Problem } from './Problem.tsx';
import '../../app/ConfirmButton.css';

/** Asks the player to confirm who they are when something needs that. */
export function ConfirmIdentity() {
  return confirmation.value === null ? null : <Dialog />;
}

function Dialog() {
  const { confirm: text } = accountWords();
  const { attempt, problem, isBusy } = useAttempt();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const state = accountState.value;
  const why = state === null ? null : noPasskeysHere(state);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      class="dialog dialog--sheet"
      ref={dialog}
      aria-labelledby={id}
      onClose={() => endConfirmation(false)}
    >
      <div class="confirm">
        <h2 id={id}>{text.title}</h2>
        <p>{text.text}</p>
        {why !== null && <NoPasskeys why={why} />}
        <Problem text={problem} />
        <p class="confirm__buttons">
          <button type="button" class="button" onClick={() => endConfirmation(false)}>
            {shellWords().app.cancel}
          </button>
          {why === null && (
            <button
              type="button"
              class="button button--primary"
              aria-disabled={isBusy}
              onClick={() => void attempt(confirmByPasskey)}
            >
              {text.passkey}
            </button>
          )}
        </p>
        <Disclosure class="me__more" summary={text.code}>
          <p class="text-small text-soft">{text.codeText}</p>
          <CodeForm label={text.go} use={confirmByCode} />
        </Disclosure>
      </div>
    </dialog>
  );
}
