/**
 * How fast a table is played, in milliseconds. Null means there is no such limit; nought is never a limit, or a table
 * set up carelessly would decide for everybody at once.
 */
export interface Speed {
  /** For a turn, and for giving a trick away; what a turn takes longer comes out of the bank, which is full each round. */
  readonly turn: number | null;
  readonly bank: number;
  /** For the decision on Grand Tichu, and for the push or exchange. */
  readonly grand: number | null;
  readonly push: number | null;
  /** After each combination, and after the last pass: claims made within it count as made together. */
  readonly reaction: number | null;
  readonly closing: number | null;
  /** How long somebody may keep the table waiting, and how often in a round; null where nobody may. */
  readonly hold: { readonly length: number; readonly times: number } | null;
  /** Between two rounds; then the next one is dealt whether or not everybody is ready. */
  readonly rest: number | null;
  /** So long an absent player is waited for; null where nobody is expected to be there all the time. */
  readonly absence: number | null;
  /** An agreed pause ends by itself after so long. */
  readonly pause: number;
  /** A bot answers after a time between these two. */
  readonly botDelay: readonly [shortest: number, longest: number];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
  /** Nobody sits at the table all day, so nobody reacts: bombs are laid in one's own turn only. */
  days: {
    turn: DAY,
    bank: 0,
    grand: DAY,
    push: DAY,
    reaction: null,
    closing: null,
    hold: null,
    rest: DAY,
    absence: null,
    pause: 30 * DAY,
    botDelay: [600, 1800],
  },
} as const satisfies Record<string, Speed>;

export type SpeedName = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as readonly SpeedName[];

/** A speed by its name, or one of somebody's own. */
export function speedOf(speed: SpeedName | Speed): Speed {
  return typeof speed === 'string' ? SPEEDS[speed] : speed;
}

/** Why a speed from outside is none; null when it is one. */
export function problemWithSpeed(value: unknown): string | null {
  if (typeof value === 'string') {
    return Object.hasOwn(SPEEDS, value) ? null : `unknown speed "${value}": use ${SPEED_NAMES.join(', ')}`;
  }
  if (typeof value !== 'object' || value === null) return 'a speed is a name or a table of limits';
  const speed = value as { readonly [Name in keyof Speed]: unknown };
  for (const name of ['turn', 'grand', 'push', 'reaction', 'closing', 'rest', 'absence'] as const) {
    if (speed[name] !== null && !isDuration(speed[name]))
      return `${name} is a number of milliseconds above 0, or null`;
  }
  if (speed.bank !== 0 && !isDuration(speed.bank)) return 'the bank is a number of milliseconds';
  if (!isDuration(speed.pause)) return 'a pause ends after some milliseconds';
  const { hold, botDelay } = speed;
  if (hold !== null && !isHold(hold)) return 'hold needs a length above 0 and how often';
  if (!Array.isArray(botDelay) || botDelay.length !== 2 || !botDelay.every(isDelay)) {
    return 'botDelay is the shortest and the longest time in milliseconds';
  }
  return botDelay[0] <= botDelay[1] ? null : 'the shortest delay of a bot is longer than the longest';
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
