import { pathOf } from '../app/router.ts';
import { askWhoIAm } from './me.ts';
import { hangUp, wireTrouble } from './wire.ts';
import { words } from './words.ts';

/** A calm line while the wire is cut. The region is there before its words, or nothing would be read aloud. */
export function WireLine() {
  const trouble = wireTrouble.value;
  const text = words();
  return (
    <div class="wire-line" role="status">
      {trouble !== null && (
        <p class="note wire-line__text">
          <span>{text.wire[trouble]}</span>
          {(trouble === 'blocked' || trouble === 'unreachable') && (
            <a class="button button--small" href={pathOf({ page: 'home' })}>
              {text.solo}
            </a>
          )}
          {trouble === 'outdated' && (
            <button type="button" class="button button--small" onClick={() => location.reload()}>
              {text.reload}
            </button>
          )}
          {(trouble === 'signed-out' || trouble === 'refused') && (
            <button type="button" class="button button--small" onClick={comeAgain}>
              {text.reconnect}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function comeAgain(): void {
  hangUp();
  void askWhoIAm();
}
