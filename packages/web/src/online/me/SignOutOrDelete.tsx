import { ConfirmButton } from '../../app/ConfirmButton.tsx';
import { saveLastTable } from '../../app/server.ts';
import { accountWords } from '../../i18n/account-words.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { ensureConfirmed, readAccount, signOutEverywhere } from '../state/account.ts';
import { deleteMe, signOut } from '../state/me.ts';
import { useAttempt } from './attempt.ts';
import { Problem } from './Problem.tsx';

export function SignOutOrDelete({ hasAccount }: { readonly hasAccount: boolean }) {
  const { me: text } = words();
  const { leave } = accountWords();
  const { attempt, problem } = useAttempt();
  const leaveBy = (action: () => Promise<void>, needsConfirmation = false) =>
    void attempt(async () => {
      if (needsConfirmation && !(await ensureConfirmed())) return;
      await action();
      saveLastTable(null);
      await readAccount();
    });
  return (
    <section class="me">
      <ConfirmButton
        label={text.signOut}
        title={text.signOut}
        text={hasAccount ? leave.hereText : text.signOutText}
        onConfirm={() => leaveBy(signOut)}
      />
      {hasAccount && (
        <ConfirmButton
          label={leave.everywhere}
          title={leave.everywhere}
          text={leave.everywhereText}
          onConfirm={() => leaveBy(signOutEverywhere)}
        />
      )}
      <ConfirmButton
        label={text.delete}
        title={text.delete}
        text={hasAccount ? leave.deleteText : text.deleteText}
        onConfirm={() => leaveBy(deleteMe, true)}
      />
      <Problem text={problem} />
    </section>
  );
}
