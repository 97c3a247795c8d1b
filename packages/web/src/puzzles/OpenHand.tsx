import type { Player } from '@schupf/rules';
import { CardFace } from '../cards/CardFace.tsx';
import { inOrder } from '../table/model/hand-order.ts';
import { handLabel } from '../table/model/names.ts';
import type { AttemptState } from './attempt-state.ts';

interface Props {
  readonly attempt: AttemptState;
  readonly player: Player;
}

/** The cards of another player in an open endgame. */
export function OpenHand({ attempt, player }: Props) {
  // Read again with every view: cards are played.
  const { open } = attempt.table.seen.value.view;
  const seat = open.players.indexOf(player);
  const hand = attempt.table.handOf(seat);
  if (seat === attempt.puzzle.seat || hand.size === 0) return null;
  return (
    <span class="seat__open" role="img" aria-label={handLabel(open, seat, hand.size)}>
      {inOrder(hand, 'up').map((card) => (
        <CardFace key={card} card={card} />
      ))}
    </span>
  );
}
