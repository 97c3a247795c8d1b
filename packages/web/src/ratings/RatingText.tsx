import type { ShownRating } from '@schupf/protocol';
import { ratingWords as words } from '../i18n/rating-words.ts';
import './RatingText.css';

/** A rating as one word, with a question mark while it is provisional, and what that means for screen readers. */
export function RatingText({ rating, isProvisional }: ShownRating) {
  return (
    <span class="rating numbers">
      {rating}
      {isProvisional && (
        <>
          <span aria-hidden="true" title={words().provisional}>
            ?
          </span>
          <span class="visually-hidden"> ({words().provisional})</span>
        </>
      )}
    </span>
  );
}

/** The deviation, as in “± 40”. */
export function DeviationText({ deviation }: Pick<ShownRating, 'deviation'>) {
  return <span class="text-soft numbers">±&nbsp;{deviation}</span>;
}
