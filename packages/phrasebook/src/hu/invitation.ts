import type { InvitationWords } from '../load-invitation.ts';

export const invitation: InvitationWords = {
  games: {
    nanjing: { name: 'Ticsu', sides: 'Ketten kettő ellen' },
    trichu: { name: 'Tricsu', sides: 'Egy kettő ellen' },
    wuwang: { name: 'Vu Vang', sides: 'Egy kettő ellen' },
    tientsin: { name: 'Tiencsini ticsu', sides: 'Hárman három ellen' },
    grandseigneur: { name: 'Nagymester', sides: 'Mindenki magáért' },
    let: { name: 'A T…', sides: 'Mindenki magáért' },
  },
  headline: (host, game) => (host === null ? `Játszani hívnak: ${game}` : `${host} játszani hív: ${game}`),
  ends: {
    target: (points) => `${points} pontig`,
    rounds: (count) => `${count} kör`,
    time: (minutes) => `${minutes} perc`,
  },
  free: (count) => (count === 0 ? 'Minden hely foglalt' : `${count} szabad hely`),
  noAccount: 'Regisztráció nélkül.',
  home: {
    title: 'Ticsu barátokkal és erős botokkal',
    text: 'Nyiss asztalt, küldd el a linket, és játsszatok. Ingyen, regisztráció nélkül.',
  },
};
