import type { notices } from './en/notices.ts';
import type { Language, Loaders } from './languages.ts';

export type NoticeWords = typeof notices;

const LOADERS: Loaders<{ readonly notices: NoticeWords }> = {
  de: () => import('./de/notices.ts'),
  en: () => import('./en/notices.ts'),
  fr: () => import('./fr/notices.ts'),
  hu: () => import('./hu/notices.ts'),
};

/** The texts of notifications. They name no cards. */
export const loadNoticeWords = async (language: Language): Promise<NoticeWords> =>
  (await LOADERS[language]()).notices;
