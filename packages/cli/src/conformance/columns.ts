import type { Rules, Seat } from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';

/** Points by seat under the names of their columns: teams, seats, or the dummy by its name. */
export function byColumnName(rules: Rules, solo: Seat, points: readonly number[]): Record<string, number> {
  const named: Record<string, number> = {};
  points.forEach((value, at) => {
    named[columnName(rules, solo, at)] = value;
  });
  return named;
}

function columnName(rules: Rules, solo: Seat, at: Seat): string {
  if (rules.dummy !== null) return at === (solo + 2) % rules.seats ? rules.dummy : formatSeat(at);
  if (rules.teams === 'none') return formatSeat(at);
  let name = '';
  for (let member = at % 2; member < rules.seats; member += 2) name += formatSeat(member);
  return name;
}
