import { minus, signed } from '@schupf/phrasebook';
import type { OpenState, Seat } from '@schupf/rules';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { seatNameIn } from '../../table/model/names.ts';
import { placesGained, rankAt } from '../../table/model/rank.ts';
import { titleText } from '../../table/model/titles.ts';
import { RankMark } from '../../table/parts/Seats.tsx';
import type { TableSession } from '../../table/state/table-session.ts';
import { mySide } from '../model/sheet-names.ts';
import { CallMark } from './Sheet.tsx';
import './FinishOrder.css';

interface Props {
  readonly session: TableSession;
  readonly open: OpenState;
}

/** The order in which players went out, with their calls; in rank games, also their new places. */
export function FinishOrder({ session, open }: Props) {
  const { result, rules } = open;
  if (result === null) return null;
  return (
    <ol class="finish-order plain-list" aria-label={words().sheet.order} data-many={rules.hasRanks}>
      {result.order.map((seat, place) => (
        <Place key={seat} session={session} open={open} seat={seat} place={place} />
      ))}
      {[...open.players.keys()]
        .filter((seat) => !result.order.includes(seat))
        .map((seat) => (
          <Place key={seat} session={session} open={open} seat={seat} place={null} />
        ))}
    </ol>
  );
}

interface PlaceProps extends Props {
  readonly seat: Seat;
  /** Null for players who were still in when the round ended. */
  readonly place: number | null;
}

function Place({ session, open, seat, place }: PlaceProps) {
  const { sheet, common } = words();
  const { rules, result } = open;
  const isOurs = rules.teams !== 'none' && seat % 2 === mySide(session, open);
  const isMine = open.players[seat] === session.me;
  const call = result!.calls.find((candidate) => candidate.seat === seat);
  const rank = rules.hasRanks && place !== null ? rankAt(open, place + 1) : null;
  return (
    <li
      class="finish-order__place"
      data-side={rules.teams === 'none' ? 'none' : isOurs ? 'us' : 'them'}
      data-mine={isMine}
    >
      <span class="finish-order__number">{place === null ? '–' : place + 1}</span>
      <span class="finish-order__name">{seatNameIn(session, open, seat)}</span>
      {place === null && <span class="finish-order__title">{sheet.notOut}</span>}
      {seat === open.solo && <span class="finish-order__title">{sheet.soloist}</span>}
      {rank?.title && <span class="finish-order__title">{titleText(rank.title, isMine)}</span>}
      {rank?.mark && <RankMark mark={rank.mark} />}
      <Moved places={placesGained(open, seat)} />
      {result!.points.length > 0 && rules.hasRanks && (
        <span class="finish-order__points">
          <span class="visually-hidden">{`${sheet.thisRound}${common.colon} `}</span>
          {signed(result!.points[seat]!)}
          <span class="visually-hidden">
            , {sheet.total}
            {common.colon}
          </span>{' '}
          <b class="finish-order__total">{minus(open.totals[open.columnOf(seat)]!)}</b>
        </span>
      )}
      {call && <CallMark call={open.calls[seat] ?? 'tichu'} made={call.points > 0} />}
    </li>
  );
}

/** How many places a player went up or down; nothing if they stayed. */
function Moved({ places }: { readonly places: number | null }) {
  const { sheet } = words();
  if (places === null || places === 0) return null;
  const isUp = places > 0;
  const count = Math.abs(places);
  return (
    <span class="finish-order__moved" data-up={isUp}>
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'}
        {count}
      </span>
      <span class="visually-hidden">{isUp ? sheet.up(count) : sheet.down(count)}</span>
    </span>
  );
}
