import { actionOf, type PuzzleKind } from '@schupf/puzzles';
import type { SeatAction } from '@schupf/rules';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { puzzleWords } from '../i18n/puzzle-words.ts';
import { reviewWords } from '../i18n/review-words.ts';
import { announce } from '../motion/announcer.tsx';
import { useTableMark } from '../table/parts/table-marks.ts';
import type { TableSession } from '../table/state/table-session.ts';
import type { AttemptState } from './attempt-state.ts';
import { type PuzzleMode, puzzlesAddress } from './puzzle-addresses.ts';
import '../course/Strip.css';
import './PuzzleStrip.css';

interface Props {
  readonly attempt: AttemptState;
  readonly session: TableSession;
  readonly mode: PuzzleMode;
}

/** The question, and what is going on while the answer is played out. */
export function PuzzleStrip({ attempt, session, mode }: Props) {
  const text = puzzleWords();
  const { puzzle } = attempt;
  const stage = attempt.stage.value;
  const strip = useRef<HTMLElement>(null);
  const title = useId();
  const status = statusText(stage.type);
  // The question is read first, and the keys of the table work right away.
  useEffect(() => strip.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (status === null) return;
    announce(status, { assertive: true });
    strip.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [status]);
  // The solution needs the room.
  const isShown = stage.type !== 'answered' || attempt.table.isShowing.value;
  // The buttons of the table are hidden under the solution, and when the question is answered here instead.
  const isAnsweredHere = puzzle.kind === 'tichu' || puzzle.kind === 'wish';
  useTableMark('lesson', !isShown ? 'answered' : isAnsweredHere ? 'asking' : 'playing');
  if (!isShown) return null;
  return (
    <section
      ref={strip}
      class={`lesson puzzle${isAnsweredHere ? ' puzzle--answered-here' : ''}`}
      aria-labelledby={title}
      tabIndex={-1}
    >
      <p class="lesson__text">
        <b id={title}>{questionText(puzzle.kind)}</b> {status ?? text.tasks[puzzle.kind]}
      </p>
      <a class="lesson__place" href={puzzlesAddress.href({})}>
        <span class="lesson__chapter">{text.modes[mode]}</span>{' '}
        {mode === 'solve' && <span class="numbers">{Math.round(puzzle.rating)}</span>}
      </a>
      <div class="lesson__buttons">
        {stage.type === 'asking' && <Answers attempt={attempt} session={session} />}
        {stage.type === 'showing' && (
          <button type="button" class="button button--small button--primary" onClick={() => attempt.skip()}>
            {text.toSolution}
          </button>
        )}
      </div>
    </section>
  );
}

function questionText(kind: PuzzleKind): string {
  if (kind === 'open' || kind === 'counting') return puzzleWords().questions[kind];
  return reviewWords().page.question[kind];
}

/** Null while the player is asked, and once the solution is there. */
function statusText(stage: AttemptState['stage']['value']['type']): string | null {
  const text = puzzleWords();
  switch (stage) {
    case 'asking':
    case 'answered':
      return null;
    case 'judging':
      return text.judging;
    case 'showing':
      return text.showing;
    case 'unjudged':
      return text.unjudged;
  }
}

/** Answers that cannot be given with cards: whether to call, not to bomb, what to wish for. */
function Answers({ attempt, session }: Omit<Props, 'mode'>) {
  const text = puzzleWords();
  const { puzzle } = attempt;
  const { rules } = session.view;
  const answer = (label: string, action: SeatAction | null) => (
    <button key={label} type="button" class="button button--small" onClick={() => attempt.act(action)}>
      {label}
    </button>
  );
  switch (puzzle.kind satisfies PuzzleKind) {
    case 'tichu':
      return (
        <>
          {answer(text.call, { type: 'call', seat: puzzle.seat, call: 'tichu' })}
          {answer(text.dontCall, null)}
        </>
      );
    case 'bomb':
      return answer(text.dontBomb, null);
    case 'wish':
      return (
        <>
          {puzzle.choices
            .map(({ move }) => actionOf(move, rules))
            .filter((action) => action?.type === 'play')
            .sort((a, b) => (a.wish ?? 0) - (b.wish ?? 0))
            .map((action) =>
              answer(action.wish === undefined ? text.noWish : words().cards.rank(action.wish), action),
            )}
        </>
      );
    case 'play':
    case 'gift':
    case 'grand':
    case 'push':
    case 'open':
    case 'counting':
      return null;
  }
}
