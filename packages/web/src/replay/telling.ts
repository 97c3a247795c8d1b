import { type Player, type Seat, seenBy, viewFor } from '@schupf/rules';
import { words } from '../i18n/language.ts';
import type { Moment } from './moments.ts';
import type { ReplayWords } from './words.ts';

/** A moment in words, as they are said to this player. */
export function tell(
  { position, events, completesDeal }: Moment,
  { me, nameOf, text }: { me: Player; nameOf: (seat: Seat) => string; text: ReplayWords },
): string {
  const view = viewFor(position, me);
  const sentences = events.map((event) =>
    words().events.tell(seenBy(event, me, position.open), nameOf, view),
  );
  if (completesDeal) sentences.push(text.allDealt);
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
