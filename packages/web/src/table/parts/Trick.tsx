import { combinationOf, type PlainPlay } from '@schupf/rules';
import { CardFace } from '../../cards/CardFace.tsx';
import { letterOf } from '../../cards/letters.ts';
import { words } from '../../i18n/language.ts';
import { seatName } from '../model/names.ts';
import { cardsInOrder, playsInTrick } from '../model/trick.ts';
import type { TableSession } from '../state/table-session.ts';
import { Countdown } from './Countdown.tsx';
import './Trick.css';

/** The number of earlier combinations shown behind the top one. */
const SHOWN_BELOW = 2;

/** The trick on the table: the top combination large, earlier ones behind it. */
export function Trick({ session }: { readonly session: TableSession }) {
  const { table, cards } = words();
  const plays = playsInTrick(session.view.open);
  const top = plays.at(-1);
  if (top === undefined) return <p class="visually-hidden">{table.emptyTable}</p>;
  const name = seatName(session, top.seat);
  const label = cards.play(combinationOf(top.play));
  return (
    <section class="trick" aria-label={table.labelled(name, label)}>
      {plays.slice(-1 - SHOWN_BELOW, -1).map(({ seat, play }, index, below) => (
        <div
          key={play.cards.join()}
          class="trick__play trick__play--below"
          style={{ '--depth': below.length - index, '--cards': play.cards.length }}
        >
          <PlayedCards play={play} />
          <span class="visually-hidden">
            {table.labelled(seatName(session, seat), cards.play(combinationOf(play)))}
          </span>
        </div>
      ))}
      <div
        key={top.play.cards.join()}
        class="trick__play trick__play--top"
        style={{ '--cards': top.play.cards.length }}
      >
        <PlayedCards play={top.play} />
      </div>
      <p key={`${top.seat} ${label}`} class="trick__name" aria-hidden="true">
        {table.labelled(name, label)}
      </p>
    </section>
  );
}

function PlayedCards({ play }: { readonly play: PlainPlay }) {
  return cardsInOrder(play).map(({ card, as }) => (
    <span key={card} class="trick__card" data-card={card}>
      <CardFace card={card} />
      {as === null ? null : (
        <span class="trick__as" aria-hidden="true">
          {letterOf(as)}
        </span>
      )}
    </span>
  ));
}

/** The open wish, and the time left for bombs. */
export function TableSigns({ session }: { readonly session: TableSession }) {
  const { table } = words();
  const { open } = session.view;
  const { interval, holds } = session.status;
  return (
    <div class="table__signs">
      {open.wish === 0 ? null : (
        <p class="table__wish note">
          {table.wish} <b>{letterOf(open.wish as 2)}</b>
        </p>
      )}
      {interval === null || open.trickIsEmpty ? null : (
        <p class="table__closing">
          <Countdown
            session={session}
            until={Math.max(interval.until, ...holds.map(({ until }) => until))}
            label={interval.kind === 'reaction' ? table.reaction : table.closing}
          />
        </p>
      )}
    </div>
  );
}
