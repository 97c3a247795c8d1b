/** Long enough that a slow phone has shown the page and answers to fingers. */
const QUIET_AFTER = 4000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Calls back once the page has stood for a while: what makes the next step quicker must not make this one slower. */
export function whenQuiet(callback: () => void): () => void {
  const timer = setTimeout(callback, QUIET_AFTER);
  return () => clearTimeout(timer);
}

/** The same, or at the first sign of life: the player is about to do something. */
export function whenQuietOrTouched(callback: () => void): void {
  const act = () => {
    forget();
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, act);
    callback();
  };
  const forget = whenQuiet(act);
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, act, { passive: true });
}
