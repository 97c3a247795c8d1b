import type { Rules, Seat } from '@schupf/rules';
import { formatSeat } from '@schupf/rules/notation';

/** The points of each seat, keyed by its column: a team, a seat, or the name of the dummy. */
export function byColumnName(rules: Rules, solo: Seat, points: readonly number[]): Record<string, number> {
  const named: Record<string, number> = {};
  points.forEach((value, seat) => {
    named[columnName(rules, solo, seat)] = value;
  });
  return named;
}

function columnName(rules: Rules, solo: Seat, seat: Seat): string {
  if (rules.dummy !== null) return seat === (solo + 2) % rules.seats ? rules.dummy : formatSeat(seat);
  if (rules.teams === 'none') return formatSeat(seat);
  let name = '';
  for (let member = seat % 2; member < rules.seats; member += 2) name += formatSeat(member);
  return name;
}
