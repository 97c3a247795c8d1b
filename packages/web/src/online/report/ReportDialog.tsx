import { useSignal } from '@preact/signals';
import { REPORT_REASONS, type ReportPlace, type ReportReason } from '@schupf/protocol';
import { useEffect, useId, useRef } from 'preact/hooks';
import { shellWords } from '../../i18n/language.ts';
import { standingWords } from '../../i18n/standing-words.ts';
import { ask } from '../state/requests.ts';
import { problemText } from './problem-text.ts';
import './ReportDialog.css';

const MAX_NOTE_LENGTH = 500;

interface Props {
  /** Who can be reported here, by name, and where they have been seen. */
  readonly people: readonly { readonly name: string; readonly place: ReportPlace }[];
}

/** A button that opens a form to report someone, or one of several people. */
export function ReportDialog({ people }: Props) {
  const text = standingWords().report;
  const { app } = shellWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = useSignal(0);
  const reason = useSignal<ReportReason | null>(null);
  const note = useSignal('');
  const problem = useSignal<string | null>(null);
  // Not a notice at the edge of the page, because a dialog may cover that.
  const isSent = useSignal(false);
  const id = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  // The form is gone, and with it what had the focus.
  useEffect(() => {
    if (isSent.value) closeButton.current?.focus();
  }, [isSent.value]);
  const reported = people[chosen.value] ?? people[0];
  if (reported === undefined) return null;
  const isOne = people.length === 1;
  const open = () => {
    chosen.value = 0;
    reason.value = null;
    note.value = '';
    problem.value = null;
    isSent.value = false;
    dialog.current?.showModal();
  };
  const send = async () => {
    try {
      await ask('POST', 'reports', { reason: reason.value, note: note.value, place: reported.place });
      isSent.value = true;
    } catch (error) {
      problem.value = problemText(error);
    }
  };
  return (
    <>
      <button
        type="button"
        class="button button--small button--quiet"
        aria-label={isOne ? text.openFor(reported.name) : text.anyone}
        onClick={open}
      >
        {text.open}
      </button>
      <dialog class="dialog dialog--sheet" ref={dialog} aria-labelledby={`${id}-title`}>
        {isSent.value ? (
          <div class="report">
            <h2 id={`${id}-title`}>{isOne ? text.title(reported.name) : text.anyone}</h2>
            <p role="status">{text.sent}</p>
            <p class="report__buttons">
              <button
                type="button"
                class="button button--primary"
                ref={closeButton}
                onClick={() => dialog.current?.close()}
              >
                {text.close}
              </button>
            </p>
          </div>
        ) : (
          <form
            class="report"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <h2 id={`${id}-title`}>{isOne ? text.title(reported.name) : text.anyone}</h2>
            {!isOne && (
              <Choices
                label={text.who}
                values={people.map((_, index) => index)}
                value={chosen.value}
                name={(index) => people[index]!.name}
                onChoose={(index) => {
                  chosen.value = index;
                }}
              />
            )}
            <Choices
              label={text.reason}
              values={REPORT_REASONS}
              value={reason.value}
              name={(value) => text.reasons[value]}
              onChoose={(value) => {
                reason.value = value;
              }}
            />
            <label class="field">
              <span class="field__label">{text.note}</span>
              <textarea
                rows={3}
                maxLength={MAX_NOTE_LENGTH}
                value={note.value}
                onInput={(event) => {
                  note.value = event.currentTarget.value;
                }}
              />
            </label>
            <p class="text-small text-soft">
              {text.sends[reported.place.type]} {text.secret}
            </p>
            {problem.value !== null && (
              <p class="note" role="alert">
                {problem.value}
              </p>
            )}
            <p class="report__buttons">
              <button type="button" class="button" onClick={() => dialog.current?.close()}>
                {app.cancel}
              </button>
              <button type="submit" class="button button--primary" disabled={reason.value === null}>
                {text.send}
              </button>
            </p>
          </form>
        )}
      </dialog>
    </>
  );
}

interface ChoicesProps<Value extends string | number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value | null;
  readonly name: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** One below the other, because these texts are long. */
function Choices<Value extends string | number>({
  label,
  values,
  value,
  name,
  onChoose,
}: ChoicesProps<Value>) {
  const group = useId();
  return (
    <fieldset class="report__choices">
      <legend class="field__label">{label}</legend>
      {values.map((option) => (
        <label class="report__choice" key={option}>
          <input type="radio" name={group} checked={option === value} onChange={() => onChoose(option)} />
          <span>{name(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
