import type { InvitationWords } from '../load-invitation.ts';
import { plural } from '../plural.ts';

/** "de Tichu", "du T…". */
function ofGame(name: string): string {
  return name.startsWith('Le ') ? `du ${name.slice(3)}` : `de ${name}`;
}

export const invitation: InvitationWords = {
  games: {
    nanjing: { name: 'Tichu', sides: 'Deux contre deux' },
    trichu: { name: 'Trichu', sides: 'Un contre deux' },
    wuwang: { name: 'Wu Wang', sides: 'Un contre deux' },
    tientsin: { name: 'Tientsin', sides: 'Trois contre trois' },
    grandseigneur: { name: 'Grandseigneur', sides: 'Chacun pour soi' },
    let: { name: 'Le T…', sides: 'Chacun pour soi' },
  },
  headline: (host, game) => `${host ?? 'On'} t’invite à une partie ${ofGame(game)}`,
  ends: {
    target: (points) => `en ${points} points`,
    rounds: (count) => `${count} ${plural('fr', count, { one: 'manche', other: 'manches' })}`,
    time: (minutes) => `${minutes} minutes`,
  },
  free: (count) =>
    count === 0
      ? 'Toutes les places sont prises'
      : `${count} ${plural('fr', count, { one: 'place libre', other: 'places libres' })}`,
  noAccount: 'Sans compte.',
  home: {
    title: 'Le Tichu entre amis et contre de bons bots',
    text: 'Ouvre une table, envoie le lien et joue. Gratuit et sans compte.',
  },
};
