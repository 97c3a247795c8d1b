import type { Account } from '@schupf/protocol';
import { ConfirmButton } from '../../app/ConfirmButton.tsx';
import { accountWords } from '../../i18n/account-words.ts';
import { ensureConfirmed, renewCodes } from '../state/account.ts';
import { useAttempt } from './attempt.ts';
import { Problem } from './Problem.tsx';

export function CodesSection({ account }: { readonly account: Account }) {
  const { codes: text } = accountWords();
  const { attempt, problem } = useAttempt();
  const renew = async () => {
    if (await ensureConfirmed()) await renewCodes();
  };
  return (
    <section class="panel me">
      <h2>{text.title}</h2>
      <p class={account.recoveryCodes === 0 ? 'note' : undefined}>{text.left(account.recoveryCodes)}</p>
      <ConfirmButton
        label={text.renew}
        title={text.renew}
        text={text.renewText}
        onConfirm={() => void attempt(renew)}
      />
      <Problem text={problem} />
    </section>
  );
}
