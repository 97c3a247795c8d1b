import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { accountWords } from '../../i18n/account-words.ts';
import { useAttempt } from './attempt.ts';
import { Problem } from './Problem.tsx';

interface Props {
  readonly label: string;
  readonly use: (code: string) => Promise<void>;
}

/** A field for a recovery code. Capitals, spaces and hyphens do not matter. */
export function CodeForm({ label, use }: Props) {
  const code = useSignal('');
  const { attempt, problem, isBusy } = useAttempt();
  const id = useId();
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => use(code.value));
      }}
    >
      <label class="field">
        <span class="field__label">{accountWords().signIn.code}</span>
        <input
          class="codes__field"
          type="text"
          required
          maxLength={64}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={code.value}
          aria-describedby={problem === null ? undefined : id}
          onInput={(event) => {
            code.value = event.currentTarget.value;
          }}
        />
      </label>
      <Problem text={problem} id={id} />
      <p class="online__actions">
        <button type="submit" class="button" aria-disabled={isBusy}>
          {label}
        </button>
      </p>
    </form>
  );
}
