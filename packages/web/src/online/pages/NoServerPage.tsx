import { pathOf } from '../../app/router.ts';
import { askWhoIAm } from '../state/me.ts';
import { words } from '../words.ts';

/** Where there is nobody to ask: a page from a folder of files, or no network. */
export function NoServerPage() {
  const { noServer, solo } = words();
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <h1>{noServer.title}</h1>
      <p class="text-soft">{noServer.text}</p>
      <p class="online__ways">
        <a class="button button--primary" href={pathOf({ page: 'home' })}>
          {solo}
        </a>
        <button type="button" class="button" onClick={() => void askWhoIAm()}>
          {noServer.again}
        </button>
      </p>
    </main>
  );
}
