/** A person with an account has proved at least once that they have a passkey. */
export interface AccountRow {
  readonly person: string;
  /** What passkeys call the person. It is random, and no one but the person's devices learns it. */
  readonly userHandle: string;
  readonly since: number;
}

/** A passkey. What it signs is checked with its public key; the private key never leaves the person's devices. */
export interface CredentialRow {
  readonly id: string;
  readonly person: string;
  /** In base64url, like the id. */
  readonly publicKey: string;
  /** How often it has been used, as counted by the device; 0 if the device does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** Whether the person's other devices have it too. */
  readonly isBackedUp: boolean;
  readonly name: string;
  readonly since: number;
  /** When it was last used. */
  readonly used: number;
}

export type ChallengePurpose = 'register' | 'sign-in' | 'confirm';

/** Something random that a passkey has to sign, so that no answer can be used a second time. */
export interface Challenge {
  readonly purpose: ChallengePurpose;
  /** Who asked for it; null if that is what the answer will say. */
  readonly person: string | null;
}

export interface HandleRow {
  readonly handle: string;
  readonly person: string;
  readonly since: number;
}

export interface NewHandle extends HandleRow {
  /** Handles with the same folded text look alike. */
  readonly folded: string;
  /** A handle that was chosen after this time may not be changed yet. */
  readonly changeableBefore: number;
  /** Until then, no one else gets the person's previous handle. */
  readonly previousHeldUntil: number;
}

export type SetHandleResult = 'set' | 'taken' | 'too-soon' | 'no-account';

export type JoinResult =
  | 'joined'
  /** Both have played in the same match, or may sit at the same open table. */
  | 'met'
  /** A match is still being played at a table where the guest may sit. */
  | 'playing';

/**
 * Accounts, and what proves that someone owns one. Everything is deleted with its person. Calls for a person, session
 * or passkey that does not exist change nothing.
 */
export interface AccountStorage {
  hasAccount(person: string): Promise<boolean>;
  find(person: string): Promise<AccountRow | null>;
  /**
   * Turns a guest into an account, with the first passkey and the hashes of the recovery codes. False if there is no
   * such person, they have an account already, or the passkey is known.
   */
  create(account: AccountRow, first: CredentialRow, codes: readonly string[]): Promise<boolean>;

  /** False if the person has no account or the passkey is known. */
  addCredential(credential: CredentialRow): Promise<boolean>;
  findCredential(id: string): Promise<CredentialRow | null>;
  /** The oldest first. */
  credentialsOf(person: string): Promise<readonly CredentialRow[]>;
  /**
   * Records a use of a passkey. False if it counts its uses and has not counted on: then it is a copy, or two answers
   * arrived in the wrong order.
   */
  useCredential(id: string, use: Pick<CredentialRow, 'counter' | 'isBackedUp' | 'used'>): Promise<boolean>;
  renameCredential(person: string, id: string, name: string): Promise<void>;
  /** Refuses to remove the last passkey of someone without recovery codes. */
  removeCredential(person: string, id: string): Promise<'removed' | 'unknown' | 'last'>;

  /** Adds a challenge, stored as a hash. */
  addChallenge(hash: string, challenge: Challenge, expires: number): Promise<void>;
  /** Null if there is no such challenge, or it is used or expired. */
  takeChallenge(hash: string, now: number): Promise<Challenge | null>;
  deleteExpiredChallenges(now: number): Promise<void>;

  /** Replaces all recovery codes of an account. They are stored as hashes. */
  setRecoveryCodes(person: string, hashes: readonly string[]): Promise<void>;
  countRecoveryCodes(person: string): Promise<number>;
  /** Redeems a recovery code, of this person or of anyone; returns its person, or null if it is unknown or used. */
  takeRecoveryCode(hash: string, person?: string): Promise<string | null>;

  /** Records when the person of a session last proved who they are. */
  prove(session: string, at: number): Promise<void>;
  /** When they last did; null if they have not in this session. */
  provedAt(session: string): Promise<number | null>;

  setHandle(wanted: NewHandle): Promise<SetHandleResult>;
  /** Takes someone's handle away. Unlike one that they gave up, no one gets it before a time, not even they. */
  removeHandle(person: string, reservedUntil: number): Promise<void>;
  /** Who has a handle with this folded text now. */
  findHandle(folded: string): Promise<HandleRow | null>;
  handleOf(person: string): Promise<HandleRow | null>;
  /** Deletes handles that are no longer held or reserved. */
  deleteReleasedHandles(now: number): Promise<void>;
  /** The handles of those of these people who have one, by person. */
  handlesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Records that the matches of a guest may join the account that has signed in with this session. */
  offerGuest(session: string, guest: string): Promise<void>;
  /** The guest whose matches may join; null if there is none. */
  offeredGuest(session: string): Promise<string | null>;
  withdrawGuest(session: string): Promise<void>;
  /**
   * Gives the guest's finished matches, mutes, friends and sanctions to the account, or changes nothing. The guest
   * stays.
   */
  joinGuest(guest: string, account: string): Promise<JoinResult>;

  /**
   * Ends all sessions of a person except one, or all, and deletes their device codes, which would open further ones.
   * Returns the hashes of the sessions that have ended.
   */
  endSessions(person: string, except: string | null): Promise<readonly string[]>;
}
