import { ConfirmButton } from '../../app/ConfirmButton.tsx';
import { notify } from '../../app/notices.ts';
import { saveLastTable } from '../../app/server.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { deleteMe, signOut } from '../state/me.ts';

export function SignOutOrDelete() {
  const { me: text } = words();
  return (
    <section class="me">
      <Confirm label={text.signOut} question={text.signOutText} onConfirm={signOut} />
      <Confirm label={text.delete} question={text.deleteText} onConfirm={deleteMe} />
    </section>
  );
}

interface ConfirmProps {
  readonly label: string;
  readonly question: string;
  readonly onConfirm: () => Promise<void>;
}

function Confirm({ label, question, onConfirm }: ConfirmProps) {
  const confirm = async () => {
    try {
      await onConfirm();
      saveLastTable(null);
    } catch {
      notify(words().problem);
    }
  };
  return <ConfirmButton label={label} title={label} text={question} onConfirm={() => void confirm()} />;
}
