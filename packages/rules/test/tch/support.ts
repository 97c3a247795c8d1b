import { apply, type GameEvent, readRules } from '@schupf/rules';
import { BSW_RULES, exportTch, type GameRecord, type ImportedRound } from '@schupf/rules/notation';
import { recordOf, type Step, walkMatch } from '@schupf/testkit';

const answer = readRules(BSW_RULES);
if (!answer.ok) throw new Error(answer.problem);

const bswRules = answer.rules;

/** The steps of a random match by BrettspielWelt's rules, round by round. */
export function randomRounds(seed: string, rounds: number): Step[][] {
  const found: Step[][] = [];
  for (const step of walkMatch(bswRules, seed, rounds)) {
    if (step.action.type === 'deal') found.push([]);
    found.at(-1)!.push(step);
  }
  return found;
}

export function recordOfRounds(rounds: readonly (readonly Step[])[]): GameRecord {
  return recordOf(bswRules, rounds.flat());
}

/** The log of a random match, as BrettspielWelt would write it. */
export function randomLog(seed: string, rounds: number): string {
  return exportedText(recordOfRounds(randomRounds(seed, rounds)));
}

export function exportedText(record: GameRecord): string {
  const exported = exportTch(record);
  if (!exported.ok) throw new Error(exported.problem);
  return exported.text;
}

/** The events of an imported round, derived from its actions alone. */
export function eventsOf({ start, actions }: ImportedRound): GameEvent[] {
  const events: GameEvent[] = [];
  let position = start;
  for (const action of actions) {
    const applied = apply(position, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)} was refused: ${applied.refusal.code}`);
    events.push(...applied.events);
    position = applied.position;
  }
  return events;
}

/**
 * What a log says about a round, in order: calls, pushes, gifts, passes, and plays with their wishes. Calls before the
 * exchange are sorted, because a log does not keep their order.
 */
export function loggedEvents(events: readonly GameEvent[]): unknown[] {
  const exchange = events.findIndex(({ type }) => type === 'exchanged');
  const calls = events.slice(0, exchange).filter(({ type }) => type === 'called');
  const later = events.slice(exchange).flatMap((event): unknown[] => {
    switch (event.type) {
      case 'played':
        return [[event.seat, event.play, event.wish]];
      case 'passed':
      case 'called':
      case 'gave':
        return [event];
      case 'exchanged':
        return [event.transfers.toSorted((a, b) => a.from - b.from || a.to - b.to)];
      default:
        return [];
    }
  });
  return [calls.map((call) => JSON.stringify(call)).sort(), ...later];
}
