import { useEffect } from 'preact/hooks';
import { homeAddress } from '../home/home-address.ts';
import { shellWords } from '../i18n/language.ts';
import { route } from './router.ts';
import { TopBar } from './TopBar.tsx';

/** Shown in place of a page that needs a server. Such pages are not cached for offline use. */
export function ServerMissing() {
  const { home, app } = shellWords();
  useEffect(() => {
    // Some browsers remember that a module could not be loaded, and never try again.
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <>
      {route.value.page.hasOwnBar && <TopBar />}
      <main class="page page--narrow" id="main" tabIndex={-1}>
        <h1>{home.friends}</h1>
        <p role="alert">{app.needsServer}</p>
        <p class="broken__actions">
          <a class="button button--primary" href={homeAddress.href({})}>
            {app.broken.home}
          </a>
          <button type="button" class="button" onClick={() => location.reload()}>
            {app.broken.again}
          </button>
        </p>
      </main>
    </>
  );
}
