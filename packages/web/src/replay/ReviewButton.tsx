import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReplayWords } from '../i18n/page-words.ts';
import { openReviewer } from '../review/lazy-review.ts';
import type { Reviewer } from '../review/reviewer.ts';
import type { PastMatch } from './load.ts';

interface Props {
  readonly past: PastMatch;
  readonly reviewer: Signal<Reviewer | null>;
  /** Whether the address asks for the review. */
  readonly isWanted: boolean;
  readonly text: ReplayWords;
}

/** Switches between the review of the match and the log. The first press starts the review. */
export function ReviewButton({ past, reviewer, isWanted, text }: Props) {
  const isShown = reviewer.value?.isShown;
  const open = async () => {
    const seat = past.rounds[0]!.moments[0]!.position.open.players.indexOf(past.front);
    const opened = await openReviewer(past, seat);
    opened.judge([seat]);
    reviewer.value = opened;
  };
  const toggle = async () => {
    if (isShown === undefined) await open();
    else isShown.value = !isShown.value;
  };
  useEffect(() => {
    if (isWanted && reviewer.peek() === null) void open();
  }, [isWanted]);
  return (
    <button
      type="button"
      class="button button--small"
      aria-pressed={isShown?.value ?? false}
      onClick={() => void toggle()}
    >
      {text.review}
    </button>
  );
}
