import type { PersonId, Reply } from '@schupf/table';

/** The number of recent commands remembered per person. Only a few can be in flight at a time. */
const MAX_COMMANDS = 200;
/**
 * The number of people remembered. This is a separate limit, so that one busy person cannot evict the commands of
 * others.
 */
const MAX_PEOPLE = 200;

/** A fingerprint of the id of a command, and the reply to it. A fingerprint alone stands for the usual reply. */
type SavedReply = number | readonly [fingerprint: number, reply: Reply];

/** Replies as plain data: for each person, oldest first. */
export type SavedReplies = readonly (readonly [by: PersonId, replies: readonly SavedReply[]])[];

/** The usual reply. Snapshots do not repeat it for each command. */
export const DONE: Reply = { ok: true, outcome: 'done' };

/** The replies to a person's last commands, in a ring: when it is full, the next one replaces the oldest. */
interface Ring {
  readonly fingerprints: number[];
  readonly replies: Reply[];
  /** The place of the oldest reply once the ring is full. */
  oldest: number;
}

/** The replies to the last commands of everyone at a table. */
export class RecentReplies {
  private readonly byPerson = new Map<PersonId, Ring>();

  find(by: PersonId, id: string): Reply | undefined {
    const ring = this.byPerson.get(by);
    const place = ring?.fingerprints.indexOf(fingerprintOf(id)) ?? -1;
    return place < 0 ? undefined : ring!.replies[place];
  }

  add(by: PersonId, id: string, reply: Reply): void {
    this.addFingerprint(by, fingerprintOf(id), reply);
  }

  save(): SavedReplies {
    return [...this.byPerson].map(([by, { fingerprints, replies, oldest }]) => {
      const saved = fingerprints.map(
        (fingerprint, place): SavedReply =>
          isDone(replies[place]!) ? fingerprint : [fingerprint, replies[place]!],
      );
      return [by, [...saved.slice(oldest), ...saved.slice(0, oldest)]];
    });
  }

  restore(saved: SavedReplies): void {
    for (const [by, replies] of saved)
      for (const one of replies) {
        const [fingerprint, reply] = typeof one === 'number' ? [one, DONE] : one;
        this.addFingerprint(by, fingerprint, reply);
      }
  }

  private addFingerprint(by: PersonId, fingerprint: number, reply: Reply): void {
    const ring = this.byPerson.get(by) ?? { fingerprints: [], replies: [], oldest: 0 };
    // Moves the person to the end of the map, so that the least recently active person is dropped first.
    this.byPerson.delete(by);
    this.byPerson.set(by, ring);
    const [leastActive] = this.byPerson.keys();
    if (this.byPerson.size > MAX_PEOPLE) this.byPerson.delete(leastActive!);
    const isFull = ring.replies.length === MAX_COMMANDS;
    const place = isFull ? ring.oldest : ring.replies.length;
    ring.fingerprints[place] = fingerprint;
    ring.replies[place] = reply;
    if (isFull) ring.oldest = (place + 1) % MAX_COMMANDS;
  }
}

function isDone(reply: Reply): boolean {
  return reply.ok && reply.outcome === 'done';
}

/**
 * A number below 2 ** 53 for the id of a command, because an id takes several times the space. Two ids of one person
 * with the same number would be taken for one command. Chance makes that as good as impossible, and a person who
 * produces it harms no one else.
 */
function fingerprintOf(id: string): number {
  let [low, high] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < id.length; index++) {
    const code = id.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
    // The low bits of a product do not depend on the high bits of its factors.
    high ^= high >>> 15;
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}
