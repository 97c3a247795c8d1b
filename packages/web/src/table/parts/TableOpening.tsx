import { CardBack, CardSprite } from '../../cards/CardFace.tsx';
import { words } from '../../i18n/language.ts';
import './Felt.css';
import './TableOpening.css';

/** The number of cards at the first decision in most games. */
const FIRST_CARDS = 8;

/** The table while it is opening: the felt and the first cards, face down in their places. */
export function TableOpening() {
  return (
    <main class="table table-opening" id="main" tabIndex={-1} aria-busy="true">
      <CardSprite />
      <p class="visually-hidden" role="status">
        {words().table.loading}
      </p>
      <div class="table__felt">
        <div class="felt-oval" aria-hidden="true">
          <div class="felt-oval__cloth" />
        </div>
      </div>
      <div class="table-opening__hand">
        {Array.from({ length: FIRST_CARDS }, (_, index) => (
          <CardBack key={index} />
        ))}
      </div>
    </main>
  );
}
