import { homeAddress } from '../../home/home-address.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { askWhoIAm } from '../state/me.ts';
import { hangUp, wireTrouble } from '../state/server-connection.ts';

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
            <a class="button button--small" href={homeAddress.href({})}>
              {text.solo}
            </a>
          )}
          {trouble === 'outdated' && (
            <button type="button" class="button button--small" onClick={() => void loadNewVersion()}>
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

/** Past the service worker, or the same old page would come again. Over plain http there is none. */
async function loadNewVersion(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  location.reload();
}

function comeAgain(): void {
  hangUp();
  void askWhoIAm();
}
