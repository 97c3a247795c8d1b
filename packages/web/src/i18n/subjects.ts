/** The files of a language, each loaded when a page first needs it. English defines their shape. */
export interface Subjects {
  readonly account: typeof import('./en/account.ts');
  readonly shell: typeof import('./en/shell.ts');
  readonly index: typeof import('./en/index.ts');
  readonly course: typeof import('./en/course.ts');
  readonly daily: typeof import('./en/daily.ts');
  readonly help: typeof import('./en/help.ts');
  readonly legal: typeof import('./en/legal.ts');
  readonly moderation: typeof import('./en/moderation.ts');
  readonly moments: typeof import('./en/moments.ts');
  readonly online: typeof import('./en/online.ts');
  readonly people: typeof import('./en/people.ts');
  readonly puzzles: typeof import('./en/puzzles.ts');
  readonly ratings: typeof import('./en/ratings.ts');
  readonly replay: typeof import('./en/replay.ts');
  readonly review: typeof import('./en/review.ts');
  readonly rules: typeof import('./en/rules.ts');
  readonly settings: typeof import('./en/settings.ts');
  readonly sheet: typeof import('./en/sheet.ts');
  readonly standing: typeof import('./en/standing.ts');
  readonly statistics: typeof import('./en/statistics.ts');
  readonly study: typeof import('./en/study.ts');
  readonly tips: typeof import('./en/tips.ts');
  readonly turns: typeof import('./en/turns.ts');
  readonly together: typeof import('./en/together.ts');
}

export type Subject = keyof Subjects;
