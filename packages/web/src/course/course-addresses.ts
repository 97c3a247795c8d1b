import { Address, plainAddress } from '../app/address.ts';

/** The overview of the course. */
export const courseAddress = plainAddress('learn');

/** One level, addressed by its id. */
export const levelAddress = new Address<{ readonly level: string }>({
  path: 'lesson',
  parse: ([level = '']) => (level === '' ? null : { level }),
  format: ({ level }) => [level],
});
