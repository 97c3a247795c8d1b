import { Address } from '../app/address.ts';

/** `request` is the rules of a table as JSON; null for the standard four-player game. */
export const summaryAddress = new Address<{ readonly request: string | null }>({
  path: 'summary',
  read: ([request = '']) => ({ request: request === '' ? null : request }),
  write: ({ request }) => (request === null ? [] : [request]),
});
