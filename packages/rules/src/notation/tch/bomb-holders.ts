import { EMPTY_TABLE } from '../../combination/combination.ts';
import { PlayList } from '../../combination/play-list.ts';
import { finderFor } from '../../combination/readings.ts';
import type { Seat } from '../../seat.ts';
import type { Position } from '../../state/position.ts';

/** Seats that hold a bomb. A log lists them in the line `BOMBE:` after the exchange. */
export function bombHolders({ hands, rules }: Position): Seat[] {
  const finder = finderFor(rules, 'up-to-suits');
  const bombs = new PlayList();
  return hands.flatMap((hand, seat) => {
    finder.findBombs(hand, EMPTY_TABLE, bombs);
    return bombs.length > 0 ? [seat] : [];
  });
}
