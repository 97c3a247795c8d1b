import { accountWords } from '../../i18n/account-words.ts';
import { deviceAddress, meAddress } from '../online-addresses.ts';
import type { NoPasskeys as Why } from '../state/account.ts';
import { isPerson, me } from '../state/me.ts';
import { ask } from '../state/requests.ts';
import { useAttempt } from './attempt.ts';
import { Problem } from './Problem.tsx';

/** Why passkeys cannot be used here, and what to do about it. */
export function NoPasskeys({ why }: { readonly why: Why }) {
  const { unavailable } = accountWords();
  if (!('address' in why)) return <p>{unavailable[why.reason]}</p>;
  return (
    <>
      <p>{unavailable[why.reason](new URL(why.address).host)}</p>
      <GoThere address={why.address} />
    </>
  );
}

/** Leads to another address of the same server. People stay who they are, as if on another device. */
function GoThere({ address }: { readonly address: string }) {
  const { goThere } = accountWords();
  const { attempt, problem, isBusy } = useAttempt();
  const who = me.value;
  const go = async () => {
    const page = isPerson(who)
      ? deviceAddress.href(await ask<{ readonly code: string }>('POST', 'me/device-code'))
      : meAddress.href({});
    location.assign(new URL(page, address));
  };
  return (
    <>
      <p>
        <button type="button" class="button" aria-disabled={isBusy} onClick={() => void attempt(go)}>
          {goThere.button}
        </button>
      </p>
      {isPerson(who) && <p class="text-small text-soft">{goThere.text}</p>}
      <Problem text={problem} />
    </>
  );
}
