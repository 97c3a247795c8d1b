import { homeAddress } from '../../home/home-address.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { askWhoIAm } from '../state/me.ts';
import { connectionTrouble, disconnect } from '../state/server-connection.ts';

/**
 * Shown while the connection is lost. The live region must exist before its text, or screen readers would not read it.
 */
export function ConnectionLine() {
  const trouble = connectionTrouble.value;
  const text = words();
  return (
    <div class="connection-line" role="status">
      {trouble !== null && (
        <p class="note connection-line__text">
          <span>{text.connection[trouble]}</span>
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
            <button type="button" class="button button--small" onClick={reconnect}>
              {text.reconnect}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** Bypasses the service worker, which would return the old page. Over plain HTTP there is no service worker. */
async function loadNewVersion(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  location.reload();
}

function reconnect(): void {
  disconnect();
  void askWhoIAm();
}
