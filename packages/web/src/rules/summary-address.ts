import { Address } from '../app/address.ts';

/** `request` is the rules of a table as JSON; null for the standard four-player game. */
export const summaryAddress = new Address<{ readonly request: string | null }>({
  path: 'summary',
  parse: ([request = '']) => ({ request: request === '' ? null : request }),
  format: ({ request }) => (request === null ? [] : [request]),
});
