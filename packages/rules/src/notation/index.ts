export * from './cards.ts';
export { cutRecord } from './record/cut.ts';
export { formatRecord } from './record/format.ts';
export { formatMove, parseSeatAction } from './record/item.ts';
export { isMove, MoveCounter } from './record/move-counter.ts';
export { parseRecord, RECORD_VERSION, type RecordAnswer } from './record/parse.ts';
export * from './record/record.ts';
export { type Annotations, Recorder, type SavedRound } from './record/recorder.ts';
export { type ReplayProblem, type ReplayResult, type ReplayStep, replayRecord } from './record/replay.ts';
export type { Place } from './record/scanner.ts';
export { singleRound } from './record/single-round.ts';
export { withoutTexts } from './record/texts.ts';
export { BSW_RULES } from './tch/bsw-rules.ts';
export { exportTch, type TchExport } from './tch/export.ts';
export { TCH_NOTES, type TchNote, type TchNoteKind, type TchProblem } from './tch/findings.ts';
export { formatTch } from './tch/format.ts';
export type { HandleChange } from './tch/handles.ts';
export { type ImportedRound, importTch, type TchImport, type TchSummary } from './tch/import.ts';
export type {
  TchBombs,
  TchCall,
  TchEvent,
  TchHand,
  TchLog,
  TchPlayer,
  TchPush,
  TchResult,
  TchRound,
  TchSection,
} from './tch/log.ts';
export { type ParsedTch, parseTch, type TchParseProblem } from './tch/parse.ts';
