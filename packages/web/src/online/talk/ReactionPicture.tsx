import type { Reaction } from '@schupf/protocol';
import { OUTLINE, REACTION_ART } from './reactions.ts';

/** A drawn reaction. It has no text alternative: the button or message around it says what it means. */
export function ReactionPicture({ reaction }: { readonly reaction: Reaction }) {
  return (
    <svg
      class="reaction"
      stroke={OUTLINE}
      stroke-width="1.5"
      stroke-linejoin="round"
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: REACTION_ART[reaction] }}
    />
  );
}
