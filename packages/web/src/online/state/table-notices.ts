import type { AppliedUpdate, SaidMessage } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { isPerson, me } from './me.ts';
import type { SocketTable } from './socket-table.ts';

/** Shows and announces who joins, who leaves, and whose seat a bot takes. */
export function useTableNotices(table: SocketTable): void {
  useEffect(
    () =>
      table.onUpdate((applied) => {
        for (const line of linesOf(applied)) notify(line);
      }),
    [table],
  );
}

function linesOf({ update, before, after }: AppliedUpdate): readonly string[] {
  const text = words().table;
  const isMe = (id: string) => isPerson(me.value) && me.value.id === id;
  switch (update.type) {
    case 'sat-down': {
      const occupant = after.status.chairs[update.player]?.occupant;
      return occupant?.type === 'person' && isMe(occupant.id) ? [] : [text.satDown(update.name)];
    }
    case 'left': {
      const occupant = before.status.chairs[update.player]?.occupant;
      return occupant?.type === 'person' && isMe(occupant.id) ? [] : [text.left(update.name)];
    }
    case 'renamed': {
      const occupant = before.status.chairs[update.player]?.occupant;
      return occupant?.type === 'person' && !isMe(occupant.id)
        ? [text.renamed(occupant.name, update.name)]
        : [];
    }
    case 'agreed': {
      const removed = update.target === undefined ? null : before.status.chairs[update.target]?.occupant;
      return removed?.type === 'person' && isMe(removed.id) ? [text.removed] : [];
    }
    case 'status':
      return after.status.stage === 'playing'
        ? after.status.chairs.flatMap(({ occupant, here }, player) => {
            const was = before.status.chairs[player];
            const isAway =
              occupant.type === 'person' &&
              !here &&
              was?.here === true &&
              was.occupant.type === 'person' &&
              was.occupant.id === occupant.id;
            return isAway && !isMe(occupant.id) ? [text.botFor(occupant.name)] : [];
          })
        : [];
    default:
      return [];
  }
}

/** The text of a chat message, with phrases in the reader's language. */
export function chatText(message: SaidMessage): string {
  return message.type === 'wrote' ? message.text : (words().phrases[message.phrase] ?? message.phrase);
}
