import { NO_SEAT, type PlayInTrick, playsInTrick, pointsOf } from '@schupf/rules';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { seatName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { lastTrick, type TakenTrick } from '../model/last-trick.ts';
import { whoAt } from '../model/sheet-names.ts';
import { CardRow, Sheet } from './Sheet.tsx';
import './LastTrick.css';

interface Props {
  readonly session: TableSession;
}

/** The previous trick: who played what, and who has it now. */
export function LastTrick({ session }: Props) {
  const { sheet, table } = words();
  const trick = lastTrick(session.view.open);
  return (
    <Sheet title={table.lastTrick} note={trick === null ? undefined : takenText(session, trick)}>
      {trick === null ? (
        <p class="sheet__empty">{sheet.noTrick}</p>
      ) : (
        <Plays session={session} plays={trick.plays} />
      )}
    </Sheet>
  );
}

/** The trick on the table, from its lead on. */
export function CurrentTrick({ session }: Props) {
  const { table } = words();
  const plays = playsInTrick(session.view.open);
  return (
    <Sheet title={table.trick}>
      {plays.length === 0 ? (
        <p class="sheet__empty">{table.emptyTable}</p>
      ) : (
        <Plays session={session} plays={plays} />
      )}
    </Sheet>
  );
}

function Plays({ session, plays }: Props & { readonly plays: readonly PlayInTrick[] }) {
  const { cards } = words();
  const coins = session.view.rules.teams !== 'none';
  return (
    <ol class="last-trick plain-list">
      {plays.map(({ seat, play }, index) => (
        <li key={index} class="last-trick__play" data-top={index === plays.length - 1}>
          <span class="last-trick__name">
            <b>{seatName(session, seat)}</b> <span class="text-soft">{cards.play(play)}</span>
          </span>
          <CardRow cards={play.cards} coins={coins} label={cards.playInFull(play)} />
        </li>
      ))}
    </ol>
  );
}

function takenText(session: TableSession, { plays, by, givenTo }: TakenTrick): string {
  const { sheet } = words();
  const { open, rules } = session.view;
  const who = whoAt(session, open, by);
  const taken =
    givenTo !== NO_SEAT
      ? sheet.givenTo(who, whoAt(session, open, givenTo))
      : who === null
        ? sheet.takenByYou
        : sheet.takenBy(who);
  const points = plays.flatMap(({ play }) => play.cards).reduce((sum, card) => sum + pointsOf(card), 0);
  return rules.teams === 'none' ? taken : `${taken}, ${sheet.trickPoints(points)}`;
}
