/** Options of a test or a suite that may be skipped. */
interface SkipOptions {
  readonly skip?: true;
  readonly meta?: { readonly notRun: string };
}

/**
 * For a test or a suite that needs something this machine may lack. The reason says what is missing; null if nothing is.
 * At its end, `npm test` lists what was not run, and why.
 */
export function skipBecause(reason: string | null): SkipOptions {
  return reason === null ? {} : { skip: true, meta: { notRun: reason } };
}
