import type { moments as english } from '../en/moments.ts';

export const moments: typeof english = {
  calls: { tichu: 'Tichu !', grand: 'Grand Tichu !' },
  bets: {
    you: (points) => `Tu mises ${points} points sur ta première place`,
    one: (name, points) => `${name} mise ${points} points sur sa première place`,
    several: (names, points) => `${names} misent chacun ${points} points sur la première place`,
  },
  bomb: 'Bombe !',
  double: 'Empire !',
  triple: 'Empire à trois !',
  revolution: 'Révolution !',
};
