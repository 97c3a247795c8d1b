import type { NoticeChoice } from '@schupf/protocol';

/** Jobs of these kinds are about one person. Their keys begin with the id of the person and a space. */
export const TURN_NOTICE = 'turn-notice';
export const INVITATION_NOTICE = 'invitation-notice';
export const MATCH_NOTICE = 'match-notice';
/** Tells the tables of a person that a holiday of theirs has begun or ended. */
export const HOLIDAY_NEWS = 'holiday-news';
export const NOTICE_KINDS = [TURN_NOTICE, INVITATION_NOTICE, MATCH_NOTICE, HOLIDAY_NEWS] as const;

/** Where the notifications of a signed-in device are sent, and the keys they are encrypted with. */
export interface PushSubscriptionRow {
  /** The hash of the token of the device. */
  readonly session: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** It is deleted with devices and people. Calls for a device or person that does not exist change nothing. */
export interface PushStorage {
  /** Replaces the subscription of the device, and any other with this endpoint. */
  subscribe(subscription: PushSubscriptionRow): Promise<void>;
  unsubscribe(session: string): Promise<void>;
  /** Deletes the subscription with this endpoint, because its push service does not know it any more. */
  removeEndpoint(endpoint: string): Promise<void>;
  find(session: string): Promise<PushSubscriptionRow | null>;
  /** The subscriptions of all devices of a person. */
  of(person: string): Promise<readonly PushSubscriptionRow[]>;
  /** Null if the person has not chosen anything. */
  choiceOf(person: string): Promise<NoticeChoice | null>;
  saveChoice(person: string, choice: NoticeChoice): Promise<void>;
}
