import { Basics } from './Basics.tsx';
import { TablesPanel } from './TablesPanel.tsx';
import { Today } from './Today.tsx';
import { You } from './You.tsx';

/** What goes on around the next game: own matches or an introduction, the deals of the day, the server's tables. */
export function Panels({ isNew }: { readonly isNew: boolean }) {
  return (
    <>
      {isNew ? <Basics /> : <You />}
      <Today />
      <TablesPanel />
    </>
  );
}
