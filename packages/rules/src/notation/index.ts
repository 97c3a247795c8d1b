export * from './cards.ts';
export { formatRecord } from './record/format.ts';
export { parseRecord, RECORD_VERSION, type RecordAnswer } from './record/parse.ts';
export * from './record/record.ts';
export { type Aside, Recorder } from './record/recorder.ts';
export { type Replayed, type ReplayProblem, type ReplayStep, replayRecord } from './record/replay.ts';
export type { Place } from './record/scanner.ts';
