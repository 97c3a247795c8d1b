import { useSignal } from '@preact/signals';
import { DEFAULT_BOT } from '@schupf/bots';
import type { Player } from '@schupf/rules';
import { absolute, goTo } from '../../app/router.ts';
import { saveLastTable } from '../../app/server.ts';
import { words as tableWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { InviteFriends } from '../../people/parts/lazy-invite-friends.ts';
import { PersonName } from '../../people/parts/PersonName.tsx';
import { playerName } from '../../table/model/names.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { peopleIn } from '../model/room-plan.ts';
import { lobbyAddress, tablePath } from '../online-addresses.ts';
import { ReportButton } from '../report/ReportButton.tsx';
import { isPerson, me } from '../state/me.ts';
import type { SocketTable } from '../state/socket-table.ts';
import { RatedNote, ratingNote } from './RatingNote.tsx';
import { RenameButton } from './RenameButton.tsx';
import { ShareLinkWithCode } from './ShareLinkWithCode.tsx';
import { TakeSeat } from './TakeSeat.tsx';

interface Props {
  readonly session: TableSession;
  readonly table: SocketTable;
}

/** Everyone at the table, the invitation, and buttons to take a seat, pause and leave. */
export function PeoplePanel({ session, table }: Props) {
  const { room, invite, table: text } = words();
  return (
    <div class="people">
      <ul class="people__list plain-list">
        {session.status.chairs.map((_, player) => (
          <PlayerItem key={player} session={session} table={table} player={player} />
        ))}
      </ul>
      {table.spectators.value > 0 && (
        <p class="text-soft text-small">{room.watching(table.spectators.value)}</p>
      )}
      {table.info.value !== null && (
        <p class="text-soft text-small">{room.replays(table.info.value.sharesReplays)}</p>
      )}
      <RatedNote table={table} />
      {session.isWatching && <TakeSeat session={session} table={table} />}
      <section>
        <h2>{invite.title}</h2>
        <ShareLinkWithCode
          link={absolute(tablePath(table.code))}
          label={invite.link}
          message={invite.message}
        />
        {!session.isWatching && <InviteFriends table={table.code} seated={peopleIn(session.status.chairs)} />}
      </section>
      {!session.isWatching && (
        <p class="online__actions">
          {session.status.pausedUntil === null && session.status.stage === 'playing' && (
            <button
              type="button"
              class="button button--small"
              onClick={() => void session.command({ type: 'propose', what: 'pause' })}
            >
              {text.pause}
            </button>
          )}
          <Leave session={session} />
        </p>
      )}
    </div>
  );
}

function PlayerItem({ session, table, player }: Props & { readonly player: Player }) {
  const { room, table: text } = words();
  const { occupant, next, present, here } = session.status.chairs[player]!;
  const isMe = player === session.me;
  const isHost = isPerson(me.value) && me.value.id === table.info.value?.host;
  const info = (): string => {
    switch (occupant.type) {
      // A bot plays for an empty seat too, until someone takes it.
      case 'nobody':
        return room.bot;
      case 'bot':
        return occupant.outside ? room.externalBot : room.bot;
      case 'person':
        if (isMe) return '';
        return here ? (present ? '' : room.absent) : text.botFor(occupant.name);
    }
  };
  const bot = { type: 'bot', name: DEFAULT_BOT } as const;
  return (
    <li class="people__item">
      <span class="people__name">
        {occupant.type === 'person' ? <PersonName person={occupant} /> : <b>{playerName(session, player)}</b>}
        {isMe && <span class="text-soft"> ({tableWords().table.you})</span>}{' '}
        <span class="text-soft text-small">{next === null ? info() : text.nextPlayer(next.name)}</span>{' '}
        <span class="text-soft text-small numbers">{ratingNote(table, player)}</span>
      </span>
      {occupant.type === 'person' && !isMe && isPerson(me.value) && (
        <ReportButton
          people={[{ name: occupant.name, place: { type: 'table', table: table.code, person: occupant.id } }]}
        />
      )}
      {isMe && <RenameButton table={table} />}
      {occupant.type === 'person' && !isMe && !session.isWatching && session.status.stage === 'playing' && (
        <button
          type="button"
          class="button button--small button--quiet"
          aria-label={text.removeName(occupant.name)}
          onClick={() => void session.command({ type: 'propose', what: 'remove', target: player })}
        >
          {text.remove}
        </button>
      )}
      {isHost && occupant.type === 'person' && !present && !here && (
        <button
          type="button"
          class="button button--small"
          // People who join later may take the chair from the bot.
          onClick={() => void table.manage({ type: 'place', chair: player, occupant: bot })}
        >
          {text.giveToBot}
        </button>
      )}
    </li>
  );
}

/** Requires a second click, so that no one leaves by accident. */
function Leave({ session }: { readonly session: TableSession }) {
  const text = words().table;
  const isArmed = useSignal(false);
  const leave = async () => {
    if (!(await session.command({ type: 'leave' }))) return;
    saveLastTable(null);
    goTo(lobbyAddress.href({}));
  };
  return (
    <button
      type="button"
      class="button button--small button--quiet"
      onClick={() => {
        if (isArmed.value) void leave();
        isArmed.value = !isArmed.value;
      }}
    >
      {isArmed.value ? text.reallyLeave : text.leave}
    </button>
  );
}
