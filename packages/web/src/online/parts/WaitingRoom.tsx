import { useSignal } from '@preact/signals';
import type { Variant } from '@schupf/rules';
import type { AnyRefusal, ChairStatus, Command } from '@schupf/table';
import { useEffect } from 'preact/hooks';
import { absolute } from '../../app/router.ts';
import { saveLastTable } from '../../app/server.ts';
import { type Level, levelOf, levelsOf } from '../../home/choice.ts';
import { words as tableWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { notesOn } from '../model/chair-notes.ts';
import { chairOf, mayStart, planRoom, type RoomChair } from '../model/room-plan.ts';
import { sharedTableAddress } from '../online-addresses.ts';
import { isPerson, me } from '../state/me.ts';
import type { SocketTable } from '../state/socket-table.ts';
import { TalkBubble } from '../talk/TalkBubble.tsx';
import { Chat } from './Chat.tsx';
import { CopyField } from './CopyField.tsx';
import { ShareLink } from './ShareLink.tsx';
import './WaitingRoom.css';

interface Props {
  readonly table: SocketTable;
}

/** Before the match: the seats, the start button, invitations and the chat. */
export function WaitingRoom({ table }: Props) {
  const { room, invite, problem } = words();
  const { games, refusals } = tableWords();
  const refusal = useSignal<AnyRefusal | 'unavailable' | null>(null);
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
  const invited = useSignal<readonly InvitedBot[]>([]);
  const place = async (chair: number, choice: OccupantChoice) => {
    const name = room.externalBotName(chair + 1);
    const reply = await table.manage(
      choice === EXTERNAL_BOT
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
      </header>
      <div class="room__parts">
        <section class="room__table" aria-label={room.chairs}>
          <div class="room__felt" aria-hidden="true" />
          <ul class="room__chairs plain-list" data-many={chairs.length > 6}>
            {planRoom(facts).map((plan) => (
              <Chair
                key={plan.chair}
                plan={plan}
                variant={info.rules.variant}
                status={chairs[plan.chair]!}
                onSit={() => void send({ type: 'sit', chair: plan.chair, name: '' })}
                onPlace={(choice) => void place(plan.chair, choice)}
              />
            ))}
          </ul>
        </section>
        <div class="room__side">
          {refusal.value !== null && (
            <p class="note" role="alert">
              {refusal.value === 'unavailable' ? problem : refusals.sentences[refusal.value.code]}
            </p>
          )}
          <div class="room__start">
            {mayStart(facts) ? (
              <>
                <button
                  type="button"
                  class="button button--primary button--large"
                  onClick={() => void send({ type: 'start' })}
                >
                  {room.start}
                </button>
                <p class="text-soft text-small">{room.startHint}</p>
              </>
            ) : (
              <p class="text-soft">{isSeated ? room.waitForHost : room.sitFirst}</p>
            )}
            {isSeated && (
              <button
                type="button"
                class="button button--small button--quiet"
                onClick={() => void send({ type: 'leave' })}
              >
                {room.leave}
              </button>
            )}
          </div>
          {invited.value
            .filter(({ name }) => chairs.some(({ occupant }) => isExternalBot(occupant, name)))
            .map((bot) => (
              <BotToken key={bot.name} {...bot} code={table.code} />
            ))}
          <section class="panel room__invite">
            <h2>{invite.title}</h2>
            <p class="text-small text-soft">{invite.text}</p>
            <ShareLink
              link={absolute(sharedTableAddress.href({ code: table.code }))}
              label={invite.link}
              message={invite.message}
            />
          </section>
          <section class="panel">
            <Chat table={table} />
          </section>
        </div>
      </div>
    </main>
  );
}

interface ChairProps {
  readonly plan: RoomChair;
  readonly variant: Variant;
  readonly status: ChairStatus;
  readonly onSit: () => void;
  readonly onPlace: (choice: OccupantChoice) => void;
}

/** The value of the option for an external bot. It must not be the name of a bot. */
const EXTERNAL_BOT = 'external';

type OccupantChoice =
  | { readonly type: 'nobody' }
  | { readonly type: 'bot'; readonly name: string }
  | typeof EXTERNAL_BOT;

/** An external bot that has a chair, and its token. */
interface InvitedBot {
  readonly name: string;
  readonly token: string;
}

function isExternalBot(occupant: ChairStatus['occupant'], name: string): boolean {
  return occupant.type === 'bot' && occupant.outside && occupant.name === name;
}

/** The server does not store the token itself, so it is shown only once. */
function BotToken({ name, token, code }: InvitedBot & { readonly code: string }) {
  const { room } = words();
  return (
    <section class="panel share" aria-label={name}>
      <h2>{name}</h2>
      <p class="text-small text-soft">{room.externalBotHint}</p>
      <CopyField
        text={`${location.origin} ${code} ${token}`}
        label={room.externalBotToken}
        copy={room.copyLine}
      />
    </section>
  );
}

function Chair({ plan, variant, status, onSit, onPlace }: ChairProps) {
  const { room } = words();
  const { occupant } = status;
  const number = room.chair(plan.chair + 1);
  // The current bot stays in the list, even if it is not offered for this game.
  const current = occupant.type === 'bot' ? levelOf(occupant.name) : null;
  const levels = [...new Set([...levelsOf(variant), ...(current === null ? [] : [current])])];
  const notes = notesOn(plan, status).map((note) => room[note]);
  return (
    <li
      class={`room-chair room-chair--${plan.side}`}
      style={{ '--x': `${plan.place.x}%`, '--y': `${plan.place.y}%`, '--row': plan.cell.row }}
      data-column={plan.cell.column}
      data-occupant={occupant.type}
      data-mine={plan.isMine}
      data-absent={occupant.type === 'person' && !status.present}
      aria-label={number}
    >
      <span class="room-chair__name">{nameOf(status)}</span>
      {occupant.type === 'person' && <TalkBubble who={occupant.id} />}
      <span class="room-chair__about text-small">{notes.join(', ')}</span>
      {plan.maySit && (
        <button type="button" class="button button--small" aria-label={room.sitIn(number)} onClick={onSit}>
          {room.sit}
        </button>
      )}
      {plan.mayPlace && (
        <select
          class="room-chair__select"
          aria-label={room.who(number)}
          value={occupant.type !== 'bot' ? '' : occupant.outside ? EXTERNAL_BOT : occupant.name}
          onChange={({ currentTarget: { value } }) => onPlace(choiceOf(value))}
        >
          <option value="">{room.empty}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {botName(level)}
            </option>
          ))}
          <option value={EXTERNAL_BOT}>{room.externalBot}</option>
        </select>
      )}
      {plan.mayRemove && occupant.type === 'person' && (
        <button
          type="button"
          class="button button--small button--quiet"
          aria-label={room.removeName(occupant.name)}
          onClick={() => onPlace({ type: 'nobody' })}
        >
          {room.remove}
        </button>
      )}
    </li>
  );
}

function choiceOf(value: string): OccupantChoice {
  switch (value) {
    case '':
      return { type: 'nobody' };
    case EXTERNAL_BOT:
      return EXTERNAL_BOT;
    default:
      return { type: 'bot', name: value };
  }
}

function botName(level: Level): string {
  const { games, common } = tableWords();
  return `${words().room.bot}${common.colon} ${games.levels[level].name}`;
}

function nameOf({ occupant }: ChairStatus): string {
  const { room } = words();
  switch (occupant.type) {
    case 'person':
      return occupant.name;
    case 'nobody':
      return room.empty;
    case 'bot': {
      const level = levelOf(occupant.name);
      if (level === null) return occupant.name;
      return botName(level);
    }
  }
}
