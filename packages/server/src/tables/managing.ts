import { ROSTER } from '@schupf/bots';
import type { Host } from '@schupf/host';
import type { ManageReply, Managing } from '@schupf/protocol';
import { isHere, type Occupant } from '@schupf/table';
import { hashOf, newToken } from '../secrets.ts';
import type { TableStorage } from '../storage/storage.ts';

const DONE: ManageReply = { ok: true, token: null };

function refused(reason: Extract<ManageReply, { ok: false }>['reason']): ManageReply {
  return { ok: false, reason };
}

/** Does what whoever opened the table wants done there. */
export async function manage(
  host: Host,
  code: string,
  what: Managing,
  tables: TableStorage,
): Promise<ManageReply> {
  switch (what.type) {
    case 'start':
      if (host.table.stage !== 'seating') return refused('started-already');
      host.give({ type: 'begin' });
      return DONE;
    case 'place':
      return placeOn(host, what.chair, placed(what.occupant));
    case 'invite-bot': {
      const occupant: Occupant = { type: 'bot', name: what.name, outside: true };
      // It is asked by its name, wherever seats are drawn to.
      if (isTaken(host, what.name)) return refused('no-such-bot');
      // A program sees the hand it is asked about: whoever invites one while cards are out could look into others'.
      if (host.table.stage === 'playing') return refused('started-already');
      const reply = placeOn(host, what.chair, occupant);
      if (!reply.ok) return reply;
      const token = newToken();
      await tables.addBotToken(hashOf(token), code, what.name);
      return { ok: true, token };
    }
  }
}

function placed(wanted: Extract<Managing, { type: 'place' }>['occupant']): Occupant | null {
  if (wanted.type === 'nobody') return wanted;
  return Object.hasOwn(ROSTER, wanted.name) ? { ...wanted, outside: false } : null;
}

function placeOn(host: Host, chair: number, occupant: Occupant | null): ManageReply {
  const there = host.table.chairs[chair];
  if (there === undefined) return refused('no-such-chair');
  if (occupant === null || occupant.type === 'person') return refused('no-such-bot');
  // Once cards are dealt, only for somebody who is not there and not waited for: a wire that breaks costs nobody his chair.
  const isGone = there.occupant.type === 'person' && !isHere(there, host.table.speed, host.table.now);
  const isFree = there.occupant.type === 'nobody' || (isGone && !there.present);
  if (host.table.stage !== 'seating' && !isFree) return refused('started-already');
  host.give({ type: 'place', chair, occupant });
  return DONE;
}

function isTaken(host: Host, name: string): boolean {
  return (
    Object.hasOwn(ROSTER, name) ||
    host.table.chairs.some(({ occupant }) => occupant.type === 'bot' && occupant.name === name)
  );
}
