/** Milliseconds after which the page is visible and responsive even on a slow phone. */
const STARTUP_MS = 4000;
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Runs the callback once the page has been open for a while, so that prefetching does not slow down its start. */
export function afterStartup(callback: () => void): () => void {
  const timer = setTimeout(callback, STARTUP_MS);
  return () => clearTimeout(timer);
}

/** Like `afterStartup`, but earlier if the player interacts with the page: they may soon need what is being prefetched. */
export function afterStartupOrInteraction(callback: () => void): void {
  const run = () => {
    cancel();
    for (const type of INTERACTIONS) removeEventListener(type, run);
    callback();
  };
  const cancel = afterStartup(run);
  for (const type of INTERACTIONS) addEventListener(type, run, { passive: true });
}
