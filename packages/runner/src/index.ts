export { type Bookmark, type Listener, OMNISCIENT, type Viewer } from './audience.ts';
export { fallbackAction } from './fallback.ts';
export type {
  AppendResult,
  BotQuestion,
  Bots,
  Chance,
  Clock,
  Draw,
  Message,
  Ports,
  Row,
  ShuffledPack,
  Snapshot,
  Snapshots,
  Store,
} from './ports.ts';
export { DamagedLog } from './ports.ts';
export { RosterBots, type RosterOptions } from './roster-bots.ts';
export type { Companion, RunnerOptions } from './runner-options.ts';
export { type RunnerResult, TableRunner } from './table-runner.ts';
