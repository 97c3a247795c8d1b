import { useSignal } from '@preact/signals';
import type { ModeratorAct } from '@schupf/protocol';
import { dateAndTime } from '../i18n/language.ts';
import { moderationWords } from '../i18n/moderation-words.ts';
import { ask } from '../online/state/requests.ts';
import { judgeName, PersonLink } from './people.tsx';
import { useAnswer } from './use-answer.tsx';

const PAGE_SIZE = 100;

interface Page {
  readonly acts: readonly ModeratorAct[];
}

/** Everything that was decided, newest first. */
export function DecisionLog() {
  const text = moderationWords();
  const { answer, status } = useAnswer<Page>('log');
  const older = useSignal<readonly ModeratorAct[]>([]);
  if (answer === null) return status;
  const acts = [...answer.acts, ...older.value];
  const last = acts.at(-1);
  if (last === undefined) return <p class="text-soft">{text.noActs}</p>;
  const more = async () => {
    const next = await ask<Page>('GET', `moderation/log?before=${last.at}`);
    older.value = [...older.value, ...next.acts];
  };
  return (
    <>
      <ul class="moderation__list plain-list">
        {acts.map(({ id, at, by, origin, deed, person, detail }) => (
          <li class="panel moderation__section" key={id}>
            <p>
              <b class="moderation__deed">{text.deeds[deed]}</b> · {text.by(judgeName(by, origin))}
            </p>
            {person !== null && (
              <p>
                <PersonLink person={person} />
              </p>
            )}
            {detail !== '' && (
              <p>
                <q>{detail}</q>
              </p>
            )}
            <p class="text-small text-soft">{dateAndTime(at)}</p>
          </li>
        ))}
      </ul>
      {acts.length % PAGE_SIZE === 0 && (
        <p>
          <button type="button" class="button" onClick={() => void more().catch(() => {})}>
            {text.older}
          </button>
        </p>
      )}
    </>
  );
}
