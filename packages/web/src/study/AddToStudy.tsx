import { type Chapter, MAX_CHAPTERS } from '@schupf/replay';
import { goTo } from '../app/router.ts';
import { studyWords } from '../i18n/study-words.ts';
import { addStudy, changeStudy, type SavedStudy, studies } from './saved-studies.ts';
import { studiesAddress } from './studies-address.ts';

/** Adds a round to one of the reader's studies, or to a new one, and opens it. */
export function AddToStudy({ chapter }: { readonly chapter: Chapter }) {
  const text = studyWords();
  const begin = () => {
    const study = addStudy({ title: text.untitled, chapters: [chapter] });
    goTo(studiesAddress.href({ study, chapter: 1 }));
  };
  const addTo = ({ id, study }: SavedStudy) => {
    const chapters = [...study.chapters, chapter];
    changeStudy(id, { ...study, chapters });
    goTo(studiesAddress.href({ study: id, chapter: chapters.length }));
  };
  return (
    <>
      <p>{text.addWhere}</p>
      <p class="replay-share__more">
        {studies.value.map((saved) => (
          <button
            key={saved.id}
            type="button"
            class="button button--small"
            disabled={saved.study.chapters.length >= MAX_CHAPTERS}
            onClick={() => addTo(saved)}
          >
            {saved.study.title || text.untitled}
          </button>
        ))}
        <button type="button" class="button button--small button--primary" onClick={begin}>
          {text.create}
        </button>
      </p>
    </>
  );
}
