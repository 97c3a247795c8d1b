import { NO_SEAT, type Player, type Seat, type SeatAction } from '@schupf/rules';
import { decline, propose } from './agreements.ts';
import { chairOf, playerAt, reservedChairOf } from './chairs.ts';
import { endConditionalPass, passUntil } from './conditional-passes.ts';
import { acceptHash, acceptSalt } from './deals/fair-deals.ts';
import { type Draft, perform } from './draft.ts';
import { claim } from './held.ts';
import { askToHold, endHold } from './holds.ts';
import type { Command, PersonInput } from './input.ts';
import { requestDraw } from './matches.ts';
import { type AnyRefusal, tableRefusal } from './refusals.ts';
import { markReady } from './rounds.ts';
import { cancelReservation, leave, markPresent, rename, sit, swap } from './seating.ts';
import { wakeUp } from './sleep.ts';

/** Carries out a person's command that `readCommand` has checked, or returns why it is refused. */
export function handleCommand(draft: Draft, input: PersonInput): AnyRefusal | null {
  const { by, command } = input;
  const player = chairOf(draft.chairs, by) ?? NO_SEAT;
  const isReserved = reservedChairOf(draft.chairs, by) !== null;
  const needsNoChair =
    command.type === 'sit' || (isReserved && (command.type === 'leave' || command.type === 'rename'));
  if (player === NO_SEAT && !needsNoChair) return tableRefusal('not-seated');
  // A command wakes a sleeping table, even if the person's connection has not been reported yet.
  wakeUp(draft);
  const refusal = carryOut(draft, player, input);
  // A person who does something is present.
  const seat = chairOf(draft.chairs, by);
  if (refusal === null && seat !== null && command.type !== 'sit' && !isSecret(command))
    markPresent(draft, seat);
  return refusal;
}

/** Whether the others must not notice that the person has done something. */
function isSecret({ type }: Command): boolean {
  return type === 'pass-until' || type === 'withdraw-pass';
}

function carryOut(draft: Draft, player: Player, { by, id, command }: PersonInput): AnyRefusal | null {
  switch (command.type) {
    case 'act':
      return act(draft, player, id, command.action, command.turn);
    case 'hold':
      return cannotPlay(draft) ?? askToHold(draft, player);
    case 'end-hold':
      return endHold(draft, player) ? null : tableRefusal('not-holding');
    case 'pass-until':
      return cannotPlay(draft) ?? passUntil(draft, player, command);
    case 'withdraw-pass':
      return withdrawPass(draft, player, command.seat);
    case 'ready':
      return markReady(draft, player);
    case 'propose':
      return propose(draft, player, command);
    case 'decline':
      return decline(draft, player, command);
    case 'sit':
      return sit(draft, by, command.chair, command.name);
    case 'leave':
      if (player === NO_SEAT) cancelReservation(draft, by);
      else leave(draft, player);
      return null;
    case 'swap':
      return swap(draft, player, command.chair);
    case 'rename':
      rename(draft, by, command.name);
      return null;
    case 'commit-salt':
      return acceptHash(draft, by, command.match, command.hash);
    case 'reveal-salt':
      return acceptSalt(draft, by, command.match, command.salt);
    case 'start':
      return begin(draft) ? null : tableRefusal('started-already');
  }
}

/** Begins the first match; false if it has already begun. */
export function begin(draft: Draft): boolean {
  if (draft.stage !== 'seating') return false;
  requestDraw(draft);
  return true;
}

function cannotPlay(draft: Draft): AnyRefusal | null {
  if (draft.stage !== 'playing') return tableRefusal('not-playing');
  return draft.pause === null ? null : tableRefusal('paused');
}

function withdrawPass(draft: Draft, player: Player, seat: Seat): AnyRefusal | null {
  if (draft.position.open.players[seat] !== player) return tableRefusal('not-your-seat');
  return endConditionalPass(draft, seat) ? null : tableRefusal('no-conditional-pass');
}

function act(draft: Draft, player: Player, id: string, action: SeatAction, turn: number): AnyRefusal | null {
  if (playerAt(draft.position.open, action.seat) !== player) return tableRefusal('not-your-seat');
  const refusal = cannotPlay(draft);
  if (refusal !== null) return refusal;
  switch (action.type) {
    case 'call':
    case 'withdraw':
      // A call is meant for the cards the player saw, so it stays valid until the next deal.
      return turn < draft.roundBegan ? tableRefusal('stale') : perform(draft, action);
    case 'bomb':
      // A bomb is meant for the trick the player saw, so it stays valid until that trick ends.
      return turn < draft.trickBegan ? tableRefusal('stale') : makeClaim(draft, player, id, action);
    case 'play':
    case 'pass':
      return turn !== draft.turn ? tableRefusal('stale') : makeClaim(draft, player, id, action);
    case 'take':
    case 'decline':
    case 'push':
    case 'take-back':
    case 'give':
      return turn !== draft.turn ? tableRefusal('stale') : perform(draft, action);
  }
}

/** Also ends the player's hold: after acting they need no more time to think. Who plays does not want to pass any more. */
function makeClaim(draft: Draft, player: Player, id: string, action: SeatAction): AnyRefusal | null {
  const refusal = claim(draft, action, id);
  if (refusal !== null) return refusal;
  endHold(draft, player);
  if (action.type !== 'pass') endConditionalPass(draft, action.seat);
  return null;
}
