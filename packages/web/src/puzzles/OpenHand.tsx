import type { Player } from '@schupf/rules';
import { OpenCards } from '../table/parts/OpenCards.tsx';
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
  return <OpenCards hand={hand} />;
}
