import { Address } from '../app/address.ts';

export interface StudyParams {
  /** The id of a study in this browser; null for the list of all. */
  readonly study: string | null;
  /** Starting at 1. */
  readonly chapter: number;
}

/** `#/studies`, `#/studies/ID` or `#/studies/ID/CHAPTER`. */
export const studiesAddress = new Address<StudyParams>({
  path: 'studies',
  parse: ([study, chapter = '1', ...more]) => {
    if (more.length > 0 || !/^[1-9]\d?$/.test(chapter)) return null;
    return { study: study ?? null, chapter: Number(chapter) };
  },
  format: ({ study, chapter }) => (study === null ? [] : chapter === 1 ? [study] : [study, chapter]),
});

export const ALL_STUDIES: StudyParams = { study: null, chapter: 1 };
