import { signal } from '@preact/signals';
import type { Call } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import { announce } from '../../motion/announcer.tsx';

/** So long the second press counts. */
const PATIENCE = 4000;

/** A call that was pressed once; it cannot be taken back, so it takes two presses, by whatever means. */
export const armed = signal<Call | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The first press arms, the second one calls. */
export function press(call: Call, make: () => void): void {
  clearTimeout(timer);
  if (armed.value === call) {
    armed.value = null;
    make();
    return;
  }
  armed.value = call;
  timer = setTimeout(() => {
    armed.value = null;
    announce(words().table.notCalled);
  }, PATIENCE);
}
