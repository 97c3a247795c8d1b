import { Bucket, type Rate } from '../limits/bucket.ts';

/** Whoever goes and comes more often than this is noted later. */
const NOTED: Rate = { burst: 20, perSecond: 0.1 };
const LOOK_AGAIN = 10_000;

export interface AttendanceDeps {
  readonly isThere: (person: string) => boolean;
  readonly note: (person: string, isThere: boolean) => void;
  readonly now: () => number;
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

interface Attended {
  readonly bucket: Bucket;
  /** Looks again later; null when what is noted is right. */
  forget: (() => void) | null;
}

/**
 * Who is at a table. That stands in the log: somebody who does nothing but come and go would fill the disk with it. He
 * is noted as he is in the end.
 */
export class Attendance {
  private readonly ways: AttendanceDeps;
  private readonly people = new Map<string, Attended>();

  constructor(ways: AttendanceDeps) {
    this.ways = ways;
  }

  /** Somebody has come or gone. */
  changed(person: string): void {
    const { isThere, note, now, after } = this.ways;
    const one = this.people.get(person) ?? { bucket: new Bucket(NOTED, now()), forget: null };
    this.people.set(person, one);
    if (one.forget !== null) return;
    if (one.bucket.take(now())) return note(person, isThere(person));
    one.forget = after(LOOK_AGAIN, () => {
      one.forget = null;
      this.changed(person);
    });
  }

  close(): void {
    for (const { forget } of this.people.values()) forget?.();
    this.people.clear();
  }
}
