import type { Invitation } from '@schupf/protocol';
import { type Rules, readRules } from '@schupf/rules';
import { partnersOf } from '@schupf/table';

/** A chair in the picture of an invitation. A chair without a name is free. */
export interface InvitationSeat {
  readonly name: string | null;
  /** Whether its player is on the first person's side for the whole match. */
  readonly side: 'us' | 'them';
}

export function seatsOf({ summary }: Invitation, rules: Rules): InvitationSeat[] {
  const first = summary.chairs.findIndex(({ type }) => type === 'person');
  const partners = first < 0 ? [] : partnersOf(first, rules);
  return summary.chairs.map(({ type, name }, chair) => ({
    name: type === 'person' ? (name ?? '') : null,
    side: rules.columns !== 2 || chair === first || partners.includes(chair) ? 'us' : 'them',
  }));
}

/** The rules of a stored table. They were checked when it was opened. */
export function rulesOf({ info }: Invitation): Rules {
  const answer = readRules(info.rules);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.rules;
}
