import type { NewTable } from '@schupf/protocol';
import { poolFor } from '@schupf/ratings';
import { rulesAt, type SpeedName } from '@schupf/table';
import { type Choice, requestOf } from '../../home/choice.ts';

/** The delay in minutes with which spectators see all hands. */
export const HAND_DELAYS = ['never', '10', '30', '60'] as const;

/** The settings of a table with other people, apart from the game itself. */
export interface TableSettings {
  readonly speed: SpeedName;
  readonly visibility: NewTable['visibility'];
  readonly fill: 'nobody' | 'bots';
  readonly freeChat: boolean;
  readonly hands: (typeof HAND_DELAYS)[number];
  readonly sharesReplays: boolean;
  readonly rated: boolean;
}

/** A table among friends: unlisted, with a relaxed clock and empty chairs. */
export const AMONG_FRIENDS: TableSettings = {
  speed: 'relaxed',
  visibility: 'private',
  fill: 'nobody',
  freeChat: true,
  hands: 'never',
  sharesReplays: true,
  rated: false,
};

export function mayBeRated(game: Choice, speed: SpeedName): boolean {
  return poolFor(requestOf(game), speed) !== null;
}

export function wantedTable(game: Choice, tableSettings: TableSettings): NewTable {
  const { speed, visibility, fill, freeChat, hands, sharesReplays, rated } = tableSettings;
  const others = Array.from({ length: game.players - 1 }, () =>
    fill === 'bots' ? { type: 'bot' as const, name: game.level } : { type: 'nobody' as const },
  );
  return {
    rules: rulesAt(speed, requestOf(game)),
    speed,
    visibility,
    chairs: [null, ...others],
    startsImmediately: false,
    freeChat,
    handsAfter: hands === 'never' ? null : Number(hands) * 60,
    sharesReplays,
    rated: rated && mayBeRated(game, speed),
  };
}
