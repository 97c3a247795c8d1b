import type { NoReplayReason, SharedReplay, Uploaded } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import { NetworkBuckets, scale } from '../limits/bucket.ts';
import { hashOf, newReplayId, newToken } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import type { MatchRow, Storage, UploadRow } from '../storage/storage.ts';
import type { RecordChecker } from './record-checker.ts';

/** Uploads per address: a short burst, then ten an hour. */
const UPLOADS = { burst: 10, perSecond: 10 / 3600 };
const DAY_MS = 24 * 3600 * 1000;

export type UploadRefusal =
  /** With `uploads-off`, the operator does not allow uploads. */
  | { readonly reason: 'uploads-off' | 'too-fast' | 'full' | 'busy' }
  | { readonly reason: 'not-a-match'; readonly problem: string };

export type UploadAnswer =
  | { readonly ok: true; readonly uploaded: Uploaded }
  | { readonly ok: false; readonly refusal: UploadRefusal };

export interface ReplaysDeps {
  readonly storage: Pick<Storage, 'matches' | 'uploads'>;
  readonly checker: Pick<RecordChecker, 'check'>;
  readonly clock: Clock;
  /** The date in milliseconds. */
  readonly date: () => number;
  readonly settings: Pick<Settings, 'maxUploads' | 'uploadRetentionDays' | 'rateLimitFactor'>;
}

/** Replays that anyone with the link may see: matches of tables that share them, and uploaded matches. */
export class Replays {
  private readonly deps: ReplaysDeps;
  private readonly uploads: NetworkBuckets;

  constructor(deps: ReplaysDeps) {
    this.deps = deps;
    this.uploads = new NetworkBuckets(scale(UPLOADS, deps.settings.rateLimitFactor));
  }

  /** `reader` is the id of the person who asks, if they are signed in. */
  async find(id: string, reader: string | null): Promise<SharedReplay | NoReplayReason> {
    const { matches, uploads } = this.deps.storage;
    const match = await matches.findShared(id);
    if (match !== null) return sharedMatch(id, match, reader);
    const upload = await uploads.find(id);
    if (upload === null) return 'unknown';
    if ('gone' in upload) return upload.gone;
    return upload.expires <= this.deps.date() ? 'expired' : sharedUpload(upload);
  }

  /** Stores a match from a browser. `me` is the person who played it; all other players are bots. */
  async upload(text: string, me: number, network: string): Promise<UploadAnswer> {
    const { storage, checker, clock, date, settings } = this.deps;
    const { maxUploads, uploadRetentionDays } = settings;
    if (maxUploads === 0) return refused('uploads-off');
    if (!this.uploads.take(network, clock.now())) return refused('too-fast');
    if ((await storage.uploads.count()) >= maxUploads) return refused('full');
    const check = await checker.check(text);
    if (check === 'busy') return refused('busy');
    if (!check.ok) return { ok: false, refusal: { reason: 'not-a-match', problem: check.problem } };
    const { names, ...checked } = check.checked;
    if (me >= names.length)
      return { ok: false, refusal: { reason: 'not-a-match', problem: 'there is no such player' } };
    const id = newReplayId();
    const key = newToken();
    const uploaded = date();
    const expires = uploaded + uploadRetentionDays * DAY_MS;
    await storage.uploads.add({
      ...checked,
      id,
      keyHash: hashOf(key),
      uploaded,
      expires,
      me,
      players: names.map((name, player) => ({ name, isBot: player !== me })),
    });
    return { ok: true, uploaded: { id, key, expires } };
  }

  /** False if there is no upload with this key. */
  withdraw(id: string, key: string): Promise<boolean> {
    return this.deps.storage.uploads.withdraw(id, hashOf(key));
  }
}

function refused(reason: 'uploads-off' | 'too-fast' | 'full' | 'busy'): UploadAnswer {
  return { ok: false, refusal: { reason } };
}

function sharedMatch(id: string, match: MatchRow, reader: string | null): SharedReplay {
  const { ended, variant, totals, rounds, outcome, players, record } = match;
  const mine = players.findIndex(({ person }) => person !== null && person === reader);
  const firstPerson = players.findIndex(({ person }) => person !== null);
  return {
    id,
    ended,
    expires: null,
    variant,
    totals,
    rounds,
    outcome,
    players: players.map(({ person, name }) => ({ name, isBot: person === null && name !== '' })),
    shown: Math.max(0, mine < 0 ? firstPerson : mine),
    isMine: mine >= 0,
    record,
  };
}

function sharedUpload(upload: UploadRow): SharedReplay {
  const { id, uploaded, expires, variant, totals, rounds, outcome, players, me, record } = upload;
  return {
    id,
    ended: uploaded,
    expires,
    variant,
    totals,
    rounds,
    outcome,
    players,
    shown: me,
    isMine: false,
    record,
  };
}
