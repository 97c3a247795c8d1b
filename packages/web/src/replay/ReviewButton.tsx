import type { Signal } from '@preact/signals';
import type { ReplayWords } from '../i18n/page-words.ts';
import { openReviewer } from '../review/lazy-review.ts';
import type { Reviewer } from '../review/reviewer.ts';
import type { PastMatch } from './load.ts';

interface Props {
  readonly past: PastMatch;
  readonly reviewer: Signal<Reviewer | null>;
  readonly text: ReplayWords;
}

/** Switches between the review of the match and the log. The first press starts the review. */
export function ReviewButton({ past, reviewer, text }: Props) {
  const isShown = reviewer.value?.isShown;
  const toggle = async () => {
    if (isShown !== undefined) {
      isShown.value = !isShown.value;
      return;
    }
    const opened = await openReviewer(past.record);
    opened.judge([past.rounds[0]!.moments[0]!.position.open.players.indexOf(past.front)]);
    reviewer.value = opened;
  };
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
