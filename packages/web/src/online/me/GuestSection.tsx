import { useSignal } from '@preact/signals';
import type { OfferedGuest } from '@schupf/protocol';
import { MAX_COUNTED_MATCHES } from '@schupf/protocol';
import { notify } from '../../app/notices.ts';
import { accountWords } from '../../i18n/account-words.ts';
import { onlineWords } from '../../i18n/page-words.ts';
import { readAccount } from '../state/account.ts';
import { ask, Refused } from '../state/requests.ts';
import { Problem } from './Problem.tsx';

/** Offers the matches of the guest whom the player was before they signed in. */
export function GuestSection({ guest: { name, matches } }: { readonly guest: OfferedGuest }) {
  const { guest: text } = accountWords();
  const problem = useSignal<string | null>(null);
  const answer = async (method: 'POST' | 'DELETE') => {
    problem.value = null;
    try {
      await ask(method, 'me/guest', method === 'POST' ? {} : undefined);
      await readAccount();
      if (method === 'POST') notify(text.joined);
    } catch (error) {
      const code = error instanceof Refused ? error.code : '';
      problem.value = code === 'met' || code === 'playing' ? text[code] : onlineWords().problem;
    }
  };
  const count = text.matches(matches, matches === MAX_COUNTED_MATCHES);
  return (
    <section class="panel me">
      <h2>{text.title(name)}</h2>
      <p>{text.text(name, count)}</p>
      <Problem text={problem.value} />
      <p class="online__actions">
        <button type="button" class="button button--primary" onClick={() => void answer('POST')}>
          {text.join}
        </button>
        <button type="button" class="button" onClick={() => void answer('DELETE')}>
          {text.decline}
        </button>
      </p>
    </section>
  );
}
