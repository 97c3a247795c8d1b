/**
 * The time limits of a table, in milliseconds. Null means no limit. So does zero, because a careless configuration
 * would otherwise make every decision time out immediately.
 */
export interface Speed {
  /** The limit for a turn, and for giving a trick away. */
  readonly turn: number | null;
  /** Extra time per round. A turn that exceeds its limit uses it up. */
  readonly bank: number;
  /** The limit for the decision on Grand Tichu, or on Tichu before the push. */
  readonly grand: number | null;
  /** The limit for the push or the exchange. */
  readonly push: number | null;
  /** The interval after each combination. Claims within an interval count as simultaneous; null for no interval. */
  readonly reaction: number | null;
  /** The interval after the last pass; null for none. */
  readonly closing: number | null;
  /** How long a player may make the table wait, and how often per round; null if holds are not available. */
  readonly hold: { readonly length: number; readonly times: number } | null;
  /** The break between two rounds. After it the next round is dealt even if not everyone is ready. */
  readonly rest: number | null;
  /** How long to wait for an absent player; null if players are not expected to be present all the time. */
  readonly absence: number | null;
  /** The maximum length of an agreed pause. */
  readonly pause: number;
  /** The range of the bots' apparent thinking times (`bot-pace.ts` says what happens if they take longer). */
  readonly botDelay: readonly [shortest: number, longest: number];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Players are not always present and cannot react within seconds, so they can only bomb on their turn. */
function correspondence(days: number) {
  return {
    turn: days * DAY,
    bank: 0,
    grand: days * DAY,
    push: days * DAY,
    reaction: null,
    closing: null,
    hold: null,
    rest: DAY,
    absence: null,
    pause: 30 * DAY,
    botDelay: [600, 1800],
  } as const satisfies Speed;
}

export const SPEEDS = {
  blitz: {
    turn: 8 * SECOND,
    bank: 20 * SECOND,
    grand: 8 * SECOND,
    push: 20 * SECOND,
    reaction: 500,
    closing: 1200,
    hold: { length: 5 * SECOND, times: 1 },
    rest: 20 * SECOND,
    absence: 10 * SECOND,
    pause: 10 * MINUTE,
    botDelay: [300, 900],
  },
  normal: {
    turn: 20 * SECOND,
    bank: MINUTE,
    grand: 15 * SECOND,
    push: 45 * SECOND,
    reaction: 700,
    closing: 2000,
    hold: { length: 8 * SECOND, times: 2 },
    rest: 45 * SECOND,
    absence: 20 * SECOND,
    pause: HOUR,
    botDelay: [500, 1500],
  },
  relaxed: {
    turn: MINUTE,
    bank: 3 * MINUTE,
    grand: 30 * SECOND,
    push: 90 * SECOND,
    reaction: 800,
    closing: 2500,
    hold: { length: 10 * SECOND, times: 3 },
    rest: 2 * MINUTE,
    absence: 30 * SECOND,
    pause: HOUR,
    botDelay: [600, 1800],
  },
  'no-clock': {
    turn: null,
    bank: 0,
    grand: null,
    push: null,
    reaction: 800,
    closing: 2500,
    hold: { length: 10 * SECOND, times: 3 },
    rest: null,
    absence: 30 * SECOND,
    pause: DAY,
    botDelay: [600, 1800],
  },
  days: correspondence(1),
  'days-2': correspondence(2),
  'days-3': correspondence(3),
  'days-7': correspondence(7),
} as const satisfies Record<string, Speed>;

export type SpeedName = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as readonly SpeedName[];

/** A named speed, or a custom one. */
export function speedOf(speed: SpeedName | Speed): Speed {
  return typeof speed === 'string' ? SPEEDS[speed] : speed;
}

/** Whether a match is played by correspondence: players need not be present, and have days for each decision. */
export function isCorrespondence(speed: SpeedName | Speed): boolean {
  return speedOf(speed).absence === null;
}

/** What is wrong with an untrusted speed; null if it is valid. */
export function problemWithSpeed(value: unknown): string | null {
  if (typeof value === 'string') {
    return Object.hasOwn(SPEEDS, value) ? null : `unknown speed "${value}": use ${SPEED_NAMES.join(', ')}`;
  }
  if (typeof value !== 'object' || value === null) return 'a speed must be a name or an object with limits';
  const speed = value as { readonly [Name in keyof Speed]: unknown };
  for (const name of ['turn', 'grand', 'push', 'reaction', 'closing', 'rest', 'absence'] as const) {
    if (speed[name] !== null && !isDuration(speed[name]))
      return `${name} must be a positive number of milliseconds or null`;
  }
  if (speed.bank !== 0 && !isDuration(speed.bank)) return 'bank must be a number of milliseconds';
  if (!isDuration(speed.pause)) return 'pause must be a positive number of milliseconds';
  const { hold, botDelay } = speed;
  if (hold !== null && !isHold(hold))
    return 'hold must be null or have a positive length and number of times';
  if (!Array.isArray(botDelay) || botDelay.length !== 2 || !botDelay.every(isDelay)) {
    return 'botDelay must be the shortest and the longest delay in milliseconds';
  }
  return botDelay[0] <= botDelay[1]
    ? null
    : 'the first number of botDelay must not be greater than the second';
}

function isHold(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { length, times } = value as Record<string, unknown>;
  return isDuration(length) && Number.isSafeInteger(times) && (times as number) > 0;
}

function isDelay(value: unknown): boolean {
  return value === 0 || isDuration(value);
}

function isDuration(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
