import type { SanctionDetails } from '@schupf/protocol';
import { dateAndTime, shellWords } from '../i18n/language.ts';
import { moderationWords } from '../i18n/moderation-words.ts';
import { standingWords } from '../i18n/standing-words.ts';
import { judgeName } from './people.tsx';

/** What holds for someone, why, and since when. */
export function SanctionLine({ sanction }: { readonly sanction: SanctionDetails }) {
  const text = moderationWords();
  const { origins } = standingWords().section;
  const { kind, origin, reason, at, until, isOver, by, lifted, appeal } = sanction;
  const own = origin === 'moderator' || origin === 'operator' ? reason : origins[origin];
  const time =
    until === null ? `${dateAndTime(at)} · ${text.noEnd}` : text.from(dateAndTime(at), dateAndTime(until));
  return (
    <>
      <p>
        <b>{text.kinds[kind]}</b> · {text.by(judgeName(by, origin))}
      </p>
      {own !== '' && (
        <p>
          <q>{own}</q>
        </p>
      )}
      <p class="text-small text-soft">
        {time}
        {lifted === null ? isOver && ` · ${text.over}` : ` · ${text.lifted(lifted.by?.name ?? text.server)}`}
      </p>
      {appeal !== null && (
        <p>
          {text.appealText}
          {shellWords().common.colon} <q>{appeal.text}</q>
        </p>
      )}
    </>
  );
}
