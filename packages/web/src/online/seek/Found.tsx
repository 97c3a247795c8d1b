import type { SeekMessage } from '@schupf/protocol';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { stopSeek } from '../state/seeking.ts';
import { serverClient } from '../state/server-connection.ts';
import { Seats } from './Waiting.tsx';

interface Props {
  readonly group: Extract<SeekMessage, { type: 'found' }>;
}

/** Enough people were found. Usually they all come by themselves, within a moment. */
export function Found({ group: { group, come, players } }: Props) {
  const { seek: text } = words();
  return (
    <>
      <Seats filled={come} of={players} />
      <p aria-live="polite">{text.come(come, players)}</p>
      <p class="online__actions">
        <button type="button" class="button button--primary" onClick={() => serverClient().come(group)}>
          {text.comeNow}
        </button>
        <button type="button" class="button button--quiet" onClick={stopSeek}>
          {text.stop}
        </button>
      </p>
    </>
  );
}
