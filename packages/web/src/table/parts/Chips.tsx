import { useSignal } from '@preact/signals';
import { settings } from '../../app/settings.ts';
import { words } from '../../i18n/language.ts';
import { suggestions } from '../model/plays.ts';
import type { TableSession } from '../state/table-session.ts';

/** Any further chips are hidden behind a button. */
const MAX_SHOWN = 6;

/** On the player's turn, what they can play; otherwise a button to ask for time. */
export function Chips({ session }: { readonly session: TableSession }) {
  const seat = session.seat.value;
  if (session.view.open.phase !== 'play') return <div class="chips" />;
  if (!session.isDue(seat)) return <Waiting session={session} />;
  return <Suggestions key={session.status.turn} session={session} />;
}

function Suggestions({ session }: { readonly session: TableSession }) {
  const { table, cards } = words();
  const showsAll = useSignal(false);
  const plays = suggestions(session.choices.value, session.view.open);
  // If there is only one more, a button to show it would take as much room as the chip itself.
  const shown = showsAll.value || plays.length === MAX_SHOWN + 1 ? plays : plays.slice(0, MAX_SHOWN);
  const more = plays.length - shown.length;
  return (
    <ul class="chips" aria-label={table.suggestions} data-left-handed={settings.value.leftHanded}>
      {shown.map((play) => (
        <li key={`${play.kind} ${play.size} ${play.height}`}>
          <button type="button" class="chip" onClick={() => session.pick(play.cards)}>
            {cards.play(play)}
          </button>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <button
            type="button"
            class="chip chip--more"
            onClick={() => {
              showsAll.value = true;
            }}
          >
            {table.more(more)}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

/** A player who is considering a bomb may hold up the table for a moment. */
function Waiting({ session }: { readonly session: TableSession }) {
  const { table } = words();
  const { holds, chairs } = session.status;
  const isHolding = holds.some(({ player }) => player === session.me);
  const holdsLeft = chairs[session.me]?.holdsLeft ?? 0;
  return (
    <div class="chips">
      {isHolding ? (
        <button type="button" class="chip" onClick={() => void session.command({ type: 'end-hold' })}>
          {table.goOn}
        </button>
      ) : holdsLeft > 0 && !session.view.open.trickIsEmpty ? (
        <button
          type="button"
          class="chip"
          title={table.holdHelp(holdsLeft)}
          aria-description={table.holdHelp(holdsLeft)}
          onClick={() => void session.command({ type: 'hold' })}
        >
          {table.holdForBomb}
        </button>
      ) : null}
    </div>
  );
}
