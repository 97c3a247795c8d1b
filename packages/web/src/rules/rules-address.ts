import { Address } from '../app/address.ts';

/** `rule` is the rule or section to show; null for the beginning. */
export const rulesAddress = new Address<{ readonly rule: string | null }>({
  path: 'rules',
  parse: ([rule = '']) => ({ rule: rule === '' ? null : rule }),
  format: ({ rule }) => (rule === null ? [] : [rule]),
});
