import { useTurnWords } from '../i18n/turn-words.ts';
import { sharedTableAddress } from '../online/online-addresses.ts';
import { isAsked, turns, useTurns } from './turns.ts';

/** Leads to the table with the least time left, if any waits for this person. */
export function TurnsButton() {
  useTurns();
  const text = useTurnWords();
  const asked = turns.value.filter(isAsked);
  const [first] = asked;
  if (text === null || first === undefined) return null;
  return (
    <a class="button button--large home__play" href={sharedTableAddress.href({ code: first.summary.code })}>
      {text.yourMove(asked.length)}
    </a>
  );
}
