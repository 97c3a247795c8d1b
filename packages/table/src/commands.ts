import { isAction, NOBODY, type Player, type SeatAction } from '@schupf/rules';
import { decline, propose } from './agreements.ts';
import { type Chair, chairOf, NOBODY_THERE, newChair, playerAt } from './chairs.ts';
import { type Draft, perform, tell } from './draft.ts';
import { claim } from './held.ts';
import { askToHold, endHold } from './holds.ts';
import type { PersonInput } from './input.ts';
import { takeOver } from './questions.ts';
import { type AnyRefusal, tableRefusal } from './refusals.ts';
import { beReady, wantDraw } from './rounds.ts';

const MALFORMED: AnyRefusal = { code: 'malformed', rule: null };

/** Does what a person wants, or says why not. */
export function obey(draft: Draft, input: PersonInput): AnyRefusal | null {
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
    case 'go-on':
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
      return leave(draft, player);
    case 'start':
      return begin(draft);
  }
}

function cannotPlay(draft: Draft): AnyRefusal | null {
  if (draft.stage !== 'playing') return tableRefusal('not-playing');
  return draft.pause === null ? null : tableRefusal('paused');
}

function act(draft: Draft, player: Player, id: string, action: SeatAction, turn: number): AnyRefusal | null {
  if (!isAction(action, draft.rules) || !('seat' in action)) return MALFORMED;
  if (playerAt(draft.position.open, action.seat) !== player) return tableRefusal('not-your-seat');
  const refusal = cannotPlay(draft);
  if (refusal !== null) return refusal;
  switch (action.type) {
    case 'call':
    case 'withdraw':
      return perform(draft, action);
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

/** A chair of nobody's, or a bot's whose place is taken; before the match also another one than before. */
function sit(draft: Draft, by: string, chair: Player, name: string): AnyRefusal | null {
  const there = draft.chairs[chair];
  if (there === undefined) return tableRefusal('no-such-chair');
  if (there.occupant.type === 'person')
    return tableRefusal(there.occupant.id === by ? 'seated-already' : 'chair-taken');
  const before = chairOf(draft.chairs, by);
  if (before !== null && draft.stage !== 'seating') return tableRefusal('seated-already');
  if (before !== null) draft.chairs = draft.chairs.with(before, newChair(NOBODY_THERE, draft.now));
  draft.chairs = draft.chairs.with(chair, newChair({ type: 'person', id: by, name }, draft.now));
  forgetQuestions(draft, chair);
  tell(draft, 'all', { type: 'sat-down', player: chair, name });
  return null;
}

/** What the bot was asked for this chair is asked of the person now. */
function forgetQuestions(draft: Draft, player: Player): void {
  const isHis = ({ seat }: { readonly seat: number }) => playerAt(draft.position.open, seat) === player;
  draft.questions = draft.questions.filter((question) => !isHis(question));
  draft.answers = draft.answers.filter((answer) => !isHis(answer));
}

function leave(draft: Draft, player: Player): AnyRefusal | null {
  const { occupant } = draft.chairs[player]!;
  const name = occupant.type === 'person' ? occupant.name : '';
  draft.chairs = draft.chairs.with(player, newChair(NOBODY_THERE, draft.now));
  draft.ready = draft.ready.filter((one) => one !== player);
  draft.agreements = draft.agreements
    .map((one) => ({ ...one, players: one.players.filter((agreed) => agreed !== player) }))
    .filter(({ players }) => players.length > 0);
  endHold(draft, player);
  tell(draft, 'all', { type: 'left', player, name });
  return null;
}

export function begin(draft: Draft): AnyRefusal | null {
  if (draft.stage !== 'seating') return tableRefusal('started-already');
  wantDraw(draft);
  return null;
}

/** Connected or not, or awake again; false when that is nothing new. */
export function notePresence(draft: Draft, who: string, present: boolean): boolean {
  const player = chairOf(draft.chairs, who);
  if (player === null) return false;
  const chair = draft.chairs[player]!;
  if (chair.present === present && !(present && chair.missed > 0)) return false;
  if (present) comeBack(draft, player);
  draft.chairs = draft.chairs.with(player, { ...draft.chairs[player]!, present, since: draft.now });
  return true;
}

function comeBack(draft: Draft, player: Player): void {
  const chair = draft.chairs[player]!;
  takeOver(draft, player);
  if (chair.missed > 0) draft.chairs = draft.chairs.with(player, { ...chair, missed: 0 });
}

/** Puts a bot or nobody on a chair; a person goes only before the match has begun, or if he is not there. */
export function place(
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
  draft.chairs = draft.chairs.with(player, newChair(occupant, draft.now));
  forgetQuestions(draft, player);
  return true;
}
