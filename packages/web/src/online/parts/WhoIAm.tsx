import { pathOf } from '../../app/router.ts';
import { isPerson, me } from '../state/me.ts';
import { words } from '../words.ts';

/** The way to everything about oneself. */
export function WhoIAm() {
  if (!isPerson(me.value)) return null;
  return (
    <p class="text-small">
      {words().me.title}:{' '}
      <a href={pathOf({ page: 'online', at: 'me', word: '' })}>
        <b>{me.value.name}</b>
      </a>
    </p>
  );
}
