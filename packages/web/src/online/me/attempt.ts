import { useSignal } from '@preact/signals';
import { accountWords } from '../../i18n/account-words.ts';
import { passkeyProblem } from '../state/passkeys.ts';
import { refusalText } from '../state/refusal-text.ts';

/**
 * Runs an action and says what went wrong with it, below its button. A busy button is only marked as disabled, because
 * otherwise it would lose the focus.
 */
export function useAttempt() {
  const problem = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const attempt = async (action: () => Promise<unknown>) => {
    if (isBusy.value) return;
    problem.value = null;
    isBusy.value = true;
    try {
      await action();
    } catch (error) {
      const known = passkeyProblem(error);
      problem.value = known === null ? refusalText(error) : accountWords().problems[known];
    } finally {
      isBusy.value = false;
    }
  };
  return { attempt, problem: problem.value, isBusy: isBusy.value };
}
