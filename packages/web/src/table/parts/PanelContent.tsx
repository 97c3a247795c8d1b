import { TableRules } from '../../rules/TableRules.tsx';
import { CardsOut } from '../../sheet/parts/CardsOut.tsx';
import { Exchange } from '../../sheet/parts/Exchange.tsx';
import { CurrentTrick, LastTrick } from '../../sheet/parts/LastTrick.tsx';
import { Log } from '../../sheet/parts/Log.tsx';
import { ScoreSheet } from '../../sheet/parts/ScoreSheet.tsx';
import type { TableSession } from '../state/table-session.ts';
import type { Panel } from './Header.tsx';

interface Props {
  readonly session: TableSession;
  readonly panel: Panel;
}

export function PanelContent({ session, panel }: Props) {
  switch (panel) {
    case 'sheet':
      return <ScoreSheet session={session} />;
    case 'trick':
      return <CurrentTrick session={session} />;
    case 'last-trick':
      return <LastTrick session={session} />;
    case 'exchange':
      return <Exchange session={session} />;
    case 'log':
      return <Log session={session} />;
    case 'cards-out':
      return <CardsOut session={session} />;
    case 'rules':
      return <TableRules session={session} />;
  }
}
