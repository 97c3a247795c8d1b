import { dropExpiredProposals, enactAgreement } from './agreements.ts';
import { begin, handleCommand } from './commands.ts';
import { dropConditionalPasses, passInAdvance } from './conditional-passes.ts';
import { advanceDeals, commitTo } from './deals/fair-deals.ts';
import { type Draft, draftOf, isInstant, mustPerform } from './draft.ts';
import { refreshDuties } from './duties.ts';
import type { Effect } from './effect.ts';
import { isWaitingToBeGathered, resolve } from './held.ts';
import { endExpiredHolds } from './holds.ts';
import { endExpiredHolidays, setHoliday } from './holidays.ts';
import type { Input } from './input.ts';
import { mustWait, refreshInterval } from './interval.ts';
import { FIRST_LOG_VERSION } from './log-version.ts';
import { callTime, callTimeIfUp } from './match-clock.ts';
import { abandonMatch, beginMatch } from './matches.ts';
import { TAKE_PACE } from './paces.ts';
import { resumeExpiredPause } from './pause.ts';
import { pendingChance } from './pending-chance.ts';
import { acceptAnswer, refreshQuestions, releaseAnswer } from './questions.ts';
import type { AnyRefusal } from './refusals.ts';
import { deal, goToNextRound, refreshRest } from './rounds.ts';
import { seatReservations, setOccupant, updatePresence } from './seating.ts';
import { fallAsleep } from './sleep.ts';
import { statusOf } from './status.ts';
import type { Table } from './table.ts';
import { changePace, skipRound } from './tempo.ts';
import { nextWake } from './wake.ts';

/** The result of an input: the new table, and what the caller has to do. */
export interface Step {
  readonly table: Table;
  readonly effects: readonly Effect[];
  /** Whether the input belongs in the log. If not, the table is unchanged. */
  readonly accepted: boolean;
}

/**
 * Applies an input and returns the new table. Never modifies the given one. Commands must have been checked by
 * `readCommand`.
 */
export function step(table: Table, input: Input): Step {
  const draft = draftOf(table, input.at);
  if (input.type === 'restarted') restart(draft, table, input.version ?? FIRST_LOG_VERSION);
  // First do what is due by now: a bomb that arrives after the end of the window must not get in.
  const isDue = table.wakeAt !== null && draft.at >= table.wakeAt;
  if (isDue) settle(draft);
  const verdict = applyInput(draft, input);
  if (typeof verdict !== 'boolean' && input.type === 'command')
    draft.effects.push({ type: 'refuse', to: input.by, id: input.id, refusal: verdict });
  if (verdict !== true && !isDue) return { table, effects: draft.effects, accepted: false };
  settle(draft);
  return finish(draft, table);
}

/** True if the input changed something, false if it is obsolete, or the reason for a refusal. */
function applyInput(draft: Draft, input: Input): AnyRefusal | boolean {
  switch (input.type) {
    case 'command':
      return handleCommand(draft, input) ?? true;
    case 'wake':
      return false;
    case 'answers':
      return input.answers.filter((answer) => acceptAnswer(draft, answer)).length > 0;
    case 'secret':
      return commitTo(draft, input.secret);
    case 'drawn':
      return beginMatch(draft, input.dealer, input.lot);
    case 'shuffled':
      return deal(draft, input.pack);
    case 'presence':
      return updatePresence(draft, input.who, input.present);
    case 'holiday':
      return setHoliday(draft, input.who, input.until);
    case 'place':
      return setOccupant(draft, input.chair, input.occupant);
    case 'begin':
      return begin(draft);
    case 'abandon':
      return abandonMatch(draft);
    case 'time-up':
      return callTime(draft);
    case 'pace':
      return changePace(draft, input.pace);
    case 'skip':
      return skipRound(draft);
    case 'restarted':
      return true;
  }
}

/** No clock runs while the process is down. */
function restart(draft: Draft, { at, pause }: Table, version: number): void {
  draft.version = version;
  // During a pause the table's clock is stopped anyway, so only the time after the pause is added.
  if (pause !== null && pause.until === null) return;
  // In a match with a day per move, the table need not be loaded between moves, so its clock keeps running.
  if (version >= 2 && draft.speed.absence === null) return;
  draft.lag += Math.max(0, draft.at - Math.max(at, pause?.until ?? at));
  if (pause === null) draft.now = draft.at - draft.lag;
}

/** Does everything that is due by now. */
function settle(draft: Draft): void {
  do refresh(draft);
  while (advance(draft));
}

/** Updates everything that is derived from the position and the time. */
function refresh(draft: Draft): void {
  dropExpiredProposals(draft);
  seatReservations(draft);
  dropConditionalPasses(draft);
  if (draft.pause !== null) return;
  endExpiredHolds(draft);
  refreshInterval(draft);
  refreshDuties(draft);
  endExpiredHolidays(draft);
  refreshRest(draft);
  if (draft.stage === 'playing') refreshQuestions(draft);
}

/** Does the next thing that is due; false if there is none. */
function advance(draft: Draft): boolean {
  if (resumeExpiredPause(draft) || enactAgreement(draft) || fallAsleep(draft)) return true;
  if (advanceDeals(draft)) return true;
  if (draft.stage !== 'playing' || draft.pause !== null) return false;
  if (callTimeIfUp(draft)) return true;
  if ((draft.interval !== null || draft.held.length > 0) && !mustWait(draft)) {
    resolve(draft);
    return true;
  }
  if (passInAdvance(draft)) return true;
  if (isWaitingToBeGathered(draft.position.open)) {
    mustPerform(draft, { type: 'gather' });
    return true;
  }
  return releaseAnswer(draft) || takeCard(draft) || goToNextRound(draft);
}

/** Takes a card for a seat that has no choice; false if there is none. */
function takeCard(draft: Draft): boolean {
  const duty = draft.duties.find(({ kind }) => kind === 'take');
  if (duty === undefined || (!isInstant(draft) && draft.now < duty.since + TAKE_PACE)) return false;
  mustPerform(draft, { type: 'take', seat: duty.seat });
  return true;
}

function finish(draft: Draft, before: Table): Step {
  const { effects, ...rest } = draft;
  const status = statusOf(rest);
  const text = JSON.stringify(status);
  if (text !== statusText(before))
    effects.push({ type: 'tell', to: 'all', update: { type: 'status', status } });
  const table: Table = { ...rest, sent: sentAfter(before, effects), wakeAt: nextWake(rest) };
  texts.set(table, text);
  effects.push({ type: 'wake', at: table.wakeAt });
  return { table, effects, accepted: true };
}

/** Caches the public status of tables as text. */
const texts = new WeakMap<Table, string>();

function statusText(table: Table): string {
  return texts.get(table) ?? JSON.stringify(statusOf(table));
}

/** Each observer with at least one update gets exactly one message per step. */
function sentAfter({ sent }: Table, effects: readonly Effect[]): Table['sent'] {
  const to = new Set(effects.flatMap((effect) => (effect.type === 'tell' ? [effect.to] : [])));
  if (to.has('all')) return { ...sent, all: sent.all + 1 };
  if (to.size === 0) return sent;
  return { ...sent, own: sent.own.map((count, player) => (to.has(player) ? count + 1 : count)) };
}

/** What the caller still has to do for a table that was restored from its log. */
export function pendingEffects(table: Table): Effect[] {
  const chance = pendingChance(table);
  const asked = table.questions.filter(({ answered }) => !answered);
  return [
    ...asked.map((question) => ({ type: 'ask', question }) as const),
    ...(chance === null ? [] : [chance]),
    { type: 'wake', at: table.wakeAt },
  ];
}
