import { words } from '../../i18n/language.ts';
import { cardsLeft } from '../model/cards-left.ts';
import { seatName } from '../model/names.ts';
import { rankOf } from '../model/rank.ts';
import { titleText } from '../model/titles.ts';
import { taskText } from '../model/turn-text.ts';
import type { TableSession } from '../state/table-session.ts';
import { Countdown } from './Countdown.tsx';
import { Face } from './Face.tsx';
import { type AtSeat, CallSeal, CardCount, RankMark, teamOf } from './Seats.tsx';
import './OwnSeat.css';

interface Props {
  readonly session: TableSession;
  readonly atSeat: AtSeat;
}

/** The player's own seat: portrait, number of cards, call, and whether it is their turn. */
export function OwnSeat({ session, atSeat }: Props) {
  const { table, common } = words();
  const { open } = session.view;
  const home = session.home.value;
  const duty = session.status.duties.find(({ seat }) => session.seats.value.includes(seat));
  const call = open.calls[home];
  const rank = rankOf(open, home);
  const classes = ['own', `own--${teamOf(session, home)}`];
  if (duty !== undefined) classes.push('own--due');
  if (call != null) classes.push(`own--${call}`);
  return (
    <div class={classes.join(' ')} data-seat={home}>
      <span class="own__who">
        <Face session={session} seat={home} />
        {rank?.mark == null ? null : <RankMark mark={rank.mark} />}
        {duty?.bankUntil == null ? null : (
          <span class="own__clock">
            <Countdown session={session} since={duty.since} until={duty.bankUntil} />
          </span>
        )}
      </span>
      <span class="own__text">
        <span class="own__name">
          {seatName(session, home)}
          <span class="visually-hidden">, {cardsLeft(open, home, table)}</span>{' '}
          <CardCount open={open} seat={home} />
        </span>
        <OwnStatus session={session} />
      </span>
      {call == null ? null : (
        <CallSeal call={call}>
          <span class="visually-hidden">{`${table.you}${common.colon} `}</span>
        </CallSeal>
      )}
      {atSeat(session.me)}
    </div>
  );
}

/** On the player's turn, what they have to do; otherwise their title. Screen readers have read the turn already. */
function OwnStatus({ session }: { readonly session: TableSession }) {
  const { open } = session.view;
  const task = open.phase === 'play' ? taskText(session) : '';
  const title = rankOf(open, session.home.value)?.title;
  if (task === '') return <p class="own__status">{title == null ? '' : titleText(title, true)}</p>;
  return (
    <p class="own__status" aria-hidden="true">
      {task}
    </p>
  );
}
