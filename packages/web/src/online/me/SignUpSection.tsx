import type { AccountState } from '@schupf/protocol';
import { Disclosure } from '../../app/fields.tsx';
import { accountWords } from '../../i18n/account-words.ts';
import { addPasskey, noPasskeysHere } from '../state/account.ts';
import { deviceName } from '../state/passkeys.ts';
import { useAttempt } from './attempt.ts';
import { NoPasskeys } from './NoPasskeys.tsx';
import { Problem } from './Problem.tsx';
import { SignIn } from './SignIn.tsx';

/** Turns a guest into an account, or signs in as another player. */
export function SignUpSection({ state }: { readonly state: AccountState }) {
  const { signUp, signIn, passkeys, otherwise } = accountWords();
  const { attempt, problem, isBusy } = useAttempt();
  const why = noPasskeysHere(state);
  return (
    <section class="panel me">
      <h2>{signUp.title}</h2>
      {why === null ? (
        <>
          <p>{signUp.text}</p>
          <p>
            <button
              type="button"
              class="button button--primary"
              aria-disabled={isBusy}
              onClick={() => void attempt(() => addPasskey(deviceName(passkeys.unnamed)))}
            >
              {signUp.button}
            </button>
          </p>
        </>
      ) : (
        <>
          <NoPasskeys why={why} />
          <p>{otherwise}</p>
        </>
      )}
      <Problem text={problem} />
      <Disclosure class="me__more" summary={signIn.known}>
        <SignIn state={state} isExplained />
      </Disclosure>
    </section>
  );
}
