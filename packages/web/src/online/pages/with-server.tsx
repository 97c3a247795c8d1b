import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { titled, useTitle } from '../../app/page.tsx';
import { TopBar } from '../../app/TopBar.tsx';
import { homeAddress } from '../../home/home-address.ts';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { askWhoIAm, me } from '../state/me.ts';
import './server-pages.css';

interface WithServerOptions<Props> {
  readonly hasOwnBar?: boolean;
  /** Starts a request that the page needs, at the same time as the one for the player's identity. */
  readonly prepare?: (props: Props) => void;
}

/** A page that first asks the server for the player's identity. */
export function withServer<Props extends object>(
  Page: ComponentType<Props>,
  title: () => string,
  { hasOwnBar = false, prepare }: WithServerOptions<Props> = {},
): ComponentType<Props> {
  return (props: Props) => {
    useTitle(titled(title()));
    useEffect(() => {
      void askWhoIAm();
      prepare?.(props);
    }, []);
    const who = me.value;
    if (who !== 'unknown' && who !== 'no-server') return <Page {...props} />;
    return (
      <>
        {hasOwnBar && <TopBar />}
        {who === 'no-server' ? (
          <NoServer />
        ) : (
          <p class="lazy" role="status">
            {shellWords().app.loading}
          </p>
        )}
      </>
    );
  };
}

/** Shown if no server answers: the app was opened from static files, or there is no network. */
function NoServer() {
  const { noServer, solo } = words();
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <h1>{noServer.title}</h1>
      <p class="text-soft">{noServer.text}</p>
      <p class="online__actions">
        <a class="button button--primary" href={homeAddress.href({})}>
          {solo}
        </a>
        <button type="button" class="button" onClick={() => void askWhoIAm()}>
          {noServer.again}
        </button>
      </p>
    </main>
  );
}
