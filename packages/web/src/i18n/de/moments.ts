import type { moments as english } from '../en/moments.ts';

export const moments: typeof english = {
  calls: { tichu: 'Tichu!', grand: 'Großes Tichu!' },
  bets: {
    you: (points) => `Du setzt ${points} Punkte darauf, zuerst fertig zu werden`,
    one: (name, points) => `${name} setzt ${points} Punkte darauf, zuerst fertig zu werden`,
    several: (names, points) => `${names} setzen je ${points} Punkte darauf, zuerst fertig zu werden`,
  },
  bomb: 'Bombe!',
  double: 'Doppelsieg!',
  triple: 'Trippelsieg!',
  revolution: 'Revolution!',
};
