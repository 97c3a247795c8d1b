import type { OpenState } from '@schupf/rules';
import './ScoreBar.css';

interface Props {
  readonly open: OpenState;
  readonly points: number;
}

/** How far a side is from the target; nothing in a match with a number of rounds or a time limit. */
export function ScoreBar({ open, points }: Props) {
  const { matchEnd, target } = open.rules;
  if (matchEnd !== 'target') return null;
  const part = Math.max(0, Math.min(1, points / target));
  return <span class="score-bar" style={{ '--part': part }} aria-hidden="true" />;
}
