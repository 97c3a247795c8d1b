import { definePage, titled } from '../app/page.tsx';
import { shellWords } from '../i18n/language.ts';
import { courseAddress, levelAddress } from './course-addresses.ts';

const loadWords = async () => (await import('../i18n/course-words.ts')).loadCourseWords();

export const coursePage = definePage({
  address: courseAddress,
  load: async () => (await import('./CoursePage.tsx')).CoursePage,
  loadWords,
  title: () => titled(shellWords().app.learn),
});

/** The page sets its title itself, as every table does. */
export const levelPage = definePage({
  address: levelAddress,
  load: async () => (await import('./LevelPage.tsx')).LevelPage,
  loadWords,
  title: null,
  key: ({ level }) => level,
  hasOwnBar: true,
});
