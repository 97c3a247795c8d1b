import type { AccountState } from '@schupf/protocol';
import { accountWords } from '../../i18n/account-words.ts';
import { SignIn } from './SignIn.tsx';

/** For people whom the server does not know on this device. */
export function SignInSection({ state }: { readonly state: AccountState }) {
  return (
    <section class="panel me">
      <h2>{accountWords().signIn.title}</h2>
      <SignIn state={state} />
    </section>
  );
}
