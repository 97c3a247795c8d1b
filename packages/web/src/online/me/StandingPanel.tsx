import { useSignal } from '@preact/signals';
import { MAX_APPEAL_LENGTH, type SeenSanction, type Standing } from '@schupf/protocol';
import { useEffect, useId, useRef } from 'preact/hooks';
import { dateAndTime } from '../../i18n/language.ts';
import { standingWords } from '../../i18n/standing-words.ts';
import { moderationAddress } from '../../moderation/moderation-address.ts';
import { problemText } from '../report/problem-text.ts';
import { ask } from '../state/requests.ts';
import '../report/ReportDialog.css';

/** Restrictions of the player with the reason, the end and the way to appeal; nothing if there are none. */
export function StandingPanel() {
  const text = standingWords().section;
  const standing = useSignal<Standing | null>(null);
  const id = useId();
  const read = async () => {
    standing.value = await ask<Standing>('GET', 'me/standing');
  };
  useEffect(() => void read().catch(() => {}), []);
  if (standing.value === null) return null;
  const { sanctions, isModerator } = standing.value;
  return (
    <>
      {isModerator && (
        <p>
          <a class="button" href={moderationAddress.href({ what: 'reports' })}>
            {text.moderate}
          </a>
        </p>
      )}
      {sanctions.length > 0 && (
        <section class="panel me" aria-labelledby={id}>
          <h2 id={id}>{text.title}</h2>
          {sanctions.some(({ isOver }) => !isOver) && <p class="text-soft text-small">{text.lead}</p>}
          <ul class="people__list plain-list">
            {sanctions.map((sanction) => (
              <SanctionItem key={sanction.id} sanction={sanction} onAppealed={read} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ItemProps {
  readonly sanction: SeenSanction;
  readonly onAppealed: () => Promise<void>;
}

function SanctionItem({ sanction, onAppealed }: ItemProps) {
  const text = standingWords().section;
  const { id, kind, origin, reason, until, isOver, appeal } = sanction;
  const isOpen = useSignal(false);
  const why =
    origin === 'moderator' || origin === 'operator'
      ? reason === ''
        ? null
        : text.reason(reason)
      : text.origins[origin];
  const end = isOver ? text.over : until === null ? text.noEnd : text.until(dateAndTime(until));
  return (
    <li class="people__item">
      <div class="people__name">
        <p>
          <b>{text.kinds[kind]}</b>
        </p>
        {why !== null && <p>{why}</p>}
        <p class="text-small text-soft">{end}</p>
        {appeal !== null && appeal.decision === null && (
          <p class="text-small text-soft">{text.appealed(dateAndTime(appeal.at))}</p>
        )}
        {appeal?.decision != null && (
          <p>
            {text.outcomes[appeal.decision.outcome]} {text.answer(appeal.decision.answer)}
          </p>
        )}
        {appeal === null && !isOver && isOpen.value && <AppealForm id={id} onAppealed={onAppealed} />}
      </div>
      {appeal === null && !isOver && !isOpen.value && (
        <button
          type="button"
          class="button button--small"
          onClick={() => {
            isOpen.value = true;
          }}
        >
          {text.appeal}
        </button>
      )}
    </li>
  );
}

function AppealForm({ id, onAppealed }: { readonly id: string; readonly onAppealed: () => Promise<void> }) {
  const text = standingWords().section;
  const written = useSignal('');
  const problem = useSignal<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  // The button that has opened the form is gone.
  useEffect(() => field.current?.focus(), []);
  const send = async () => {
    try {
      await ask('POST', `me/sanctions/${id}/appeal`, { text: written.value });
      await onAppealed();
    } catch (error) {
      problem.value = problemText(error);
    }
  };
  return (
    <form
      class="report"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="field">
        <span class="field__label">{text.appealLabel}</span>
        <textarea
          ref={field}
          rows={4}
          required
          maxLength={MAX_APPEAL_LENGTH}
          value={written.value}
          aria-describedby={hint}
          onInput={(event) => {
            written.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="text-small text-soft" id={hint}>
        {text.appealHint}
      </p>
      {problem.value !== null && (
        <p class="note" role="alert">
          {problem.value}
        </p>
      )}
      <p class="online__actions">
        <button type="submit" class="button button--primary">
          {text.sendAppeal}
        </button>
      </p>
    </form>
  );
}
