import { type FaceLayout, type FacePart, faceParts, type PartRole } from '@schupf/art';
import type { Deck } from './deck.ts';

/** Draws faces in this layout from the parts in the sprite. */
export function facesIn(layout: FaceLayout): Deck['face'] {
  return (card, { letter, coins }) =>
    faceParts(card, { letter, coins, layout }).map((part) => <Part key={part.role} part={part} />);
}

/** `cards.css` colours the parts by these names. */
const CLASSES: { readonly [Role in PartRole]: string } = {
  frame: 'card__frame',
  emblem: 'card__emblem',
  court: 'card__emblem card__emblem--court',
  index: 'card__index',
  coin: 'card__coin',
  painting: 'card__painting',
  plate: 'card__plate',
};

function Part({ part: { role, transform, uses } }: { readonly part: FacePart }) {
  if (role === 'plate') return <rect class={CLASSES.plate} width="100" height="140" />;
  const [only, ...more] = uses;
  // A page can have hundreds of cards, so an unnecessary group in each of them would cost a lot.
  if (only !== undefined && more.length === 0 && transform === undefined)
    return <use class={CLASSES[role]} href={`#${only.id}`} {...only.box} />;
  return (
    <g class={CLASSES[role]} transform={transform}>
      {uses.map(({ id, box }) => (
        <use key={id} href={`#${id}`} {...box} />
      ))}
    </g>
  );
}
