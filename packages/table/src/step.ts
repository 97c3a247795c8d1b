import { dropOldProposals, enactAgreement, resumeInTime } from './agreements.ts';
import { begin, obey } from './commands.ts';
import { type Draft, draftOf, isInstant, mustPerform } from './draft.ts';
import { refreshDuties } from './duties.ts';
import type { Effect } from './effect.ts';
import { isWaitingToBeGathered, resolve } from './held.ts';
import { endHoldsInTime } from './holds.ts';
import type { Input } from './input.ts';
import { mustWait, refreshInterval } from './interval.ts';
import { beginMatch, wantsChance } from './matches.ts';
import { TAKE_PACE } from './paces.ts';
import { refreshQuestions, releaseAnswer, takeAnswer } from './questions.ts';
import type { AnyRefusal } from './refusals.ts';
import { deal, goToNextRound, refreshRest } from './rounds.ts';
import { notePresence, place } from './seating.ts';
import { statusOf } from './status.ts';
import type { Table } from './table.ts';
import { nextWake } from './wake.ts';

/** The table after an input, and what is to be done outside. */
export interface Step {
  readonly table: Table;
  readonly effects: readonly Effect[];
  /** Whether the input belongs into the log; if not, the table is the one before. */
  readonly accepted: boolean;
}

/** What happens at a table when something happens to it. The table given is not changed; never throws for a person's mistake. */
export function step(table: Table, input: Input): Step {
  const draft = draftOf(table, input.at);
  if (input.type === 'restarted') standStill(draft, table);
  // What the time brought comes first: a bomb that arrives after the window closed must not slip in.
  const isTime = table.wakeAt !== null && draft.at >= table.wakeAt;
  if (isTime) settle(draft);
  const verdict = take(draft, input);
  if (typeof verdict !== 'boolean' && input.type === 'command')
    draft.effects.push({ type: 'refuse', to: input.by, id: input.id, refusal: verdict });
  if (verdict !== true && !isTime) return { table, effects: draft.effects, accepted: false };
  settle(draft);
  return finish(draft, table);
}

/** True when the input changed something, false when it is out of date, or why it is refused. */
function take(draft: Draft, input: Input): AnyRefusal | boolean {
  switch (input.type) {
    case 'command':
      return obey(draft, input) ?? true;
    case 'wake':
      return false;
    case 'answers':
      return input.answers.filter((answer) => takeAnswer(draft, answer)).length > 0;
    case 'drawn':
      return beginMatch(draft, input.dealer, input.lot);
    case 'shuffled':
      return deal(draft, input.pack);
    case 'presence':
      return notePresence(draft, input.who, input.present);
    case 'place':
      return place(draft, input.chair, input.occupant);
    case 'begin':
      return begin(draft);
    case 'restarted':
      return true;
  }
}

/** Nobody's clock ran while the program did not. */
function standStill(draft: Draft, { at, pause }: Table): void {
  // In a pause the clock did not run anyway, but it would have gone on at its end.
  draft.lag += Math.max(0, draft.at - Math.max(at, pause?.until ?? at));
  if (pause === null) draft.now = draft.at - draft.lag;
}

/** Everything that happens by itself up to now. */
function settle(draft: Draft): void {
  do refresh(draft);
  while (goOn(draft));
}

/** What follows from the position and the time alone. */
function refresh(draft: Draft): void {
  dropOldProposals(draft);
  if (draft.pause !== null) return;
  endHoldsInTime(draft);
  refreshInterval(draft);
  refreshDuties(draft);
  refreshRest(draft);
  if (draft.stage === 'playing') refreshQuestions(draft);
}

/** The next thing that happens by itself; false when there is none. */
function goOn(draft: Draft): boolean {
  if (resumeInTime(draft) || enactAgreement(draft)) return true;
  if (draft.stage !== 'playing' || draft.pause !== null) return false;
  if ((draft.interval !== null || draft.held.length > 0) && !mustWait(draft)) {
    resolve(draft);
    return true;
  }
  if (isWaitingToBeGathered(draft.position.open)) {
    mustPerform(draft, { type: 'gather' });
    return true;
  }
  return releaseAnswer(draft) || takeCard(draft) || goToNextRound(draft);
}

/** Nobody decides to take a card that he has to take. */
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
  const table: Table = { ...rest, heard: heardAfter(before, effects), wakeAt: nextWake(rest) };
  texts.set(table, text);
  effects.push({ type: 'wake', at: table.wakeAt });
  return { table, effects, accepted: true };
}

/** What everybody was told last, so that it is worked out once. */
const texts = new WeakMap<Table, string>();

function statusText(table: Table): string {
  return texts.get(table) ?? JSON.stringify(statusOf(table));
}

/** A step is one message to whoever has something to hear of it. */
function heardAfter({ heard }: Table, effects: readonly Effect[]): Table['heard'] {
  const to = new Set(effects.flatMap((effect) => (effect.type === 'tell' ? [effect.to] : [])));
  if (to.has('all')) return { ...heard, all: heard.all + 1 };
  if (to.size === 0) return heard;
  return { ...heard, own: heard.own.map((count, player) => (to.has(player) ? count + 1 : count)) };
}

/** What is still to be done outside for a table that was restored from its log. */
export function pendingEffects(table: Table): Effect[] {
  const chance = wantsChance(table);
  const asked = table.questions.filter(({ answered }) => !answered);
  return [
    ...asked.map((question) => ({ type: 'ask', question }) as const),
    ...(chance === null ? [] : [chance]),
    { type: 'wake', at: table.wakeAt },
  ];
}
