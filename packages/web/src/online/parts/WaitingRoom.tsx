import { useSignal } from '@preact/signals';
import type { AnyRefusal, ChairStatus, Command } from '@schupf/table';
import { useEffect } from 'preact/hooks';
import { saveLastTable } from '../../app/server.ts';
import { words as tableWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { chairOf, peopleIn, planRoom } from '../model/room-plan.ts';
import { ReportButton } from '../report/ReportButton.tsx';
import { isPerson, me } from '../state/me.ts';
import type { SocketTable } from '../state/socket-table.ts';
import { Board } from './Board.tsx';
import { BotToken, type InvitedBot } from './BotToken.tsx';
import { Chat } from './Chat.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { RatedNote, ratingNote } from './RatingNote.tsx';
import { RenameButton } from './RenameButton.tsx';
import { RoomActions } from './RoomActions.tsx';
import { type OccupantChoice, RoomSeat } from './RoomSeat.tsx';
import './WaitingRoom.css';

interface Props {
  readonly table: SocketTable;
  /** Asks a spectator without a name for one, and seats them. */
  readonly onSitDown: () => void;
}

/** Before the match: the seats around the table with the next step in the middle, the invitation and the chat. */
export function WaitingRoom({ table, onSitDown }: Props) {
  const { room, problem } = words();
  const { games, refusals } = tableWords();
  const refusal = useSignal<AnyRefusal | 'unavailable' | null>(null);
  const invited = useSignal<readonly InvitedBot[]>([]);
  const info = table.info.value!;
  const { chairs } = table.seen.value!.status;
  const { rules } = table.seen.value!.view.open;
  const who = isPerson(me.value) ? me.value.id : null;
  const facts = { rules, chairs, me: who, host: info.host };
  const isSeated = chairOf(chairs, who) !== null;
  useEffect(() => {
    if (isSeated) saveLastTable(table.code);
  }, [isSeated, table]);
  const send = async (command: Command) => {
    const reply = await table.command(command);
    refusal.value = reply.ok ? null : (reply.refusal ?? 'unavailable');
  };
  const place = async (chair: number, choice: OccupantChoice) => {
    const name = room.externalBotName(chair + 1);
    const reply = await table.manage(
      choice.type === 'external-bot'
        ? { type: 'invite-bot', chair, name }
        : { type: 'place', chair, occupant: choice },
    );
    refusal.value = reply.ok ? null : 'unavailable';
    if (reply.ok && reply.token !== null)
      invited.value = [...invited.value.filter((bot) => bot.name !== name), { name, token: reply.token }];
  };
  const host = chairs.find(({ occupant }) => occupant.type === 'person' && occupant.id === info.host);
  return (
    <main class="page room" id="main" tabIndex={-1}>
      <header>
        <h1>{host?.occupant.type === 'person' ? room.tableOf(host.occupant.name) : room.title}</h1>
        <p class="text-soft">
          {games.variants[info.rules.variant].name} · {games.presets[info.rules.preset ?? 'platform'].name}
          {typeof info.speed === 'string' && ` · ${games.speeds[info.speed].name}`}
          {table.spectators.value > 0 && ` · ${room.watching(table.spectators.value)}`}
        </p>
        <p class="text-soft text-small">{room.replays(info.sharesReplays)}</p>
        <RatedNote table={table} />
      </header>
      <div class="room__main">
        <Board
          label={room.chairs}
          chairs={chairs.length}
          seats={planRoom(facts).map((plan) => (
            <RoomSeat
              key={plan.chair}
              plan={plan}
              status={chairs[plan.chair]!}
              rating={ratingNote(table, plan.chair)}
              onSit={() => void send({ type: 'sit', chair: plan.chair, name: '' })}
              onPlace={(choice) => void place(plan.chair, choice)}
            />
          ))}
        >
          <RoomActions
            facts={facts}
            code={table.code}
            onCommand={(command) => void send(command)}
            onSitDown={() => (who === null ? onSitDown() : void send({ type: 'sit', chair: null, name: '' }))}
          />
        </Board>
        {refusal.value !== null && (
          <p class="note" role="alert">
            {refusal.value === 'unavailable' ? problem : refusals.sentences[refusal.value.code]}
          </p>
        )}
        {(isSeated || who !== null) && (
          <p class="room__mine">
            <RenameButton table={table} />
            {isSeated && (
              <button
                type="button"
                class="button button--small button--quiet"
                onClick={() => void send({ type: 'leave' })}
              >
                {room.leave}
              </button>
            )}
          </p>
        )}
      </div>
      <div class="room__side">
        {invited.value
          .filter(({ name }) => chairs.some((chair) => isExternalBot(chair, name)))
          .map((bot) => (
            <BotToken key={bot.name} {...bot} code={table.code} />
          ))}
        <InvitePanel
          code={table.code}
          seated={peopleIn(chairs)}
          mayInviteFriends={isSeated || who === info.host}
        />
        <section class="panel">
          <Chat table={table} />
          {who !== null && <ReportButton people={othersAt(table.code, chairs, who)} />}
        </section>
        <p class="text-soft text-small">{room.startHint}</p>
      </div>
    </main>
  );
}

function isExternalBot({ occupant }: ChairStatus, name: string): boolean {
  return occupant.type === 'bot' && occupant.outside && occupant.name === name;
}

/** Everyone in the chairs whom this person may report. */
function othersAt(table: string, chairs: readonly ChairStatus[], me: string) {
  return chairs.flatMap(({ occupant }) => {
    if (occupant.type !== 'person' || occupant.id === me) return [];
    return { name: occupant.name, place: { type: 'table', table, person: occupant.id } as const };
  });
}
