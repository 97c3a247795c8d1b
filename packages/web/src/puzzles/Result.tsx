import { useSignal } from '@preact/signals';
import { reviewDifferences, signed } from '@schupf/phrasebook';
import { actionOf, groupOf, type PuzzleChoice } from '@schupf/puzzles';
import type { DecisionKind } from '@schupf/review';
import { type SeatAction, type View, viewFor } from '@schupf/rules';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { puzzleWords } from '../i18n/puzzle-words.ts';
import { useReasonWords } from '../i18n/reason-words.ts';
import { reviewWords } from '../i18n/review-words.ts';
import { announce } from '../motion/announcer.tsx';
import { choiceText } from '../review/VerdictView.tsx';
import { nameInSentence, seatName } from '../table/model/names.ts';
import type { TableSession } from '../table/state/table-session.ts';
import type { AttemptState, Given } from './attempt-state.ts';
import { ratingIn, reportPuzzle } from './attempts.ts';
import { type PuzzleMode, puzzlesAddress } from './puzzle-addresses.ts';
import './Result.css';

interface Props {
  readonly attempt: AttemptState;
  readonly session: TableSession;
  readonly mode: PuzzleMode;
  /** Null if there is no next puzzle. */
  readonly onNext: (() => void) | null;
}

/** Whether the answer was right, what each choice is worth, and why. */
export function Result({ attempt, session, mode, onNext }: Props) {
  const text = puzzleWords();
  const stage = attempt.stage.value;
  const panel = useRef<HTMLElement>(null);
  const title = useId();
  const given = stage.type === 'answered' ? stage.given : null;
  const verdict = given?.isRight ? text.right : text.wrong;
  useEffect(() => {
    announce(verdict, { assertive: true });
    // So that Enter continues.
    panel.current?.querySelector<HTMLElement>('.button--primary')?.focus({ preventScroll: true });
  }, [verdict]);
  if (given === null) return null;
  // While the best choice is played out, the table must be visible.
  if (attempt.table.isShowing.value) return null;
  return (
    <section ref={panel} class="panel solution" aria-labelledby={title}>
      <h2 class="solution__title" id={title} data-right={given.isRight}>
        <span aria-hidden="true">{given.isRight ? '✓' : '✗'}</span> {verdict}
      </h2>
      <Rating given={given} attempt={attempt} />
      <Choices attempt={attempt} session={session} given={given} />
      <Reasons attempt={attempt} session={session} given={given} />
      {mode === 'push' && <p class="text-small">{text.pushedByPeople}</p>}
      <div class="solution__buttons">
        {onNext === null ? (
          <a class="button button--primary" href={puzzlesAddress.href({})}>
            {text.overview}
          </a>
        ) : (
          <button type="button" class="button button--primary" onClick={onNext}>
            {text.next}
          </button>
        )}
        {groupOf(attempt.puzzle) === 'play' && (
          <button type="button" class="button button--small" onClick={() => attempt.watchBest()}>
            {text.watchBest}
          </button>
        )}
        <ReportButton attempt={attempt} given={given} />
      </div>
    </section>
  );
}

function Rating({ given, attempt }: { readonly given: Given; readonly attempt: AttemptState }) {
  const text = puzzleWords();
  const group = groupOf(attempt.puzzle);
  const rating = Math.round(ratingIn(group).rating);
  return (
    <p class="text-small numbers">
      {given.change === null ? text.triedBefore : text.ratingNow(rating, signed(given.change))}
    </p>
  );
}

/** The number of best choices listed. The choice that was made is always listed too. */
const MAX_LISTED = 4;

/** The best choices and the one that was made, with their points. */
function Choices({ attempt, session, given }: Omit<Props, 'mode' | 'onNext'> & { readonly given: Given }) {
  const text = puzzleWords();
  const { puzzle } = attempt;
  const best = attempt.best.points;
  const nameOf = useNames(attempt, session);
  const rows = puzzle.choices.map((choice, index) => ({
    key: choice.move,
    name: nameOf(choice),
    points: choice.points,
    loss: best - choice.points,
    error: choice.error,
    isMade: index === given.choice,
  }));
  const listed = rows.filter(({ isMade }, index) => index < MAX_LISTED || isMade);
  const own =
    given.choice === null && given.action !== null
      ? [
          {
            key: 'own',
            name: nameOf(given),
            points: best - given.loss,
            loss: given.loss,
            error: given.error,
            isMade: true,
          },
        ]
      : [];
  const isExact = puzzle.choices[0]!.worlds === 0;
  return (
    <>
      <table class="solution__choices">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{text.choice}</th>
            <th scope="col">{text.points}</th>
            <th scope="col">{text.difference}</th>
          </tr>
        </thead>
        <tbody>
          {[...listed, ...own].map(({ key, name, points, loss, error, isMade }) => (
            <tr key={key} data-made={isMade}>
              <th scope="row">
                {name}
                {isMade && <span class="solution__made"> {text.yours}</span>}
              </th>
              <td class="numbers">{signed(Math.round(points))}</td>
              <td class="numbers text-soft">
                {loss === 0
                  ? text.best
                  : isExact
                    ? signed(Math.round(-loss))
                    : text.apart(Math.round(-loss), Math.round(error))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="text-small text-soft">
        {isExact
          ? text.exact[puzzle.kind === 'open' ? 'open' : 'counting']
          : text.worlds(attempt.best.worlds)}
      </p>
    </>
  );
}

/** Where the difference comes from, and the main argument for the best choice. */
function Reasons({ attempt, session, given }: Omit<Props, 'mode' | 'onNext'> & { readonly given: Given }) {
  const { texts } = reviewWords();
  const reasonWords = useReasonWords();
  const { puzzle } = attempt;
  const chosen = puzzle.choices[given.choice ?? 0]!;
  // A right answer is compared with the second-best choice, which is the nearest mistake.
  const other = chosen === attempt.best ? puzzle.choices[1]! : chosen;
  const differences = reviewDifferences(other, attempt.best, texts);
  const reasons = attempt.shown.value?.reasons;
  const reason = reasons?.best.find(
    ({ code }) => given.isRight || reasons.chosen.every((one) => one.code !== code),
  );
  const why =
    reason === undefined
      ? undefined
      : reasonWords?.why(reason, (seat) => nameInSentence(seatName(session, seat)));
  return (
    <>
      {differences.length > 0 && <p class="text-small">{words().common.remarks(differences)}</p>}
      {why !== undefined && <p class="text-small">{texts.because(why)}</p>}
    </>
  );
}

function ReportButton({ attempt, given }: { readonly attempt: AttemptState; readonly given: Given }) {
  const text = puzzleWords();
  const isReported = useSignal(false);
  const { puzzle } = attempt;
  if (isReported.value) return <p role="status">{text.reported}</p>;
  return (
    <button
      type="button"
      class="button button--small button--quiet"
      onClick={() => {
        reportPuzzle(puzzle.id, given.choice === null ? '' : puzzle.choices[given.choice]!.move);
        isReported.value = true;
      }}
    >
      {text.report}
    </button>
  );
}

/** Names choices from the seat's point of view at the time of the decision. */
function useNames(attempt: AttemptState, session: TableSession) {
  const { puzzle, start } = attempt;
  const view: View = useMemo(() => viewFor(start, start.open.players[puzzle.seat]!), [start, puzzle]);
  const kind: DecisionKind = puzzle.kind === 'open' || puzzle.kind === 'counting' ? 'play' : puzzle.kind;
  return (choice: PuzzleChoice | { readonly action: SeatAction | null }): string => {
    const action = 'move' in choice ? (actionOf(choice.move, view.rules) ?? null) : choice.action;
    return choiceText({ kind }, { action }, view, (seat) => seatName(session, seat));
  };
}
