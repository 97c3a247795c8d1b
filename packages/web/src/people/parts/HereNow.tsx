import { peopleWords as words } from '../../i18n/people-words.ts';
import './HereNow.css';

/** A lit lamp and the words for it. */
export function HereNow() {
  return (
    <span class="here-now">
      <span class="here-now__lamp" aria-hidden="true" />
      {words().isHere}
    </span>
  );
}
