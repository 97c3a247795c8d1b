import type { moments as english } from '../en/moments.ts';

export const moments: typeof english = {
  calls: { tichu: 'Ticsu!', grand: 'Nagy ticsu!' },
  bets: {
    you: (points) => `${points} pontot teszel rá, hogy elsőnek mész ki`,
    one: (name, points) => `${name} ${points} pontot tesz rá, hogy elsőnek megy ki`,
    several: (names, points) => `${names} ${points}-${points} pontot tesz rá, hogy elsőnek megy ki`,
  },
  bomb: 'Bomba!',
  double: 'Kettős győzelem!',
  triple: 'Hármas győzelem!',
  revolution: 'Forradalom!',
};
