import type { Special } from '@schupf/rules';
import { backSprite } from './back.ts';
import { marksSprite } from './marks.ts';
import { symbol } from './pen.ts';
import { DOG_ICON, dog } from './specials/dog.ts';
import { DRAGON_ICON, dragon } from './specials/dragon.ts';
import { mahJong, SPARROW_ICON } from './specials/mah-jong.ts';
import { PHOENIX_ICON, phoenix } from './specials/phoenix.ts';

const ICONS: Readonly<Record<Special, string>> = {
  'mah-jong': SPARROW_ICON,
  dog: DOG_ICON,
  phoenix: PHOENIX_ICON,
  dragon: DRAGON_ICON,
};

/** All parts of the deck, defined once and used by every card. Their ids begin with `c-`. */
export function spriteMarkup(): string {
  const icons = (Object.keys(ICONS) as Special[]).map((special) =>
    symbol(`i-${special}`, '0 0 25 25', ICONS[special]),
  );
  return `<defs>${marksSprite()}${backSprite()}${mahJong()}${dog()}${phoenix()}${dragon()}${icons.join('')}</defs>`;
}
