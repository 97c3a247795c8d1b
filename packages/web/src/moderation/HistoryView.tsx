import { useSignal } from '@preact/signals';
import { CONDUCTS, type PersonHistory, SANCTION_KINDS, type SanctionKind } from '@schupf/protocol';
import { Disclosure } from '../app/fields.tsx';
import { dateAndTime, shellWords } from '../i18n/language.ts';
import { moderationWords } from '../i18n/moderation-words.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { Reports } from './ReportList.tsx';
import { SanctionLine } from './SanctionLine.tsx';
import { useAnswer } from './use-answer.tsx';

/** Everything moderators know of a person, and what they can do about them. */
export function HistoryView({ id }: { readonly id: string }) {
  const text = moderationWords();
  const { answer: history, status, reload } = useAnswer<PersonHistory>(`people/${id}`);
  if (history === null) return status;
  const { person, since, isModerator, sanctions, reports, reportsMade, outcomes } = history;
  const counts = CONDUCTS.map(
    (kind) => [kind, outcomes.filter((outcome) => outcome.kind === kind).length] as const,
  );
  return (
    <>
      <h2>{text.history(person.name)}</h2>
      <p class="text-soft">
        {text.since(dateAndTime(since))}
        {isModerator && ` · ${text.isModerator}`}
      </p>
      {outcomes.length > 0 && (
        <p>
          {shellWords().common.labelled(
            text.outcomes,
            counts
              .filter(([, count]) => count > 0)
              .map(([kind, count]) => `${count} ${text.conducts[kind]}`)
              .join(', '),
          )}
        </p>
      )}
      <section class="panel moderation__section">
        <h3>{text.sanctions}</h3>
        {sanctions.length === 0 && <p class="text-soft">{text.none}</p>}
        <ul class="moderation__list plain-list">
          {sanctions.map((sanction) => (
            <li key={sanction.id}>
              <SanctionLine sanction={sanction} />
              {!sanction.isOver && (
                <Disclosure summary={text.lift}>
                  <ReasonForm
                    path={`sanctions/${sanction.id}/lift`}
                    choices={[{ label: text.lift, body: {} }]}
                    onDone={reload}
                  />
                </Disclosure>
              )}
            </li>
          ))}
        </ul>
        <Disclosure summary={text.add}>
          <NewSanction id={id} onDone={reload} />
        </Disclosure>
        <Disclosure summary={text.rename}>
          <p class="text-small text-soft">{text.renameText}</p>
          <ReasonForm
            path={`people/${id}/new-name`}
            choices={[{ label: text.rename, body: {} }]}
            onDone={reload}
          />
        </Disclosure>
      </section>
      <h3>{text.reportsAbout}</h3>
      <Reports reports={reports} ifEmpty={text.none} />
      <h3>{text.reportsMade}</h3>
      <Reports reports={reportsMade} ifEmpty={text.none} />
    </>
  );
}

const LENGTHS = ['1', '24', '168', '720', 'none'] as const;
type Length = (typeof LENGTHS)[number];

function NewSanction({ id, onDone }: { readonly id: string; readonly onDone: () => Promise<void> }) {
  const text = moderationWords();
  const kind = useSignal<SanctionKind>('mute');
  const length = useSignal<Length>('24');
  const hours = length.value === 'none' ? null : Number(length.value);
  return (
    <ReasonForm
      path={`people/${id}/sanctions`}
      choices={[{ label: text.add, body: { kind: kind.value, hours }, isDangerous: kind.value === 'closed' }]}
      onDone={onDone}
    >
      <Select
        label={text.kind}
        values={SANCTION_KINDS}
        value={kind.value}
        name={(value) => text.kinds[value]}
        onChoose={(value) => {
          kind.value = value;
        }}
      />
      <Select
        label={text.length}
        values={LENGTHS}
        value={length.value}
        name={(value) => text.lengths[value]}
        onChoose={(value) => {
          length.value = value;
        }}
      />
    </ReasonForm>
  );
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly name: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function Select<Value extends string>({ label, values, value, name, onChoose }: SelectProps<Value>) {
  return (
    <label class="field">
      <span class="field__label">{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value as Value)}>
        {values.map((option) => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
