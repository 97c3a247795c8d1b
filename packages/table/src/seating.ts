import type { Player } from '@schupf/rules';
import { chairForGuest } from './chair-for-guest.ts';
import {
  type Chair,
  chairOf,
  EMPTY_CHAIR,
  newChair,
  type PersonId,
  playerAt,
  reservedChairOf,
} from './chairs.ts';
import { endConditionalPassesOf } from './conditional-passes.ts';
import { type Draft, dropQuestions, isInstant, tell } from './draft.ts';
import { forgetClaimant } from './held.ts';
import { endHold } from './holds.ts';
import { takeOver } from './questions.ts';
import { type AnyRefusal, tableRefusal } from './refusals.ts';
import { wakeUp } from './sleep.ts';

/**
 * Takes an empty chair or replaces a bot. During a round, this takes effect when the round is over. Before the match, a
 * person may also change chairs.
 */
export function sit(draft: Draft, by: PersonId, choice: Player | null, name: string): AnyRefusal | null {
  if (draft.removed.includes(by)) return tableRefusal('removed');
  const chair = choice ?? chairForGuest(draft.rules, draft.chairs);
  if (chair === null) return tableRefusal('table-full');
  // Letting the table choose is not a way to change chairs.
  if (choice === null && isAtTable(draft, by)) return tableRefusal('seated-already');
  const wanted = draft.chairs[chair];
  if (wanted === undefined) return tableRefusal('no-such-chair');
  if (wanted.occupant.type === 'person')
    return tableRefusal(wanted.occupant.id === by ? 'seated-already' : 'chair-taken');
  if (wanted.next !== null) return tableRefusal(wanted.next.id === by ? 'seated-already' : 'chair-taken');
  const previous = chairOf(draft.chairs, by);
  if (previous !== null && draft.stage !== 'seating') return tableRefusal('seated-already');
  // A person who moved from chair to chair would see every hand.
  if (draft.sitters.some((sitter) => sitter.id === by && sitter.chair !== chair))
    return tableRefusal('sat-elsewhere');
  cancelReservation(draft, by);
  if (previous !== null) draft.chairs = draft.chairs.with(previous, newChair(EMPTY_CHAIR, draft.now));
  const hasSeenHand = draft.sitters.some((sitter) => sitter.id === by);
  if (draft.version >= 2 && isRoundInProgress(draft) && !hasSeenHand)
    draft.chairs = draft.chairs.with(chair, { ...wanted, next: { id: by, name, present: true } });
  else {
    takeChair(draft, chair, by, name);
    if (draft.stage === 'playing') draft.sitters = [...draft.sitters, { id: by, chair }];
  }
  return null;
}

function isAtTable({ chairs }: Draft, id: PersonId): boolean {
  return chairOf(chairs, id) !== null || reservedChairOf(chairs, id) !== null;
}

/** Before the match, a person may exchange chairs with anyone, so that they can choose their partner. */
export function swap(draft: Draft, player: Player, chair: Player): AnyRefusal | null {
  if (draft.stage !== 'seating') return tableRefusal('started-already');
  if (chair === player) return tableRefusal('seated-already');
  const { chairs } = draft;
  draft.chairs = chairs.with(player, chairs[chair]!).with(chair, chairs[player]!);
  return null;
}

/** Changes the name of a person who has a chair or is waiting for one. */
export function rename(draft: Draft, id: PersonId, name: string): void {
  draft.chairs = draft.chairs.map((chair) => {
    const { occupant, next } = chair;
    if (next?.id === id) return { ...chair, next: { ...next, name } };
    return occupant.type === 'person' && occupant.id === id
      ? { ...chair, occupant: { ...occupant, name } }
      : chair;
  });
  const player = chairOf(draft.chairs, id);
  if (player !== null) tell(draft, 'all', { type: 'renamed', player, name });
}

function isRoundInProgress({ stage, position }: Draft): boolean {
  const { phase } = position.open;
  return stage === 'playing' && phase !== 'start' && phase !== 'round-over' && phase !== 'match-over';
}

function takeChair(draft: Draft, player: Player, id: PersonId, name: string): void {
  const { occupant } = draft.chairs[player]!;
  const bot = draft.version >= 2 && occupant.type === 'bot' ? occupant : null;
  const chair = newChair({ type: 'person', id, name }, draft.now);
  draft.chairs = draft.chairs.with(player, { ...chair, bot });
  dropQuestions(draft, ({ seat }) => playerAt(draft.position.open, seat) === player);
  tell(draft, 'all', { type: 'sat-down', player, name });
}

/** When a round is over, seats the people who have been waiting for it. */
export function seatReservations(draft: Draft): void {
  if (isRoundInProgress(draft)) return;
  for (const [player, { next }] of draft.chairs.entries()) {
    if (next === null) continue;
    takeChair(draft, player, next.id, next.name);
    if (!next.present) updatePresence(draft, next.id, false);
  }
}

/** Gives up the chair that a person was going to take, if there is one. */
export function cancelReservation(draft: Draft, id: PersonId): void {
  const player = reservedChairOf(draft.chairs, id);
  if (player !== null) draft.chairs = draft.chairs.with(player, { ...draft.chairs[player]!, next: null });
}

export function leave(draft: Draft, player: Player): void {
  const { occupant, bot, next } = draft.chairs[player]!;
  if (occupant.type === 'person') {
    if (draft.stage === 'playing') draft.sitters = [...draft.sitters, { id: occupant.id, chair: player }];
    tell(draft, 'all', { type: 'left', player, name: occupant.name });
  }
  draft.chairs = draft.chairs.with(player, { ...newChair(bot ?? EMPTY_CHAIR, draft.now), next });
  // From now on the bot is asked instead of the stand-in.
  if (bot !== null) dropQuestions(draft, ({ seat }) => playerAt(draft.position.open, seat) === player);
  draft.ready = draft.ready.filter((ready) => ready !== player);
  draft.agreements = draft.agreements
    .map((agreement) => ({ ...agreement, players: agreement.players.filter((agreed) => agreed !== player) }))
    .filter(({ players, target }) => players.length > 0 && target !== player);
  endHold(draft, player);
  endConditionalPassesOf(draft, player);
  forgetClaimant(draft, player);
  // Without people, play waits for every bot's answer. While there were people, answers to do nothing were
  // not recorded, so those bots are asked again.
  if (isInstant(draft)) dropQuestions(draft, (entry) => 'kind' in entry && entry.kind === 'claim');
}

/** Removes a person as the others have agreed. The person cannot sit down again before the next match. */
export function expel(draft: Draft, player: Player): void {
  const { occupant } = draft.chairs[player]!;
  if (occupant.type === 'person') draft.removed = [...draft.removed, occupant.id];
  leave(draft, player);
}

/** Puts a bot in a chair or empties it. Once the match has begun, returns false for the chair of a present person. */
export function setOccupant(
  draft: Draft,
  player: Player,
  occupant: Exclude<Chair['occupant'], { type: 'person' }>,
): boolean {
  const chair = draft.chairs[player];
  if (chair === undefined) return false;
  if (chair.occupant.type === 'person') {
    if (draft.stage !== 'seating' && chair.present) return false;
    leave(draft, player);
  }
  draft.chairs = draft.chairs.with(player, { ...newChair(occupant, draft.now), next: chair.next });
  dropQuestions(draft, ({ seat }) => playerAt(draft.position.open, seat) === player);
  return true;
}

/** Records that a person has connected or disconnected; false if nothing changes. */
export function updatePresence(draft: Draft, who: PersonId, present: boolean): boolean {
  const player = chairOf(draft.chairs, who);
  if (player === null) return updateReservation(draft, who, present);
  if (present) return markPresent(draft, player);
  const chair = draft.chairs[player]!;
  if (!chair.present) return false;
  draft.chairs = draft.chairs.with(player, { ...chair, present, since: draft.now });
  return true;
}

function updateReservation(draft: Draft, who: PersonId, present: boolean): boolean {
  const player = reservedChairOf(draft.chairs, who);
  const chair = player === null ? null : draft.chairs[player]!;
  if (player === null || chair?.next == null || chair.next.present === present) return false;
  if (present) wakeUp(draft);
  draft.chairs = draft.chairs.with(player, { ...chair, next: { ...chair.next, present } });
  return true;
}

/** Marks a player as present; false if nothing changes. */
export function markPresent(draft: Draft, player: Player): boolean {
  const chair = draft.chairs[player]!;
  if (chair.present && chair.missed === 0) return false;
  wakeUp(draft);
  const since = chair.present ? chair.since : draft.now;
  draft.chairs = draft.chairs.with(player, { ...chair, present: true, since, missed: 0 });
  takeOver(draft, player);
  return true;
}
