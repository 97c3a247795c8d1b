// Plays one round of Nanjing and prints it: node examples/play-round.ts [SEED]
// With a Node older than 24.12: node scripts/run.mjs examples/play-round.ts [SEED]

import {
  ACE,
  type Action,
  actionFor,
  apply,
  type Choices,
  choicesFor,
  combinationOf,
  type GameEvent,
  type Gift,
  isBomb,
  newMatch,
  type Play,
  type Rank,
  rankOf,
  rulesFor,
  type Seat,
  type SeatAction,
  type Seed,
  type Slot,
  shuffledPack,
  sortValue,
  tableActionNow,
  viewFor,
} from '@schupf/rules';
import { formatCards, formatPlay, formatRank, formatSeat } from '@schupf/rules/notation';

const [seed = 'monday'] = process.argv.slice(2);
const rules = rulesFor('nanjing');
let position = newMatch(rules);
let closedWindows = 0;
let tricks = 0;
let trick: string[] = [];

perform({ type: 'deal', pack: shuffledPack(rules, `xoshiro128:${seed}` as Seed) });
while (position.open.phase !== 'round-over') perform(nextAction());

const [ours, theirs] = position.open.totals;
console.log(`Out: ${position.open.finished.map(formatSeat).join(', ')}. A and C ${ours}, B and D ${theirs}.`);
console.log(`${tricks} tricks; the table closed ${closedWindows} windows.`);

/** What happens next: a seat decides, or else it is the table's turn. */
function nextAction(): Action {
  for (const [seat, player] of position.open.players.entries()) {
    const choices = choicesFor(viewFor(position, player), seat);
    const action = choices.duty === null ? wantsToBomb(choices) : decide(choices);
    if (action !== null) return action;
  }
  // No one has to decide anything, so a window is open or a complete trick is on the table.
  return tableActionNow(position)!;
}

/** In a window, any seat may bomb. In this example, a seat does so if the trick is an opponent's and worth it. */
function wantsToBomb({ seat, bombs: [bomb] }: Choices): SeatAction | null {
  const { open } = position;
  if (bomb === undefined || open.arePartners(seat, open.owner) || seat === open.owner) return null;
  return open.trickCards.points() >= 15 ? actionFor(bomb) : null;
}

/** What a seat does when the round waits for it. */
function decide({ seat, duty, slots, plays, giftTo }: Choices): SeatAction {
  switch (duty!) {
    case 'grand': // Call Grand Tichu, or take the other six cards.
    case 'take':
      return { type: 'take', seat };
    case 'tichu': // Only asked under club rules: call Tichu before the push, or not.
      return { type: 'decline', seat };
    case 'push':
      return { type: 'push', seat, gifts: giftsFor(seat, slots) };
    case 'turn': {
      const [cheapest] = plays.toSorted((a, b) => costOf(a.play) - costOf(b.play));
      if (cheapest === undefined) return { type: 'pass', seat };
      return actionFor(cheapest, cheapest.wish === 'none' ? {} : { wish: ACE });
    }
    case 'gift': // The Dragon has won the trick: one of the opponents gets it.
      return { type: 'give', seat, to: giftTo[0]! };
  }
}

/** Prefers long and low plays, and keeps bombs. */
function costOf(play: Play): number {
  return rankOf(play) - 3 * play.size + (isBomb(play) ? 50 : 0);
}

/** A push fills slots: each says who gets how many cards, and from which. Here it is one card for each other seat. */
function giftsFor(seat: Seat, slots: readonly Slot[]): Gift[] {
  const sorted = [...slots[0]!.pick].sort((a, b) => sortValue(a) - sortValue(b));
  // The best card for the partner, the lowest for the opponents.
  return slots.map(({ to }) => {
    const card = position.open.arePartners(seat, to) ? sorted.pop() : sorted.shift();
    return { to, cards: [card!] };
  });
}

/** Every action goes through `apply`, which returns a new position and what has happened, or refuses. */
function perform(action: Action): void {
  const applied = apply(position, action);
  if (!applied.ok) throw new Error(`${applied.refusal.code} [${applied.refusal.rule}]`);
  position = applied.position;
  for (const event of applied.events) tell(event);
}

function tell(event: GameEvent): void {
  if (event.type === 'exchanged') {
    for (const { from, to, cards } of event.transfers)
      console.log(`${formatSeat(from)} pushes ${formatCards(cards)} to ${formatSeat(to)}`);
  } else if (event.type === 'played') {
    const wish = event.wish === 0 ? '' : ` wish ${formatRank(event.wish as Rank)}`;
    trick.push(`${formatSeat(event.seat)} ${formatPlay(combinationOf(event.play))}${wish}`);
  } else if (event.type === 'passed') {
    trick.push(`${formatSeat(event.seat)} -`);
  } else if (event.type === 'window-closed') {
    closedWindows++;
  } else if (event.type === 'gathered') {
    endTrick(`${formatSeat(event.by)} takes it`);
  } else if (event.type === 'gave') {
    endTrick(`${formatSeat(event.by)} gives it to ${formatSeat(event.to)}`);
  } else if (event.type === 'round-ended' && trick.length > 0) {
    endTrick('the round is over');
  }
}

function endTrick(how: string): void {
  console.log(`${++tricks}. ${trick.join(', ')}: ${how}`);
  trick = [];
}
