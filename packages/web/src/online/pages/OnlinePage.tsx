import { useEffect } from 'preact/hooks';
import type { OnlinePlace } from '../../app/router.ts';
import { pathOf } from '../../app/router.ts';
import { TopBar } from '../../app/TopBar.tsx';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { askWhoIAm, me } from '../state/me.ts';
import { DevicePage } from './DevicePage.tsx';
import { FriendsPage } from './FriendsPage.tsx';
import { LobbyPage } from './LobbyPage.tsx';
import { MePage } from './MePage.tsx';
import { TableByLink } from './TableByLink.tsx';
import './OnlinePage.css';

interface Props {
  readonly at: OnlinePlace;
  readonly word: string;
}

/** Everything that needs people elsewhere, and so a server. */
export function OnlinePage({ at, word }: Props) {
  useEffect(() => {
    void askWhoIAm();
  }, []);
  const title = titleOf(at);
  useEffect(() => {
    document.title = `${title} · Schupf`;
  }, [title]);
  switch (me.value) {
    case 'unknown':
      return (
        <>
          <TopBar />
          <p class="lazy" role="status">
            {shellWords().app.loading}
          </p>
        </>
      );
    case 'no-server':
      return (
        <>
          <TopBar />
          <NoServerPage />
        </>
      );
    default:
      return at === 't' ? (
        <TableByLink word={word} />
      ) : (
        <>
          <TopBar />
          <Page at={at} word={word} />
        </>
      );
  }
}

function Page({ at, word }: { readonly at: Exclude<OnlinePlace, 't'>; readonly word: string }) {
  switch (at) {
    case 'friends':
      return <FriendsPage />;
    case 'lobby':
      return <LobbyPage />;
    case 'me':
      return <MePage />;
    case 'device':
      return <DevicePage word={word} />;
  }
}

function titleOf(at: OnlinePlace): string {
  const text = words();
  switch (at) {
    case 'friends':
      return text.friends.title;
    case 'lobby':
      return text.lobby.title;
    case 'me':
      return text.me.title;
    case 'device':
      return text.device.title;
    case 't':
      return text.room.title;
  }
}

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
