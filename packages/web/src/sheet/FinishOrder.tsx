import { type OpenState, rankTitles, type Seat } from '@schupf/rules';
import { seatNameIn } from '../table/names.ts';
import type { Session } from '../table/session.ts';
import { CallMark } from './CallMark.tsx';
import { mySide } from './people.ts';
import { words } from './words.ts';
import './finish-order.css';

interface Props {
  readonly session: Session;
  readonly open: OpenState;
}

/** Who went out in which order, with what they called; in games of ranks with the places this makes. */
export function FinishOrder({ session, open }: Props) {
  const { result, rules } = open;
  if (result === null) return null;
  return (
    <ol class="finish-order plain-list" aria-label={words().sheet.order} data-many={rules.ranks}>
      {result.order.map((seat, place) => (
        <Place key={seat} session={session} open={open} seat={seat} place={place} />
      ))}
    </ol>
  );
}

function Place({ session, open, seat, place }: Props & { readonly seat: Seat; readonly place: number }) {
  const { sheet, events } = words();
  const { rules, result } = open;
  const isOurs = rules.teams !== 'none' && seat % 2 === mySide(session, open);
  const isMine = open.players[seat] === session.me;
  const call = result!.calls.find((one) => one.seat === seat);
  const title = rules.ranks ? rankTitles(rules.variant, rules.players)[place] : null;
  return (
    <li
      class="finish-order__place"
      data-side={rules.teams === 'none' ? 'none' : isOurs ? 'us' : 'them'}
      data-mine={isMine}
    >
      <span class="finish-order__number">{place + 1}</span>
      <span class="finish-order__name">{seatNameIn(session, open, seat)}</span>
      {seat === open.solo && <span class="finish-order__title">{sheet.soloist}</span>}
      {title && <span class="finish-order__title">{events.title(title)}</span>}
      {result!.points.length > 0 && rules.teams === 'none' && (
        <span class="finish-order__points">{sheet.points(result!.points[seat]!)}</span>
      )}
      {call && <CallMark call={open.calls[seat] ?? 'tichu'} made={call.points > 0} />}
    </li>
  );
}
