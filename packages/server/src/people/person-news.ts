import type { Person } from '@schupf/protocol';

/** What has happened to a person and concerns their connections, wherever these are. Plain data. */
export type PersonNews =
  /** The device with this token hash was signed out. */
  | { readonly type: 'signed-out'; readonly device: string }
  | { readonly type: 'deleted'; readonly person: string }
  /** The person's name, or the list of people they block, has changed. */
  | { readonly type: 'changed'; readonly person: Person }
  /** Something between these people and others has changed: friends, requests, invitations, or who may see them. */
  | { readonly type: 'friends'; readonly people: readonly string[] }
  /** What tables ask of these people, or what is listed of these tables, has changed. */
  | { readonly type: 'turns'; readonly people: readonly string[] }
  /** The person has a new sanction, or one less. */
  | { readonly type: 'sanctioned'; readonly person: string };

/** Tells all gateways. Resolves when our own has acted on it. */
export type PublishPersonNews = (news: PersonNews) => Promise<void>;
