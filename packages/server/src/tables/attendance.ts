import type { Clock } from '@schupf/runner';
import { after } from '../clock.ts';
import { Bucket, type Rate } from '../limits/bucket.ts';

/** If someone comes and goes more often than this, only some of the changes are recorded. */
const RECORD_RATE: Rate = { burst: 20, perSecond: 0.1 };
const RECHECK_MS = 10_000;
/** Someone whose connection has moved to another process attaches again within this time. */
const RETURN_MS = 2000;

export interface AttendanceDeps {
  readonly clock: Clock;
  readonly isPresent: (person: string) => boolean;
  readonly record: (person: string, isPresent: boolean) => void;
}

interface Attendee {
  readonly bucket: Bucket;
  /** Cancels the pending recheck; null if the last record is up to date. */
  cancelRecheck: (() => void) | null;
}

/**
 * Records who is at a table. Each change is a row in the log, so someone who does nothing but connect and disconnect
 * could fill the disk. Changes beyond the rate limit are merged; the final state is always recorded.
 */
export class Attendance {
  private readonly deps: AttendanceDeps;
  private readonly people = new Map<string, Attendee>();
  /** Cancels what waits for people to return. */
  private readonly returning = new Map<string, () => void>();

  constructor(deps: AttendanceDeps) {
    this.deps = deps;
  }

  /** Call this when someone arrives or leaves. */
  update(person: string): void {
    const { clock, isPresent, record } = this.deps;
    const now = clock.now();
    const attendee = this.people.get(person) ?? { bucket: new Bucket(RECORD_RATE, now), cancelRecheck: null };
    this.people.set(person, attendee);
    if (attendee.cancelRecheck !== null) return;
    if (attendee.bucket.take(now)) return record(person, isPresent(person));
    attendee.cancelRecheck = after(clock, RECHECK_MS, () => {
      attendee.cancelRecheck = null;
      this.update(person);
    });
  }

  /** Call this when someone has left who is about to return. Their absence is recorded only if they do not. */
  expectReturn(person: string): void {
    if (this.returning.has(person)) return;
    const cancel = after(this.deps.clock, RETURN_MS, () => {
      this.returning.delete(person);
      if (!this.deps.isPresent(person)) this.update(person);
    });
    this.returning.set(person, cancel);
  }

  close(): void {
    for (const cancel of this.returning.values()) cancel();
    this.returning.clear();
    for (const { cancelRecheck } of this.people.values()) cancelRecheck?.();
    this.people.clear();
  }
}
