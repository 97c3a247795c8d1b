/** Milliseconds after which even a slow phone has shown the page and responds to touch. */
const QUIET_AFTER_MS = 4000;
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Calls back once the page has been open for a while: loading the next step must not slow this one down. */
export function whenQuiet(callback: () => void): () => void {
  const timer = setTimeout(callback, QUIET_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Like `whenQuiet`, but the first interaction triggers it too: the player is about to do something. */
export function whenQuietOrTouched(callback: () => void): void {
  const run = () => {
    cancel();
    for (const type of INTERACTIONS) removeEventListener(type, run);
    callback();
  };
  const cancel = whenQuiet(run);
  for (const type of INTERACTIONS) addEventListener(type, run, { passive: true });
}
