import { TableRules } from '../rules/TableRules.tsx';
import { CardsOut } from '../sheet/CardsOut.tsx';
import { Exchange } from '../sheet/Exchange.tsx';
import { LastTrick } from '../sheet/LastTrick.tsx';
import { Log } from '../sheet/Log.tsx';
import { ScoreSheet } from '../sheet/ScoreSheet.tsx';
import type { Panel } from './Header.tsx';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly which: Panel;
}

export function PanelContent({ session, which }: Props) {
  switch (which) {
    case 'sheet':
      return <ScoreSheet session={session} />;
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
