// Exports for a worker: it needs the networks, and the page that shows a puzzle does not.

export { type PushVerdict, type Shown, Tutor } from './tutor.ts';
