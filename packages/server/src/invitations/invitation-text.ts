import type { InvitationWords } from '@schupf/phrasebook';
import type { Invitation } from '@schupf/protocol';
import type { Rules } from '@schupf/rules';
import { type InvitationSeat, rulesOf, seatsOf } from './invitation-seats.ts';

/** The texts of an invitation in one language. */
export interface InvitationText {
  readonly headline: string;
  readonly seats: readonly InvitationSeat[];
  readonly free: string;
  /** Says who plays against whom, for how long, and that no account is needed. */
  readonly game: string;
}

/** The text of the preview of a link. */
export function textOf(invitation: Invitation, words: InvitationWords): InvitationText {
  const rules = rulesOf(invitation);
  const { name, sides } = words.games[rules.variant];
  const end = endOf(rules, words);
  const seats = seatsOf(invitation, rules);
  return {
    headline: words.headline(invitation.host, name),
    seats,
    free: words.free(seats.filter((seat) => seat.name === null).length),
    game: `${end === null ? sides : `${sides}, ${end}`}. ${words.noAccount}`,
  };
}

function endOf({ matchEnd, target, rounds, minutes }: Rules, { ends }: InvitationWords): string | null {
  switch (matchEnd) {
    case 'target':
      return ends.target(target);
    case 'rounds':
      return ends.rounds(rounds);
    case 'time':
      return ends.time(minutes);
    case 'never':
      return null;
  }
}
