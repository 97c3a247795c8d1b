import { Basics } from './Basics.tsx';
import { TablesPanel } from './TablesPanel.tsx';
import { You } from './You.tsx';

/** What goes on around the next game: the player's own matches, or an introduction, and the tables of the server. */
export function Panels({ isNew }: { readonly isNew: boolean }) {
  return (
    <>
      {isNew ? <Basics /> : <You />}
      <TablesPanel />
    </>
  );
}
