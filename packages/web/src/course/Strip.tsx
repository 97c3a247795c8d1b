import { useSignal } from '@preact/signals';
import { minus } from '@schupf/phrasebook';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { courseWords } from '../i18n/course-words.ts';
import { announce } from '../motion/announcer.tsx';
import { useTableMark } from '../table/parts/table-marks.ts';
import { finishedWith, type Place } from './course.ts';
import { courseAddress, levelAddress } from './course-addresses.ts';
import type { Standing } from './lesson.ts';
import type { LessonTable } from './lesson-table.ts';
import { finish } from './progress.ts';
import './Strip.css';

interface Props {
  readonly client: LessonTable;
  readonly place: Place;
  readonly onRetry: () => void;
}

/** The task of a level, its hints, and its result. */
export function Strip({ client, place, onRetry }: Props) {
  const text = courseWords();
  const { chapter, level, number, next } = place;
  const words = text.levels[level.id];
  const standing = client.standing.value;
  const isHintShown = useSignal(false);
  const result = resultText(standing, place);
  const strip = useRef<HTMLElement>(null);
  const title = useId();
  // The buttons of the table are hidden while there is nothing to play, so that only ours ask for an answer.
  useTableMark('lesson', standing.type);
  // With the focus here, screen readers read the task first, and the keys of the table work right away.
  useLayoutEffect(() => strip.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    if (standing.type === 'done') finish(finishedWith(place));
    if (result === null) return;
    announce(result, { assertive: true });
    // With this focus, Enter continues or tries again.
    strip.current?.querySelector<HTMLElement>('.button--primary')?.focus({ preventScroll: true });
  }, [standing.type, place, result]);
  // The hint depends on the position, so this component has to be rendered again whenever the position changes.
  void client.seen.value;
  const hint = client.lesson.hintNow();
  return (
    <section ref={strip} class={`lesson lesson--${standing.type}`} aria-labelledby={title} tabIndex={-1}>
      <p class="lesson__text">
        <b id={title}>{words.title}</b>{' '}
        {result ?? (isHintShown.value && hint !== null ? words.hints[hint] : words.task)}
      </p>
      <a class="lesson__place" href={courseAddress.href({})}>
        <span class="lesson__chapter">{text.chapters[chapter.id].title}</span>{' '}
        <span class="numbers">{text.of(number, chapter.levels.length)}</span>
      </a>
      <div class="lesson__buttons">
        {standing.type === 'done' ? (
          <a
            class="button button--primary"
            href={next === null ? courseAddress.href({}) : levelAddress.href({ level: next.id })}
          >
            {next === null ? text.overview : text.next}
          </a>
        ) : standing.type === 'missed' ? (
          <button type="button" class="button button--primary" onClick={onRetry}>
            {text.again}
          </button>
        ) : (
          <>
            {standing.type === 'asking'
              ? level.ask?.choices.map((choice) => (
                  <button
                    key={choice}
                    type="button"
                    class="button button--small numbers"
                    onClick={() => client.answer(choice)}
                  >
                    {minus(choice)}
                  </button>
                ))
              : null}
            {hint === null ? null : (
              <button
                type="button"
                class="button button--small button--quiet lesson__hint"
                aria-pressed={isHintShown.value}
                onClick={() => {
                  isHintShown.value = !isHintShown.value;
                  announce(isHintShown.value ? words.hints[hint]! : words.task);
                }}
              >
                {text.hint}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** The text of the result; null while the level is being played. */
function resultText(standing: Standing, { level }: Place): string | null {
  const text = courseWords();
  const { done, wrong, missed } = text.levels[level.id];
  switch (standing.type) {
    case 'asking':
    case 'playing':
      return null;
    case 'done':
      return done;
    case 'missed':
      if (standing.isAnswer) return wrong ?? text.ended;
      return (standing.miss === null ? undefined : missed?.[standing.miss]) ?? text.ended;
  }
}
