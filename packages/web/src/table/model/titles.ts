import type { Title } from '@schupf/rules';
import { settings } from '../../app/settings.ts';
import { words } from '../../i18n/language.ts';

/** A title as it is shown: the player's own in the form that they chose, all others as in the rule books. */
export function titleText(title: Title, isMine: boolean): string {
  return words().events.title(title, isMine ? settings.value.titles : 'book');
}
