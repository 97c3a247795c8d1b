import type {} from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    notRun?: string;
  }
}

/** Options of a test or a suite that may be skipped. */
interface SkipOptions {
  readonly skip?: true;
  readonly meta?: { notRun: string };
}

/**
 * For a test or a suite that needs something this machine may lack. The reason says what is missing and how to get it;
 * null if nothing is missing. At its end, `npm test` lists what was not run, and why.
 */
export function skipBecause(reason: string | null): SkipOptions {
  return reason === null ? {} : { skip: true, meta: { notRun: reason } };
}
