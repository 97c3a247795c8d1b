export { type Bookmark, type Hear, OMNISCIENT, type Who } from './audience.ts';
export { Host, type HostAnswer, type HostOptions } from './host.ts';
export type {
  BotQuestion,
  Bots,
  Chance,
  Clock,
  Draw,
  Entry,
  Message,
  Ports,
  Row,
  Shuffled,
  Store,
} from './ports.ts';
export { RosterBots, type RosterOptions } from './roster-bots.ts';
export { safestAction } from './safest.ts';
