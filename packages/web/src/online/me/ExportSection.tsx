import { absolute } from '../../app/router.ts';
import { accountWords } from '../../i18n/account-words.ts';
import { ensureConfirmed } from '../state/account.ts';
import { useAttempt } from './attempt.ts';
import { Problem } from './Problem.tsx';

export function ExportSection() {
  const { export: text } = accountWords();
  const { attempt, problem } = useAttempt();
  const download = async () => {
    // The answer is a file, so the page stays.
    if (await ensureConfirmed()) location.assign(absolute('api/me/export'));
  };
  return (
    <section class="panel me">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <p>
        <button type="button" class="button" onClick={() => void attempt(download)}>
          {text.button}
        </button>
      </p>
      <Problem text={problem} />
    </section>
  );
}
