import { NOBODY, type Player, type SeatAction } from '@schupf/rules';
import { decline, propose } from './agreements.ts';
import { chairOf, playerAt } from './chairs.ts';
import { type Draft, perform } from './draft.ts';
import { claim } from './held.ts';
import { askToHold, endHold } from './holds.ts';
import type { PersonInput } from './input.ts';
import { wantDraw } from './matches.ts';
import { readCommand } from './read-command.ts';
import { type AnyRefusal, tableRefusal } from './refusals.ts';
import { beReady } from './rounds.ts';
import { comeBack, leave, sit } from './seating.ts';

const MALFORMED: AnyRefusal = { code: 'malformed', rule: null };

/** Does what a person wants, or says why not. */
export function obey(draft: Draft, input: PersonInput): AnyRefusal | null {
  if (readCommand(input.command, draft.rules) === null) return MALFORMED;
  const { by, command } = input;
  const player = chairOf(draft.chairs, by) ?? NOBODY;
  if (player === NOBODY && command.type !== 'sit') return tableRefusal('not-seated');
  const refusal = carryOut(draft, player, input);
  // Whoever does something is there.
  if (refusal === null && command.type !== 'sit' && command.type !== 'leave') comeBack(draft, player);
  return refusal;
}

function carryOut(draft: Draft, player: Player, { by, id, command }: PersonInput): AnyRefusal | null {
  switch (command.type) {
    case 'act':
      return act(draft, player, id, command.action, command.turn);
    case 'hold':
      return cannotPlay(draft) ?? askToHold(draft, player);
    case 'end-hold':
      return endHold(draft, player) ? null : tableRefusal('not-holding');
    case 'ready':
      return beReady(draft, player);
    case 'propose':
      return propose(draft, player, command.what, command.seats ?? 'kept');
    case 'decline':
      return decline(draft, player, command.what);
    case 'sit':
      return sit(draft, by, command.chair, command.name);
    case 'leave':
      leave(draft, player);
      return null;
    case 'start':
      return begin(draft) ? null : tableRefusal('started-already');
  }
}

/** Begins the first match; false when it has begun. */
export function begin(draft: Draft): boolean {
  if (draft.stage !== 'seating') return false;
  wantDraw(draft);
  return true;
}

function cannotPlay(draft: Draft): AnyRefusal | null {
  if (draft.stage !== 'playing') return tableRefusal('not-playing');
  return draft.pause === null ? null : tableRefusal('paused');
}

function act(draft: Draft, player: Player, id: string, action: SeatAction, turn: number): AnyRefusal | null {
  if (playerAt(draft.position.open, action.seat) !== player) return tableRefusal('not-your-seat');
  const refusal = cannotPlay(draft);
  if (refusal !== null) return refusal;
  switch (action.type) {
    case 'call':
    case 'withdraw':
      // Others may have played since; but a call is meant for the cards he saw.
      return turn < draft.roundBegan ? tableRefusal('stale') : perform(draft, action);
    case 'bomb':
      // A bomb is judged against the table as it is, but meant for the trick he saw.
      return turn < draft.trickBegan ? tableRefusal('stale') : lay(draft, player, id, action);
    case 'play':
    case 'pass':
      return turn !== draft.turn ? tableRefusal('stale') : lay(draft, player, id, action);
    case 'take':
    case 'push':
    case 'take-back':
    case 'give':
      return turn !== draft.turn ? tableRefusal('stale') : perform(draft, action);
  }
}

/** Whoever acts needs no more time to think. */
function lay(draft: Draft, player: Player, id: string, action: SeatAction): AnyRefusal | null {
  const refusal = claim(draft, action, id);
  if (refusal === null) endHold(draft, player);
  return refusal;
}
