import type { LegalName } from '@schupf/protocol';
import { Address } from '../app/address.ts';

// The list in the protocol is not used here, because addresses load first.
const NAMES: { readonly [Name in LegalName]: true } = { privacy: true, terms: true, imprint: true };

export interface LegalParams {
  readonly name: LegalName;
}

/** Privacy text, terms or imprint: `#/legal/privacy`. */
export const legalAddress = new Address<LegalParams>({
  path: 'legal',
  parse: ([name = '', ...more]) =>
    Object.hasOwn(NAMES, name) && more.length === 0 ? { name: name as LegalName } : null,
  format: ({ name }) => [name],
});
