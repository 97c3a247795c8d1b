import { useSignal } from '@preact/signals';
import { MAX_REASON_LENGTH } from '@schupf/protocol';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { notify } from '../app/notices.ts';
import { moderationWords } from '../i18n/moderation-words.ts';
import { problemText } from '../online/report/problem-text.ts';
import { ensureConfirmed } from '../online/state/account.ts';
import { ask } from '../online/state/requests.ts';

interface Choice {
  readonly label: string;
  /** What is sent together with the reason. */
  readonly body: object;
  readonly isDangerous?: boolean;
}

interface Props {
  /** Under `/api/moderation/`. */
  readonly path: string;
  /** The name of the field that the server expects the text in. */
  readonly field?: 'reason' | 'answer';
  /** A button for each possible decision. */
  readonly choices: readonly Choice[];
  readonly onDone: () => Promise<void>;
  /** Further fields. */
  readonly children?: ComponentChildren;
}

/** Every decision needs a reason. Its buttons are only marked as disabled, because they would lose the focus. */
export function ReasonForm({ path, field = 'reason', choices, onDone, children }: Props) {
  const text = moderationWords();
  const reason = useSignal('');
  const problem = useSignal<string | null>(null);
  const hint = useId();
  const isReady = reason.value.trim() !== '';
  const decide = async (body: object) => {
    if (!isReady) return;
    problem.value = null;
    try {
      if (!(await ensureConfirmed())) return;
      await ask('POST', `moderation/${path}`, { ...body, [field]: reason.value });
      reason.value = '';
      notify(text.done);
      await onDone();
    } catch (error) {
      problem.value = problemText(error);
    }
  };
  return (
    <form class="moderation__form" onSubmit={(event) => event.preventDefault()}>
      {children}
      <label class="field">
        <span class="field__label">{text[field]}</span>
        <textarea
          rows={2}
          required
          maxLength={MAX_REASON_LENGTH}
          value={reason.value}
          aria-describedby={hint}
          onInput={(event) => {
            reason.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="text-small text-soft" id={hint}>
        {text.reasonHint}
      </p>
      {problem.value !== null && (
        <p class="note" role="alert">
          {problem.value}
        </p>
      )}
      <p class="moderation__buttons">
        {choices.map(({ label, body, isDangerous = false }) => (
          <button
            key={label}
            type="button"
            class={`button ${isDangerous ? 'button--danger' : ''}`}
            aria-disabled={!isReady}
            onClick={() => void decide(body)}
          >
            {label}
          </button>
        ))}
      </p>
    </form>
  );
}
