import type { AccountState } from '@schupf/protocol';
import { Disclosure } from '../../app/fields.tsx';
import { accountWords } from '../../i18n/account-words.ts';
import { noPasskeysHere, recover, signInWithPasskey } from '../state/account.ts';
import { isPerson, me } from '../state/me.ts';
import { useAttempt } from './attempt.ts';
import { CodeForm } from './CodeForm.tsx';
import { NoPasskeys } from './NoPasskeys.tsx';
import { Problem } from './Problem.tsx';

interface Props {
  readonly state: AccountState;
  /** Whether what is around it says why there are no passkeys, if there are none. */
  readonly isExplained?: boolean;
}

/** Signs in someone who has an account, by a passkey or a recovery code. */
export function SignIn({ state, isExplained = false }: Props) {
  const { signIn } = accountWords();
  const { attempt, problem, isBusy } = useAttempt();
  const why = noPasskeysHere(state);
  return (
    <>
      <p>{signIn.text}</p>
      {isPerson(me.value) && <p class="text-small text-soft">{signIn.asGuest(me.value.name)}</p>}
      {why === null ? (
        <p>
          <button
            type="button"
            class={`button ${isPerson(me.value) ? '' : 'button--primary'}`}
            aria-disabled={isBusy}
            onClick={() => void attempt(signInWithPasskey)}
          >
            {signIn.button}
          </button>
        </p>
      ) : (
        !isExplained && <NoPasskeys why={why} />
      )}
      <Problem text={problem} />
      <Disclosure class="me__more" summary={signIn.lost}>
        <p class="text-small text-soft">{signIn.lostText}</p>
        <CodeForm label={signIn.useCode} use={recover} />
      </Disclosure>
    </>
  );
}
