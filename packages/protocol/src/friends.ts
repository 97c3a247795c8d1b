import type { Variant } from '@schupf/rules';
import * as v from 'valibot';
import { personId, tableCode } from './fields.ts';
import type { MatchSummary, Person } from './people.ts';
import type { PoolRating } from './ratings.ts';

/** Whom a person lets see or do something. */
export const AUDIENCES = ['everyone', 'friends', 'nobody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The languages a person can say they speak, as ISO 639-1 codes. */
export const SPOKEN_LANGUAGES = (
  'ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lb lt lv mk ms nb nl pl pt ' +
  'rm ro ru sk sl sq sr sv sw ta th tl tr uk ur vi zh'
).split(' ');
export const MAX_SPOKEN_LANGUAGES = 8;

/** What a person tells others about themselves, and whom. */
export const profileSettings = v.strictObject({
  /** In the order in which they are shown. */
  languages: v.pipe(
    v.array(v.picklist(SPOKEN_LANGUAGES)),
    v.maxLength(MAX_SPOKEN_LANGUAGES),
    v.check((languages) => new Set(languages).size === languages.length, 'a language must not appear twice'),
    v.readonly(),
  ),
  /** Who may see that they are here. */
  presence: v.picklist(AUDIENCES),
  /** Who may invite them to a table. */
  invitations: v.picklist(AUDIENCES),
  /** Who may see their last matches that are shared. */
  matches: v.picklist(AUDIENCES),
});
export type ProfileSettings = Readonly<v.InferOutput<typeof profileSettings>>;

/** Until a person chooses something else. */
export const DEFAULT_PROFILE: ProfileSettings = {
  languages: [],
  presence: 'friends',
  invitations: 'friends',
  matches: 'friends',
};

/** Asks someone to be friends, or accepts what they have asked. */
export const friendBody = v.strictObject({ person: personId });

/** Invites someone to a table. */
export const tableInvitationBody = v.strictObject({ table: tableCode });

/** What there is between a person and someone else. */
export type FriendState = 'none' | 'sent' | 'received' | 'friends';

/** A friend in a person's list. */
export interface Friend extends Person {
  readonly since: number;
  /** The listed table at which they sit, if they are here and let this person see that. */
  readonly table: string | null;
}

export interface FriendLists {
  readonly friends: readonly Friend[];
  /** Those who have asked this person to be friends. */
  readonly received: readonly Person[];
  /** Those this person has asked. */
  readonly sent: readonly Person[];
}

/** An invitation to a table from someone who is there. */
export interface TableInvitation {
  readonly by: Person;
  readonly table: string;
  readonly until: number;
}

/** Everything about a person's friends that changes while they are here. */
export interface FriendNews {
  /** The ids of the friends who are here and let this person see it. */
  readonly here: readonly string[];
  /** How many people have asked this person to be friends. */
  readonly requests: number;
  readonly invitations: readonly TableInvitation[];
}

/** How a person has called in the rounds of one game that they played from beginning to end. */
export interface CallFigures {
  readonly variant: Variant;
  readonly rounds: number;
  readonly tichuCalled: number;
  readonly tichuMade: number;
  readonly grandCalled: number;
  readonly grandMade: number;
}

/** A finished match that anyone may see. */
export interface ProfileMatch extends Omit<MatchSummary, 'id' | 'share'> {
  /** The id of the replay. */
  readonly share: string;
}

/** A person as someone else may see them. */
export interface PersonProfile extends Person {
  readonly isMe: boolean;
  /** Whether the one who looks has blocked them. */
  readonly isBlocked: boolean;
  /** What there is between them and the one who looks; null if that is they themselves, or someone without a name. */
  readonly friend: FriendState | null;
  /** Null if the one who looks may not know. */
  readonly isHere: boolean | null;
  readonly mayInvite: boolean;
  /** Null for a guest, about whom nothing else is public. */
  readonly account: {
    readonly handle: string | null;
    readonly since: number;
    readonly languages: readonly string[];
    /** Those with most matches first. */
    readonly ratings: readonly PoolRating[];
    readonly calls: readonly CallFigures[];
    /** The last ones that are shared; null if the one who looks may not see them. */
    readonly matches: readonly ProfileMatch[] | null;
  } | null;
}
