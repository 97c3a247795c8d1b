import type { ChairStatus } from '@schupf/table';
import { useContext, useRef } from 'preact/hooks';
import { LEVELS } from '../../home/choice.ts';
import { levelWords } from '../../home/level-words.ts';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { OpenProfile } from '../../people/parts/PersonName.tsx';
import { notesOn } from '../model/chair-notes.ts';
import type { RoomChair } from '../model/room-plan.ts';
import { TalkBubble } from '../talk/TalkBubble.tsx';
import { BoardSeat, BotFace, SeatFace } from './Board.tsx';

/** Who the host can put in a chair. */
export type OccupantChoice =
  | { readonly type: 'nobody' }
  | { readonly type: 'bot'; readonly name: string }
  | { readonly type: 'external-bot' };

interface Props {
  readonly plan: RoomChair;
  readonly status: ChairStatus;
  /** How the person is rated; empty if that does not matter here. */
  readonly rating: string;
  readonly onSit: () => void;
  readonly onPlace: (choice: OccupantChoice) => void;
}

interface SeatAction {
  readonly label: string;
  readonly run: () => void;
  readonly isCurrent?: boolean;
}

/** A seat in the waiting room. It is a button for people who may change something there. */
export function RoomSeat(props: Props) {
  const { plan, status } = props;
  const { room } = words();
  const dialog = useRef<HTMLDialogElement>(null);
  const openProfile = useContext(OpenProfile);
  const number = room.chair(plan.chair + 1);
  const { occupant } = status;
  const actions = [
    ...(occupant.type === 'person' && openProfile !== null
      ? [{ label: room.profile, run: () => openProfile(occupant) }]
      : []),
    ...actionsOf(props),
  ];
  const face = <Face {...props} />;
  const [only] = actions;
  const hasMenu = plan.mayPlace || plan.mayRemove;
  return (
    <BoardSeat label={number} place={plan.place} isMine={plan.isMine}>
      {only === undefined ? (
        face
      ) : (
        <button
          type="button"
          class="room-seat"
          // A guest has nothing to choose: they can sit down there, or see who sits there.
          aria-haspopup={hasMenu || occupant.type === 'person' ? 'dialog' : undefined}
          onClick={() => (hasMenu ? dialog.current?.showModal() : only.run())}
        >
          {face}
        </button>
      )}
      {occupant.type === 'person' && <TalkBubble who={occupant.id} />}
      {hasMenu && (
        <dialog class="dialog dialog--sheet" ref={dialog} aria-label={room.who(number)}>
          <form method="dialog" class="room-seat__actions">
            <h2>{occupant.type === 'person' ? occupant.name : number}</h2>
            {actions.map(({ label, run, isCurrent = false }) => (
              // A bot of today may have the name of a former one.
              <button
                key={`${label} ${isCurrent}`}
                type="submit"
                class="button"
                aria-pressed={isCurrent}
                onClick={run}
              >
                {label}
              </button>
            ))}
            <button type="submit" class="button button--quiet">
              {shellWords().app.cancel}
            </button>
          </form>
        </dialog>
      )}
    </BoardSeat>
  );
}

function actionsOf({ plan, status: { occupant }, onSit, onPlace }: Props): readonly SeatAction[] {
  const { room } = words();
  const actions: SeatAction[] = [];
  if (plan.maySit) actions.push({ label: room.sit, run: onSit });
  if (plan.mayPlace) {
    // The current bot stays in the list, even if it is no longer offered.
    const current = occupant.type === 'bot' ? occupant.name : '';
    for (const name of new Set([...LEVELS, current])) {
      const level = levelWords(name);
      if (level === null) continue;
      actions.push({
        label: shellWords().common.labelled(room.bot, level.name),
        run: () => onPlace({ type: 'bot', name }),
        isCurrent: name === current,
      });
    }
    actions.push({ label: room.externalBot, run: () => onPlace({ type: 'external-bot' }) });
    if (occupant.type === 'bot') actions.push({ label: room.free, run: () => onPlace({ type: 'nobody' }) });
  }
  if (plan.mayRemove && occupant.type === 'person')
    actions.push({ label: room.removeName(occupant.name), run: () => onPlace({ type: 'nobody' }) });
  return actions;
}

function Face({ plan, status, rating }: Props) {
  const { room } = words();
  const { occupant, present } = status;
  const notes = notesOn(plan, status).map((note) => room[note]);
  switch (occupant.type) {
    case 'person':
      return (
        <SeatFace
          name={occupant.name}
          note={[...notes, rating].filter((note) => note !== '').join(' · ')}
          chair={plan.chair}
          look={plan.side}
          isAway={!present}
        />
      );
    case 'bot':
      return <BotFace name={occupant.name} chair={plan.chair} look={plan.side} notes={notes} />;
    case 'nobody': {
      const note = plan.mayPlace ? room.freeHint : plan.maySit ? room.sit : '';
      return <SeatFace name={room.free} note={note} chair={null} look="free" />;
    }
  }
}
