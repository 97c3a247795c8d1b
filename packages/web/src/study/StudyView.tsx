import { useSignal } from '@preact/signals';
import { type Chapter, movedChapter, type Study, withChapter } from '@schupf/replay';
import { ConfirmButton } from '../app/ConfirmButton.tsx';
import { goTo } from '../app/router.ts';
import { studyWords } from '../i18n/study-words.ts';
import { ChapterView } from './ChapterView.tsx';
import { changeStudy, isSaved } from './saved-studies.ts';
import { ALL_STUDIES, studiesAddress } from './studies-address.ts';
import './StudyView.css';

interface Props {
  readonly id: string;
  readonly study: Study;
  /** Starting at 0. */
  readonly chapter: number;
}

/** One study: a chapter on the board, and the list of all chapters. */
export function StudyView({ id, study, chapter: wanted }: Props) {
  const text = studyWords();
  const isEditing = useSignal(study.chapters.length === 0);
  const { chapters } = study;
  const index = Math.min(wanted, chapters.length - 1);
  const chapter = chapters[index];
  const title = study.title || text.untitled;
  const change = (changed: Study) => changeStudy(id, changed);
  const chapterHref = (at: number) => studiesAddress.href({ study: id, chapter: at + 1 });
  const move = (to: number) => {
    change(movedChapter(study, index, to));
    location.replace(chapterHref(to));
  };
  const list = (
    <section class="study-chapters" aria-label={text.list}>
      {isEditing.value && (
        <label class="field">
          <span class="field__label">{text.studyTitle}</span>
          <input
            type="text"
            value={study.title}
            maxLength={120}
            onChange={({ currentTarget }) => change({ ...study, title: currentTarget.value.trim() })}
          />
        </label>
      )}
      {chapters.length === 0 && <p class="note">{text.empty}</p>}
      <ol class="study-chapters__list">
        {chapters.map((one, at) => (
          <li key={at}>
            <a href={chapterHref(at)} aria-current={at === index ? 'page' : undefined}>
              {titleOf(one, at, text.chapter)}
            </a>
          </li>
        ))}
      </ol>
      {isEditing.value && chapter !== undefined && (
        <div class="study-chapters__edit">
          <label class="field">
            <span class="field__label">{text.chapterTitle}</span>
            <input
              type="text"
              value={chapter.title}
              maxLength={120}
              onChange={({ currentTarget }) =>
                change(withChapter(study, index, { ...chapter, title: currentTarget.value.trim() }))
              }
            />
          </label>
          <p class="studies__actions">
            <button
              type="button"
              class="button button--small"
              disabled={index === 0}
              onClick={() => move(index - 1)}
            >
              {text.moveUp}
            </button>
            <button
              type="button"
              class="button button--small"
              disabled={index === chapters.length - 1}
              onClick={() => move(index + 1)}
            >
              {text.moveDown}
            </button>
            <ConfirmButton
              label={text.deleteChapter}
              title={text.deleteQuestion(titleOf(chapter, index, text.chapter))}
              text={text.cannotUndo}
              confirm={text.delete}
              isQuiet
              onConfirm={() => {
                change({ ...study, chapters: chapters.toSpliced(index, 1) });
                goTo(chapterHref(Math.max(0, index - 1)));
              }}
            />
          </p>
        </div>
      )}
      {!isSaved.value && (
        <p class="note" role="alert">
          {text.notSaved}
        </p>
      )}
    </section>
  );
  const header = (
    <header class="replay__header">
      <a class="button button--small button--icon" href={studiesAddress.href(ALL_STUDIES)} title={text.all}>
        <span class="visually-hidden">{text.all}</span>
        <svg class="replay__arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M14.500 5 7.500 12l7 7" />
        </svg>
      </a>
      <h1>{title}</h1>
      <p class="replay__about">{chapter !== undefined && titleOf(chapter, index, text.chapter)}</p>
      <button
        type="button"
        class="button button--small"
        aria-pressed={isEditing.value}
        onClick={() => {
          isEditing.value = !isEditing.value;
        }}
      >
        {text.edit}
      </button>
    </header>
  );
  if (chapter === undefined)
    return (
      <main class="page" id="main" tabIndex={-1}>
        {header}
        {list}
      </main>
    );
  return (
    <ChapterView
      key={`${id} ${index}`}
      chapter={chapter}
      isEditing={isEditing.value}
      header={header}
      list={list}
      onChange={(changed) => change(withChapter(study, index, changed))}
    />
  );
}

function titleOf({ title }: Chapter, index: number, numbered: (number: number) => string): string {
  return title || numbered(index + 1);
}
