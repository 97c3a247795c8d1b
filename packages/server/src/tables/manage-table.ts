import { problemWithBot } from '@schupf/bots';
import type { HostCommand, ManageReply } from '@schupf/protocol';
import type { Variant } from '@schupf/rules';
import type { TableRunner } from '@schupf/runner';
import { isHere, type Occupant } from '@schupf/table';
import { hashOf, newToken } from '../secrets.ts';
import type { TableStorage } from '../storage/storage.ts';
import { isNameTaken } from './look-alike.ts';

const DONE: ManageReply = { ok: true, token: null };

function refused(reason: Extract<ManageReply, { ok: false }>['reason']): ManageReply {
  return { ok: false, reason };
}

/** Performs a request from the host. */
export async function manageTable(
  runner: TableRunner,
  code: string,
  request: HostCommand,
  tables: TableStorage,
): Promise<ManageReply> {
  switch (request.type) {
    case 'start':
      if (runner.table.stage !== 'seating') return refused('started-already');
      runner.submit({ type: 'begin' });
      return DONE;
    case 'place':
      return placeOn(
        runner,
        request.chair,
        occupantFrom(request.occupant, runner.table.position.rules.variant),
      );
    case 'invite-bot': {
      const occupant: Occupant = { type: 'bot', name: request.name, outside: true };
      // External bots are addressed by name, whatever chair they draw, so the name must be unique at the table.
      if (isNameTaken(request.name, runner.table.chairs)) return refused('no-such-bot');
      // An external bot sees its hand, so a host who invited one during a round could see someone's cards.
      if (runner.table.stage === 'playing') return refused('started-already');
      const reply = placeOn(runner, request.chair, occupant);
      if (!reply.ok) return reply;
      const token = newToken();
      await tables.addBotToken(hashOf(token), code, request.name);
      return { ok: true, token };
    }
  }
}

function occupantFrom(
  wanted: Extract<HostCommand, { type: 'place' }>['occupant'],
  variant: Variant,
): Occupant | null {
  if (wanted.type === 'nobody') return wanted;
  return problemWithBot(wanted.name, variant) === null ? { ...wanted, outside: false } : null;
}

function placeOn(runner: TableRunner, chair: number, occupant: Occupant | null): ManageReply {
  const current = runner.table.chairs[chair];
  if (current === undefined) return refused('no-such-chair');
  if (occupant === null || occupant.type === 'person') return refused('no-such-bot');
  // After the start, only empty chairs and people who have been away too long can be replaced, so no one loses their
  // chair because of a dropped connection.
  const isGone = current.occupant.type === 'person' && !isHere(current, runner.table.speed, runner.table.now);
  const isFree = current.occupant.type === 'nobody' || (isGone && !current.present);
  if (runner.table.stage !== 'seating' && !isFree) return refused('started-already');
  runner.submit({ type: 'place', chair, occupant });
  return DONE;
}
