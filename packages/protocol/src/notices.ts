import * as v from 'valibot';

const MINUTES_PER_DAY = 24 * 60;
const MAX_ENDPOINT_LENGTH = 1000;

const minuteOfDay = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MINUTES_PER_DAY - 1));

/** What a device needs to be told to receive notifications: what a browser's `PushSubscription` contains. */
export const pushBody = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(MAX_ENDPOINT_LENGTH), v.url()),
  keys: v.strictObject({
    /** The device's public key, an uncompressed point. */
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/)),
  }),
  /** The language of the texts. */
  language: v.picklist(['de', 'en', 'fr', 'hu']),
});
export type PushBody = v.InferOutput<typeof pushBody>;

/** What a person wants to be told, and when not. */
export const noticeChoice = v.strictObject({
  /** That a table with days per move waits for them. */
  turns: v.boolean(),
  /** That a friend invites them to a table. */
  invitations: v.boolean(),
  /** That a match with days per move is over. */
  matches: v.boolean(),
  /** When they are not told anything, in minutes after midnight in their time zone; null for never. */
  quiet: v.nullable(v.strictObject({ from: minuteOfDay, until: minuteOfDay })),
  /** The name of their time zone in the IANA database. */
  zone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'there is no such time zone')),
});
export type NoticeChoice = v.InferOutput<typeof noticeChoice>;

/** Until a person chooses something else. */
export const DEFAULT_NOTICES: NoticeChoice = {
  turns: true,
  invitations: true,
  matches: true,
  quiet: { from: 22 * 60, until: 8 * 60 },
  zone: 'UTC',
};

/** What the server knows about notifications to this person. */
export interface NoticeState {
  /** The public key with which the server identifies itself to push services. */
  readonly key: string;
  /** The endpoint of this device; null if it receives no notifications. */
  readonly endpoint: string | null;
  readonly choice: NoticeChoice;
}

/** Begins a holiday now, in which one's clocks stand still at tables with days per move. */
export const holidayBody = v.strictObject({
  days: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(14)),
});

export interface HolidayState {
  /** When the current holiday ends; null if there is none. */
  readonly until: number | null;
  /** How many days of holiday are left, of 14 in 365 days. */
  readonly daysLeft: number;
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
