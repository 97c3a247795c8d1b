import { spriteMarkup } from './sprite.ts';

const MARKUP = spriteMarkup();

/**
 * Stands once on the page, before any card. It takes no room, but is not `display: none`: some browsers leave out
 * gradients that are.
 */
export function CardSprite() {
  return (
    <svg
      class="card-sprite"
      width="0"
      height="0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: MARKUP }}
    />
  );
}
