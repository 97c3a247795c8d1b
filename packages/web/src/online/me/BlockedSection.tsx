import { useSignal } from '@preact/signals';
import type { Person } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { readBlocks, unblock } from '../state/me.ts';

export function BlockedSection() {
  const { me: text, problem } = words();
  const blocks = useSignal<readonly Person[]>([]);
  const read = async () => {
    blocks.value = await readBlocks();
  };
  useEffect(() => void read().catch(() => {}), []);
  const unblockAndReload = (person: Person) =>
    unblock(person)
      .then(read)
      .catch(() => notify(problem));
  return (
    <section class="panel me">
      <h2>{text.blocks}</h2>
      {blocks.value.length === 0 ? (
        <p class="text-small text-soft">{text.blocksNone}</p>
      ) : (
        <ul class="people__list plain-list">
          {blocks.value.map((person) => (
            <li class="people__item" key={person.id}>
              <b class="people__name">{person.name}</b>
              <button
                type="button"
                class="button button--small"
                onClick={() => void unblockAndReload(person)}
              >
                {text.unblock(person.name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
