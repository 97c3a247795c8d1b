import { REACTIONS, type Reaction, type SaidMessage } from '@schupf/protocol';
import { chatText } from '../state/table-notices.ts';
import { ReactionPicture } from './ReactionPicture.tsx';

/** A message: a text, or a picture with a text alternative. */
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
