import { Address } from '../app/address.ts';

/** A table in this browser, addressed by its id. */
export const tableAddress = new Address<{ readonly table: string }>({
  path: 'table',
  parse: ([table = '']) => (table === '' ? null : { table }),
  format: ({ table }) => [table],
});
