import { pathOf } from '../../app/router.ts';
import { shellWords } from '../../i18n/language.ts';
import { isPerson, me } from '../state/me.ts';
import { words } from '../words.ts';

/** The way to everything about oneself. */
export function WhoIAm() {
  if (!isPerson(me.value)) return null;
  return (
    <p class="text-small">
      {words().me.title}
      {shellWords().common.colon}{' '}
      <a href={pathOf({ page: 'online', at: 'me', word: '' })}>
        <b>{me.value.name}</b>
      </a>
    </p>
  );
}
