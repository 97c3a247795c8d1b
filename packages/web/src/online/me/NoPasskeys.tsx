import { accountWords } from '../../i18n/account-words.ts';
import type { NoPasskeys as Why } from '../state/account.ts';

/** Why passkeys cannot be used here. */
export function NoPasskeys({ why }: { readonly why: Why }) {
  const { unavailable } = accountWords();
  return (
    <p>{why.reason === 'other-address' ? unavailable[why.reason](why.address) : unavailable[why.reason]}</p>
  );
}
