import { signal } from '@preact/signals';

/** Whether somebody types what to do. */
export const isTyping = signal(false);
