import { ROSTER } from '@schupf/bots';
import type { ManageReply, Managing } from '@schupf/protocol';
import type { TableRunner } from '@schupf/runner';
import { isHere, type Occupant } from '@schupf/table';
import { hashOf, newToken } from '../secrets.ts';
import type { TableStorage } from '../storage/storage.ts';

const DONE: ManageReply = { ok: true, token: null };

function refused(reason: Extract<ManageReply, { ok: false }>['reason']): ManageReply {
  return { ok: false, reason };
}

/** Does what whoever opened the table wants done there. */
export async function manage(
  runner: TableRunner,
  code: string,
  what: Managing,
  tables: TableStorage,
): Promise<ManageReply> {
  switch (what.type) {
    case 'start':
      if (runner.table.stage !== 'seating') return refused('started-already');
      runner.give({ type: 'begin' });
      return DONE;
    case 'place':
      return placeOn(runner, what.chair, placed(what.occupant));
    case 'invite-bot': {
      const occupant: Occupant = { type: 'bot', name: what.name, outside: true };
      // It is asked by its name, wherever seats are drawn to.
      if (isTaken(runner, what.name)) return refused('no-such-bot');
      // A program sees the hand it is asked about: whoever invites one while cards are out could look into others'.
      if (runner.table.stage === 'playing') return refused('started-already');
      const reply = placeOn(runner, what.chair, occupant);
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

function placeOn(runner: TableRunner, chair: number, occupant: Occupant | null): ManageReply {
  const there = runner.table.chairs[chair];
  if (there === undefined) return refused('no-such-chair');
  if (occupant === null || occupant.type === 'person') return refused('no-such-bot');
  // Once cards are dealt, only for somebody who is not there and not waited for: a wire that breaks costs nobody his chair.
  const isGone = there.occupant.type === 'person' && !isHere(there, runner.table.speed, runner.table.now);
  const isFree = there.occupant.type === 'nobody' || (isGone && !there.present);
  if (runner.table.stage !== 'seating' && !isFree) return refused('started-already');
  runner.give({ type: 'place', chair, occupant });
  return DONE;
}

function isTaken(runner: TableRunner, name: string): boolean {
  return (
    Object.hasOwn(ROSTER, name) ||
    runner.table.chairs.some(({ occupant }) => occupant.type === 'bot' && occupant.name === name)
  );
}
