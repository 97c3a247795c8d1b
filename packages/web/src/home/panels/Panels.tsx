import { lazy } from '../../app/lazy.tsx';
import { LegalLinksLater } from '../../legal/lazy-legal-links.tsx';
import { Basics } from './Basics.tsx';
import { TablesPanel } from './TablesPanel.tsx';
import { Today } from './Today.tsx';
import { You } from './You.tsx';

const TurnList = lazy(async () => (await import('../../turns/TurnList.tsx')).TurnList, { quiet: true });

/**
 * The panels beside the main button: the player's matches or an introduction, the daily deals, and the server's
 * tables; below them, what the operator says about the server.
 */
export function Panels({ isNew }: { readonly isNew: boolean }) {
  return (
    <>
      <TurnList />
      {isNew ? <Basics /> : <You />}
      <Today />
      <TablesPanel />
      <LegalLinksLater />
    </>
  );
}
