import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { shellWords } from '../i18n/language.ts';
import { moderationWords } from '../i18n/moderation-words.ts';
import { onlineWords } from '../i18n/page-words.ts';
import { ask, Refused } from '../online/state/requests.ts';

interface Asked<Answer> {
  /** Null until there is one; meanwhile, `status` says why. */
  readonly answer: Answer | null;
  readonly status: JSX.Element | null;
  readonly reload: () => Promise<void>;
}

/** The answer to a request of a moderator. */
export function useAnswer<Answer>(path: string): Asked<Answer> {
  const answer = useSignal<Answer | null>(null);
  const problem = useSignal<string | null>(null);
  const reload = async () => {
    try {
      answer.value = await ask<Answer>('GET', `moderation/${path}`);
      problem.value = null;
    } catch (error) {
      answer.value = null;
      problem.value =
        error instanceof Refused && error.status === 404 ? moderationWords().notFound : onlineWords().problem;
    }
  };
  useEffect(() => void reload(), [path]);
  const status =
    problem.value !== null ? (
      <p class="note" role="alert">
        {problem.value}
      </p>
    ) : answer.value === null ? (
      <p role="status">{shellWords().app.loading}</p>
    ) : null;
  return { answer: answer.value, status, reload };
}
