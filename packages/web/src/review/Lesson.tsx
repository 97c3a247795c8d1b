import type { Signal } from '@preact/signals';
import type { PastRound } from '@schupf/replay';
import type { Verdict } from '@schupf/review';
import type { Seat } from '@schupf/rules';
import { useEffect } from 'preact/hooks';
import { reviewWords } from '../i18n/review-words.ts';
import { momentBefore } from './mistakes.ts';
import type { LessonState } from './reviewer.ts';
import { choiceText, VerdictView, viewBefore } from './VerdictView.tsx';

interface Props {
  readonly lesson: Signal<LessonState | null>;
  readonly rounds: readonly PastRound[];
  readonly nameOf: (seat: Seat) => string;
  readonly onGoTo: (round: number, at: number) => void;
}

/** A choice within this many points of the best one is right. */
const GOOD_ENOUGH = 5;

/** Asks the player what they would do at each of their mistakes, then shows the best choice. */
export function Lesson({ lesson, rounds, nameOf, onGoTo }: Props) {
  const { page, texts } = reviewWords();
  const { mistakes, index, answer } = lesson.value!;
  const verdict = mistakes[index];
  const round = rounds.find(({ number }) => number === verdict?.round);
  useEffect(() => {
    if (verdict !== undefined && round !== undefined)
      onGoTo(round.number, momentBefore(verdict, round.moments));
  }, [verdict, round, onGoTo]);
  const end = () => {
    lesson.value = null;
  };
  if (verdict === undefined || round === undefined)
    return (
      <>
        <p role="status">{page.lessonOver}</p>
        <button type="button" class="button button--primary" onClick={end}>
          {page.backToReview}
        </button>
      </>
    );
  return (
    <>
      <p>
        {page.lessonPlace(index + 1, mistakes.length)} · {texts.trick(verdict.trick)}
      </p>
      <h3>{page.question[verdict.kind]}</h3>
      <Answers
        verdict={verdict}
        round={round}
        nameOf={nameOf}
        answer={answer}
        onAnswer={(chosen) => {
          lesson.value = { mistakes, index, answer: chosen };
        }}
      />
      <p role="status">{answer === null ? '' : isGood(verdict, answer) ? page.right : page.wrong}</p>
      {answer !== null && (
        <>
          <VerdictView
            verdict={verdict}
            moments={round.moments}
            nameOf={nameOf}
            onShow={null}
            onPlayOn={null}
          />
          <button
            type="button"
            class="button button--primary"
            onClick={() => {
              lesson.value = { mistakes, index: index + 1, answer: null };
            }}
          >
            {page.nextQuestion}
          </button>
        </>
      )}
      <button type="button" class="button button--small button--quiet" onClick={end}>
        {page.backToReview}
      </button>
    </>
  );
}

interface AnswersProps {
  readonly verdict: Verdict;
  readonly round: PastRound;
  readonly nameOf: (seat: Seat) => string;
  readonly answer: number | null;
  readonly onAnswer: (choice: number) => void;
}

/** The choices, in an order that does not reveal which one was played. */
function Answers({ verdict, round, nameOf, answer, onAnswer }: AnswersProps) {
  const view = viewBefore(verdict, round.moments);
  const choices = verdict.choices
    .map((choice, number) => ({ number, text: choiceText(verdict, choice, view, nameOf) }))
    .sort((a, b) => a.text.localeCompare(b.text));
  return (
    <div class="review__answers">
      {choices.map(({ number, text }) => (
        <button
          key={number}
          type="button"
          class="button"
          aria-pressed={number === answer}
          aria-disabled={answer !== null}
          onClick={() => answer === null && onAnswer(number)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Whether a choice is close enough to the best. */
function isGood({ choices }: Verdict, choice: number): boolean {
  return choices[choice]!.lead >= Math.max(...choices.map(({ lead }) => lead)) - GOOD_ENOUGH;
}
