import type { Variant } from '@schupf/rules';
import { plural } from '../plural.ts';

const games: { readonly [V in Variant]: { readonly name: string; readonly sides: string } } = {
  nanjing: { name: 'Tichu', sides: 'Two against two' },
  trichu: { name: 'Trichu', sides: 'One against two' },
  wuwang: { name: 'Wu Wang', sides: 'One against two' },
  tientsin: { name: 'Tientsin', sides: 'Three against three' },
  grandseigneur: { name: 'Grandseigneur', sides: 'Everyone for themselves' },
  let: { name: 'Le T…', sides: 'Everyone for themselves' },
};

/** The texts of an invitation to a table, in the preview of its link and on its page. */
export const invitation = {
  games,
  /** The host is null if they have been deleted. */
  headline: (host: string | null, game: string) =>
    host === null ? `You’re invited to play ${game}` : `${host} invites you to play ${game}`,
  /** How the match ends. Each text follows `sides` and a comma. */
  ends: {
    target: (points: number) => `to ${points} points`,
    rounds: (count: number) => `${count} ${plural('en', count, { one: 'round', other: 'rounds' })}`,
    time: (minutes: number) => `${minutes} minutes`,
  },
  free: (count: number) =>
    count === 0
      ? 'All seats are taken'
      : `${count} ${plural('en', count, { one: 'seat', other: 'seats' })} free`,
  noAccount: 'No account needed.',
  home: {
    title: 'Tichu with friends and strong bots',
    text: 'Open a table, send the link and play. Free, no account needed.',
  },
};
