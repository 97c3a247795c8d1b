import { useSignal } from '@preact/signals';
import { settings } from '../../app/settings.ts';
import { words } from '../../i18n/language.ts';
import { suggestions } from '../model/plays.ts';
import type { TableSession } from '../state/table-session.ts';
import { PassAhead } from './lazy-parts.tsx';
import { WaitingTools } from './WaitingTools.tsx';

/** Any further chips are hidden behind a button. */
const MAX_SHOWN = 6;

/** On the player's turn, their possible plays; otherwise what they can do in the meantime. */
export function Chips({ session }: { readonly session: TableSession }) {
  const seat = session.seat.value;
  if (session.view.open.phase !== 'play') return <div class="chips" />;
  if (!session.isDue(seat) || session.autoPass.isOn.value) return <WaitingTools session={session} />;
  return <Suggestions key={session.status.turn} session={session} />;
}

function Suggestions({ session }: { readonly session: TableSession }) {
  const { table, cards } = words();
  const showsAll = useSignal(false);
  const plays = suggestions(session.choices.value, session.view.open);
  // If there is only one more, a button to show it would take as much space as the chip itself.
  const shown = showsAll.value || plays.length === MAX_SHOWN + 1 ? plays : plays.slice(0, MAX_SHOWN);
  const more = plays.length - shown.length;
  return (
    <ul class="chips" aria-label={table.suggestions} data-left-handed={settings.value.leftHanded}>
      {session.mainAction.value?.shows.type === 'refused' ? (
        <li>
          <button type="button" class="chip" onClick={() => session.pick([])}>
            <span aria-hidden="true">×</span>
            {table.clear}
          </button>
        </li>
      ) : null}
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
      {session.mayPassAhead.value ? (
        <li>
          <PassAhead session={session} />
        </li>
      ) : null}
    </ul>
  );
}
