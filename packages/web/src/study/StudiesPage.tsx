import { useSignal } from '@preact/signals';
import { formatStudy, MAX_STUDY_LENGTH, parseStudy } from '@schupf/replay';
import { useRef } from 'preact/hooks';
import { ConfirmButton } from '../app/ConfirmButton.tsx';
import { goTo } from '../app/router.ts';
import { saveFile } from '../app/save-record.ts';
import { CardSprite } from '../cards/CardFace.tsx';
import { studyWords } from '../i18n/study-words.ts';
import { StudyView } from './StudyView.tsx';
import { addStudy, deleteStudy, isSaved, type SavedStudy, studies, studyWith } from './saved-studies.ts';
import { type StudyParams, studiesAddress } from './studies-address.ts';
import './StudiesPage.css';

/** All studies in this browser, or one of them. */
export function StudiesPage({ study: id, chapter }: StudyParams) {
  const study = id === null ? null : studyWith(id);
  if (id !== null && study !== null)
    return (
      <>
        <CardSprite />
        <StudyView key={`${id} ${chapter}`} id={id} study={study} chapter={chapter - 1} />
      </>
    );
  return <StudyList isMissing={id !== null} />;
}

function StudyList({ isMissing }: { readonly isMissing: boolean }) {
  const text = studyWords();
  return (
    <main class="page" id="main" tabIndex={-1}>
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      {isMissing && <p class="note">{text.missing}</p>}
      {!isSaved.value && (
        <p class="note" role="alert">
          {text.notSaved}
        </p>
      )}
      <p class="studies__actions">
        <button
          type="button"
          class="button button--primary"
          onClick={() => openStudy(addStudy({ title: text.untitled, chapters: [] }))}
        >
          {text.create}
        </button>
        <Import />
      </p>
      {studies.value.length === 0 && <p class="tray studies__none">{text.none}</p>}
      <ul class="studies plain-list">
        {studies.value.map((saved) => (
          <StudyCard key={saved.id} saved={saved} />
        ))}
      </ul>
    </main>
  );
}

function openStudy(study: string): void {
  goTo(studiesAddress.href({ study, chapter: 1 }));
}

function StudyCard({ saved: { id, study } }: { readonly saved: SavedStudy }) {
  const text = studyWords();
  const title = study.title || text.untitled;
  return (
    <li class="panel studies__item" id={id}>
      <p class="studies__name">
        <a href={studiesAddress.href({ study: id, chapter: 1 })}>{title}</a>
        <span class="text-soft">{text.chapters(study.chapters.length)}</span>
      </p>
      <button
        type="button"
        class="button button--small"
        aria-label={text.named(text.export, title)}
        onClick={() =>
          saveFile(
            new Blob([formatStudy(study)], { type: 'text/plain;charset=utf-8' }),
            `${fileNameOf(title)}.schupf-study`,
          )
        }
      >
        {text.export}
      </button>
      <ConfirmButton
        label={text.delete}
        accessibleLabel={text.named(text.delete, title)}
        title={text.deleteQuestion(title)}
        text={text.cannotUndo}
        confirm={text.delete}
        isQuiet
        onConfirm={() => deleteStudy(id)}
      />
    </li>
  );
}

/** Only letters, digits and hyphens, which every system allows. */
function fileNameOf(title: string): string {
  return (
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'study'
  );
}

/** Reads a study from a file, or says why the file cannot be read. */
function Import() {
  const text = studyWords();
  const problem = useSignal<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    problem.value = null;
    // One character has at most four bytes.
    if (file.size > 4 * MAX_STUDY_LENGTH) {
      problem.value = text.tooLarge;
      return;
    }
    const answer = parseStudy(await file.text());
    if (answer.ok) openStudy(addStudy(answer.study));
    else problem.value = answer.why === 'version' ? text.newer : text.damaged(answer.line, answer.problem);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {text.import}
      </button>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        accept=".schupf-study,text/plain"
        aria-label={text.import}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void read(file);
          // Otherwise the same file could not be chosen again after it has been corrected.
          currentTarget.value = '';
        }}
      />
      {problem.value !== null && (
        <span class="note" role="alert">
          {problem.value}
        </span>
      )}
    </>
  );
}
