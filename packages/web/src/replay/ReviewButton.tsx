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

/** Starts the review of the match, or returns to the log. */
export function ReviewButton({ past, reviewer, text }: Props) {
  const isOn = reviewer.value !== null;
  const toggle = async () => {
    if (reviewer.value !== null) {
      reviewer.value.close();
      reviewer.value = null;
      return;
    }
    const opened = await openReviewer(past.record);
    opened.judge([past.rounds[0]!.moments[0]!.position.open.players.indexOf(past.front)]);
    reviewer.value = opened;
  };
  return (
    <button type="button" class="button button--small" aria-pressed={isOn} onClick={() => void toggle()}>
      {text.review}
    </button>
  );
}
