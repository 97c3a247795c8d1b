import { dealFirstGame } from '../home/last-choice.ts';
import { courseWords } from '../i18n/course-words.ts';
import { BASICS, type CourseChapter, MORE, TEST } from './course.ts';
import { levelAddress } from './course-addresses.ts';
import { countFinished, isFinished } from './progress.ts';
import './CoursePage.css';

/** All chapters, and a button to continue. */
export function CoursePage() {
  const text = courseWords();
  const isBegun = BASICS.some((chapter) => countFinished(chapter) > 0);
  const next = BASICS.flatMap(({ levels }) => levels).find((level) => !isFinished(level));
  return (
    <main class="page page--wide course" id="main" tabIndex={-1}>
      <header class="course__header">
        <h1>{text.title}</h1>
        <p class="text-soft">{text.lead}</p>
        <p class="course__start">
          {next === undefined ? (
            <FirstGameButton />
          ) : (
            <a class="button button--primary button--large" href={levelAddress.href({ level: next.id })}>
              {isBegun ? text.continue : text.start}
            </a>
          )}
          {isBegun ? null : (
            <span class="course__skip">
              {text.skip.text}{' '}
              <a href={levelAddress.href({ level: TEST.levels[0]!.id })}>{text.skip.start}</a>
            </span>
          )}
        </p>
      </header>
      <ol class="course__chapters plain-list">
        {BASICS.map((chapter, index) => (
          <ChapterCard key={chapter.id} chapter={chapter} number={index + 1} />
        ))}
      </ol>
      <section class="tray course__first" aria-labelledby="first-game">
        <h2 id="first-game">{text.first.title}</h2>
        <p>{text.first.text}</p>
        {next === undefined ? null : <FirstGameButton />}
      </section>
      <h2>{text.more}</h2>
      <ul class="course__chapters plain-list">
        {MORE.map((chapter) => (
          <ChapterCard key={chapter.id} chapter={chapter} number={null} />
        ))}
      </ul>
    </main>
  );
}

function FirstGameButton() {
  const text = courseWords();
  const isReady = BASICS.every((chapter) => countFinished(chapter) === chapter.levels.length);
  return (
    <button
      type="button"
      class={`button${isReady ? ' button--primary button--large' : ''}`}
      onClick={dealFirstGame}
    >
      {text.first.start}
    </button>
  );
}

interface CardProps {
  readonly chapter: CourseChapter;
  /** The number of the chapter; null in the section about other games. */
  readonly number: number | null;
}

function ChapterCard({ chapter, number }: CardProps) {
  const text = courseWords();
  const { title, text: about } = text.chapters[chapter.id];
  const done = countFinished(chapter);
  const Heading = number === null ? 'h3' : 'h2';
  return (
    <li class="tray course__chapter">
      <Heading class="course__title">
        {number === null ? null : <span class="course__number numbers">{number}</span>}
        {title}
        <span class="course__count numbers text-soft">
          {done === chapter.levels.length ? '✓ ' : ''}
          {text.of(done, chapter.levels.length)}
        </span>
      </Heading>
      <p class="text-soft text-small">{about}</p>
      <ol class="course__levels plain-list">
        {chapter.levels.map((level) => (
          <li key={level.id}>
            <a class="course__level" href={levelAddress.href({ level: level.id })}>
              <span class="course__mark" aria-hidden="true">
                {isFinished(level) ? '✓' : '○'}
              </span>
              {headline(text.levels[level.id].title)}
              {isFinished(level) ? <span class="visually-hidden">, {text.finished}</span> : null}
            </a>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** At the table, a title starts a paragraph and ends with a full stop, which a list does not need. */
function headline(title: string): string {
  return title.replace(/\.$/, '');
}
