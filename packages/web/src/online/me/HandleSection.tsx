import { useSignal } from '@preact/signals';
import type { Account } from '@schupf/protocol';
import { HANDLE_MAX_LENGTH, HANDLE_MIN_LENGTH } from '@schupf/protocol';
import { useId } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { accountWords } from '../../i18n/account-words.ts';
import { dateAndTime } from '../../i18n/language.ts';
import { onlineWords } from '../../i18n/page-words.ts';
import { readAccount } from '../state/account.ts';
import { refusalText } from '../state/refusal-text.ts';
import { ask, Refused } from '../state/requests.ts';
import { Problem } from './Problem.tsx';

const REFUSALS = ['taken', 'malformed', 'too-soon'] as const;

export function HandleSection({ account }: { readonly account: Account }) {
  const { handle: text } = accountWords();
  const handle = useSignal(account.handle ?? '');
  const problem = useSignal<string | null>(null);
  const id = useId();
  const save = async () => {
    problem.value = null;
    try {
      await ask('PUT', 'me/handle', { handle: handle.value });
      await readAccount();
      notify(onlineWords().me.saved);
    } catch (error) {
      const code = error instanceof Refused ? error.code : '';
      const known = REFUSALS.find((refusal) => refusal === code);
      problem.value = known === undefined ? refusalText(error) : text[known];
    }
  };
  return (
    <section class="panel me">
      <h2>{text.title}</h2>
      <p class="text-small text-soft">{text.text}</p>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label class="field">
          <span class="field__label">{text.label}</span>
          <input
            type="text"
            required
            minLength={HANDLE_MIN_LENGTH}
            maxLength={HANDLE_MAX_LENGTH}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={handle.value}
            aria-describedby={id}
            onInput={(event) => {
              handle.value = event.currentTarget.value;
            }}
          />
        </label>
        <p class="text-small text-soft" id={id}>
          {account.handleChangeable === null
            ? text.hint
            : text.changeable(dateAndTime(account.handleChangeable))}
        </p>
        <Problem text={problem.value} />
        <p class="online__actions">
          <button type="submit" class="button">
            {text.save}
          </button>
        </p>
      </form>
    </section>
  );
}
