import { words } from '../i18n/language.ts';
import { onlineWords } from '../i18n/page-words.ts';
import { chairOf } from '../online/model/room-plan.ts';
import { sharedTableAddress } from '../online/online-addresses.ts';
import { isPerson, me } from '../online/state/me.ts';
import type { SocketTable } from '../online/state/socket-table.ts';
import './TogetherInvitation.css';

/** After a match: begins going through it together, or joins the people who do. */
export function TogetherInvitation({ table }: { readonly table: SocketTable }) {
  const text = onlineWords().together;
  const { stage, chairs } = table.seen.value!.status;
  const who = isPerson(me.value) ? me.value.id : null;
  if (stage !== 'over' || who === null) return null;
  const info = table.info.value;
  const replays = table.replays.value.filter(({ people }) => people.length > 0);
  const hrefOf = (replay: number | null) => sharedTableAddress.href({ code: table.code, replay });
  const mayStart = chairOf(chairs, who) !== null || info?.host === who || info?.sharesReplays === true;
  return (
    <div class="together-invitation" role="status">
      {replays.map(({ match, people }) => (
        <p key={match} class="together-invitation__line">
          <span>{text.goThrough(words().common.list(people.map(({ name }) => name)), people.length)}</span>
          <a class="button button--small button--primary" href={hrefOf(match)}>
            {text.join}
          </a>
        </p>
      ))}
      {replays.length === 0 && mayStart && (
        <a class="button button--small" href={hrefOf(null)}>
          {text.start}
        </a>
      )}
    </div>
  );
}
