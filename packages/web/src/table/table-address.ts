import { Address } from '../app/address.ts';

/** A table in this browser, addressed by its id. */
export const tableAddress = new Address<{ readonly table: string }>({
  path: 'table',
  read: ([table = '']) => (table === '' ? null : { table }),
  write: ({ table }) => [table],
});
