import { useSignal } from '@preact/signals';
import type { Command } from '@schupf/table';
import { absolute } from '../../app/router.ts';
import { canShare, copyText, share } from '../../app/share.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { chairOf, mayStart, type RoomFacts } from '../model/room-plan.ts';
import { swapOffer } from '../model/swap-offer.ts';
import { tablePath } from '../online-addresses.ts';

interface Props {
  readonly facts: RoomFacts;
  readonly code: string;
  readonly onCommand: (command: Command) => void;
  /** Asks a spectator without a name for one, and seats them. */
  readonly onSitDown: () => void;
}

/** In the middle of the waiting room: the next step for this person, and who plays with whom. */
export function RoomActions({ facts, code, onCommand, onSitDown }: Props) {
  const { room, name } = words();
  const { chairs, me } = facts;
  const empty = chairs.filter(({ occupant }) => occupant.type === 'nobody').length;
  const isSeated = chairOf(chairs, me) !== null;
  const isFull = chairs.every(({ occupant }) => occupant.type === 'person');
  const isStarter = mayStart(facts);
  return (
    <>
      <p class="room__here">{empty === 0 ? room.allHere : room.here(chairs.length - empty, chairs.length)}</p>
      {!isSeated && !isFull && (
        <button type="button" class="button button--primary button--large button--wide" onClick={onSitDown}>
          {name.go}
        </button>
      )}
      {isSeated && empty > 0 && <ShareButton code={code} />}
      {isStarter ? (
        <button
          type="button"
          class={`button button--wide ${isSeated && empty === 0 ? 'button--primary button--large' : ''}`}
          onClick={() => onCommand({ type: 'start' })}
        >
          {empty === 0 ? room.start : room.startWithBots(empty)}
        </button>
      ) : (
        <p class="text-small">{isSeated ? room.waitForHost : room.sitFirst}</p>
      )}
      <Swap facts={facts} onCommand={onCommand} />
    </>
  );
}

/** Opens the system's share sheet. Without one, copies the link. */
function ShareButton({ code }: Pick<Props, 'code'>) {
  const { invite } = words();
  const isCopied = useSignal(false);
  const link = absolute(tablePath(code));
  const send = async () => {
    if (canShare()) await share(link, invite.message);
    else isCopied.value = await copyText(link, document.querySelector('.share__link'));
  };
  return (
    <button
      type="button"
      class="button button--primary button--large button--wide"
      onClick={() => void send()}
    >
      <svg class="room__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15V4m0 0L8 8m4-4 4 4M6 12H5v8h14v-8h-1" />
      </svg>
      {isCopied.value ? invite.copied : invite.shareLink}
    </button>
  );
}

function Swap({ facts, onCommand }: Pick<Props, 'facts' | 'onCommand'>) {
  const { room } = words();
  const offer = swapOffer(facts);
  if (offer === null) return null;
  const label =
    offer.type === 'another'
      ? room.swap
      : offer.type === 'with'
        ? room.playWith(offer.name)
        : room.playAgainst(offer.name);
  return (
    <button
      type="button"
      class="button button--small button--quiet room__swap"
      onClick={() => onCommand({ type: 'swap', chair: offer.chair })}
    >
      <svg class="room__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 8h14m0 0-4-4m4 4-4 4M20 16H6m0 0 4-4m-4 4 4 4" />
      </svg>
      {label}
    </button>
  );
}
