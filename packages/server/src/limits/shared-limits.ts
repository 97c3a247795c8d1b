import type { Clock } from '@schupf/runner';
import type { LimitStorage, LobbyShare } from '../storage/storage.ts';
import { WIDER_FACTOR, widerNetworkOf } from './network.ts';
import type { KeyedHash } from './network-hash.ts';

const HOUR_MS = 3600 * 1000;

/** From one network. Some mobile networks have thousands of people behind one address. */
const GUESTS_PER_HOUR = 200;
/** From one network, right or wrong. */
const DEVICE_CODES_PER_HOUR = 60;
/** From one network: attempts to sign in, new accounts, and recovery codes, right or wrong. */
const SIGN_INS_PER_HOUR = 300;
const ACCOUNTS_PER_HOUR = 100;
const RECOVERY_CODES_PER_HOUR = 30;
/** By one person. */
const NEW_PASSKEYS_PER_HOUR = 60;
const CONFIRMATIONS_PER_HOUR = 60;
const HANDLES_PER_HOUR = 30;
/** Each reads all matches of a person. */
const EXPORTS_PER_HOUR = 10;
/** By one person. */
const TABLES_PER_HOUR = 20;
/** By one person, and from one network. */
const FRIEND_REQUESTS_PER_HOUR = 30;
const FRIEND_REQUESTS_OF_NETWORK_PER_HOUR = 150;
/** To tables. */
const INVITATIONS_PER_HOUR = 60;
const INVITATIONS_OF_NETWORK_PER_HOUR = 300;
/** By one person to another: each may show a notification. */
const INVITATIONS_TO_PERSON_PER_HOUR = 10;
/** From one network to the same person. Anyone can be many guests, and fill the lists of someone they want to annoy. */
const FRIEND_REQUESTS_OF_NETWORK_TO_PERSON_PER_HOUR = 10;
const INVITATIONS_OF_NETWORK_TO_PERSON_PER_HOUR = 20;

/** About anyone. */
const REPORTS_PER_HOUR = 10;
const REPORTS_OF_NETWORK_PER_HOUR = 40;
const APPEALS_PER_HOUR = 5;

const PER_HOUR = {
  guest: GUESTS_PER_HOUR,
  'device code': DEVICE_CODES_PER_HOUR,
  'sign-in': SIGN_INS_PER_HOUR,
  account: ACCOUNTS_PER_HOUR,
  'recovery code': RECOVERY_CODES_PER_HOUR,
  'new passkey': NEW_PASSKEYS_PER_HOUR,
  confirmation: CONFIRMATIONS_PER_HOUR,
  handle: HANDLES_PER_HOUR,
  export: EXPORTS_PER_HOUR,
  table: TABLES_PER_HOUR,
  'friend request': FRIEND_REQUESTS_PER_HOUR,
  'friend request of network': FRIEND_REQUESTS_OF_NETWORK_PER_HOUR,
  invitation: INVITATIONS_PER_HOUR,
  'invitation of network': INVITATIONS_OF_NETWORK_PER_HOUR,
  'invitation to person': INVITATIONS_TO_PERSON_PER_HOUR,
  'friend request of network to person': FRIEND_REQUESTS_OF_NETWORK_TO_PERSON_PER_HOUR,
  'invitation of network to person': INVITATIONS_OF_NETWORK_TO_PERSON_PER_HOUR,
  report: REPORTS_PER_HOUR,
  'report of network': REPORTS_OF_NETWORK_PER_HOUR,
  appeal: APPEALS_PER_HOUR,
} as const;

type Limit = keyof typeof PER_HOUR;

/** Those that are counted by network. */
const OF_NETWORKS: ReadonlySet<Limit> = new Set([
  'guest',
  'device code',
  'sign-in',
  'account',
  'recovery code',
  'friend request of network',
  'invitation of network',
  'report of network',
]);

/** So that no one can fill the lobby alone. */
const MAX_LISTED_PER_HOST = 3;
/** Anyone can sign in as many guests, so there is also a limit per network. The lobby shows fifty tables. */
const MAX_LISTED_PER_NETWORK = 10;
const MAX_LISTED_PER_WIDER_NETWORK = 20;

export interface SharedLimitsDeps {
  readonly limits: LimitStorage;
  readonly clock: Clock;
  /** Networks are personal data and easily guessed, so they are stored only as keyed hashes. */
  readonly hash: KeyedHash;
  /** Multiplies all limits, except how many tables one person may have in the lobby. */
  readonly factor: number;
}

/**
 * Limits that hold for all processes together, because they are counted in storage. If storage fails, `take` rejects
 * and so does the request. That locks no one out who could otherwise get in: everything that is limited here has to be
 * stored too.
 */
export class SharedLimits {
  private readonly deps: SharedLimitsDeps;

  constructor(deps: SharedLimitsDeps) {
    this.deps = deps;
  }

  /** Counts one more use by a person, pair of people or network; false if the limit is reached. */
  async take(limit: Limit, by: string): Promise<boolean> {
    const max = PER_HOUR[limit];
    const wider = OF_NETWORKS.has(limit) ? widerNetworkOf(by) : null;
    if (!(await this.count(limit, by, max))) return false;
    return wider === null || this.count(limit, wider, max * WIDER_FACTOR);
  }

  /** The shares of the lobby that a listed table takes up. */
  lobbyShares(person: string, network: string): readonly LobbyShare[] {
    const { factor } = this.deps;
    const wider = widerNetworkOf(network);
    return [
      { key: this.keyOf('listed by person', person), max: MAX_LISTED_PER_HOST },
      { key: this.keyOf('listed by network', network), max: MAX_LISTED_PER_NETWORK * factor },
      ...(wider === null
        ? []
        : [{ key: this.keyOf('listed by network', wider), max: MAX_LISTED_PER_WIDER_NETWORK * factor }]),
    ];
  }

  private count(limit: Limit, by: string, max: number): Promise<boolean> {
    const { limits, clock, factor } = this.deps;
    const now = clock.now();
    return limits.take(this.keyOf(limit, by), max * factor, { now, until: now + HOUR_MS });
  }

  /** Stands for a person or network in storage. */
  private keyOf(limit: string, by: string): string {
    return this.deps.hash(`${limit} ${by}`);
  }
}
