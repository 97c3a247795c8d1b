import { settings } from '../app/settings.ts';
import { words } from '../i18n/language.ts';
import { suggestions } from './model/plays.ts';
import type { Session } from './session.ts';

const SHOWN = 6;

/** Combinations that can be laid now, to pick with one tap. */
export function Chips({ session }: { readonly session: Session }) {
  const { table, cards } = words();
  const seat = session.seat.value;
  if (!session.isDue(seat) || session.view.open.phase !== 'play') return <div class="chips" />;
  const plays = suggestions(session.view, seat);
  const more = plays.length - SHOWN;
  return (
    <ul class="chips" aria-label={table.suggestions} data-left-handed={settings.value.leftHanded}>
      {plays.slice(0, SHOWN).map((play) => (
        <li key={`${play.kind} ${play.size} ${play.height}`}>
          <button type="button" class="chip" onClick={() => session.pick(play.cards)}>
            {cards.play(play)}
          </button>
        </li>
      ))}
      {more > 0 ? <li class="text-soft text-small">{table.more(more)}</li> : null}
    </ul>
  );
}
