import { REACTIONS, type Reaction, type SaidMessage } from '@schupf/protocol';
import { chatText } from '../state/table-notices.ts';
import { ReactionPicture } from './ReactionPicture.tsx';

/** What someone said: a text, or a picture with its meaning for screen readers. */
export function Said({ message }: { readonly message: SaidMessage }) {
  const reaction = reactionIn(message);
  if (reaction === null) return <>{chatText(message)}</>;
  return (
    <>
      <ReactionPicture reaction={reaction} />
      <span class="visually-hidden">{chatText(message)}</span>
    </>
  );
}

function reactionIn(message: SaidMessage): Reaction | null {
  return message.type === 'said' ? (REACTIONS.find((reaction) => reaction === message.phrase) ?? null) : null;
}
