import { type Card, type Gift, naturalRank, type Rules, type SeatAction } from '@schupf/rules';
import { actionOf } from './moment.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * Which choice an action is; null if it is none of them. Cards of another suit make the same choice, unless the suit
 * matters because of a bomb. The wish counts only where it is asked for.
 */
export function choiceMade(puzzle: Puzzle, action: SeatAction | null, rules: Rules): number | null {
  const choices = puzzle.choices.map(({ move }) => actionOf(move, rules));
  const alike = choices.flatMap((choice, index) =>
    choice !== undefined && isAlike(choice, action, puzzle.kind === 'wish') ? [index] : [],
  );
  if (alike.length < 2) return alike[0] ?? null;
  const exact = alike.find((index) => hasSameCards(choices[index]!, action!));
  return exact ?? alike[0]!;
}

function isAlike(choice: SeatAction | null, action: SeatAction | null, countsWish: boolean): boolean {
  if (choice === null || action === null) return choice === action;
  if (choice.type !== action.type) return false;
  switch (choice.type) {
    case 'play':
    case 'bomb': {
      if (!('cards' in action)) return false;
      const isRead = (one: SeatAction) => ('phoenixAs' in one ? (one.phoenixAs ?? []).join(' ') : '');
      const declared = [isRead(choice), isRead(action)].filter((ranks) => ranks !== '');
      const isSameReading = declared.length < 2 || declared[0] === declared[1];
      const isSameWish = !countsWish || choice.wish === action.wish;
      return facesOf(choice.cards) === facesOf(action.cards) && isSameReading && isSameWish;
    }
    case 'push':
      return action.type === 'push' && giftsText(choice.gifts) === giftsText(action.gifts);
    case 'call':
      return action.type === 'call' && choice.call === action.call;
    case 'give':
      return action.type === 'give' && choice.to === action.to;
    case 'pass':
    case 'take':
    case 'decline':
    case 'withdraw':
    case 'take-back':
      return true;
  }
}

function hasSameCards(choice: SeatAction, action: SeatAction): boolean {
  if (!('cards' in choice) || !('cards' in action)) return true;
  return sorted(choice.cards) === sorted(action.cards);
}

function sorted(cards: readonly Card[]): string {
  return [...cards].sort((a, b) => a - b).join(' ');
}

/** Equal for cards that differ only in suit. */
function facesOf(cards: readonly Card[]): string {
  return cards
    .map((card) => naturalRank(card) || 100 + card)
    .sort((a, b) => a - b)
    .join(' ');
}

function giftsText(gifts: readonly Gift[]): string {
  return [...gifts]
    .sort((a, b) => a.to - b.to)
    .map(({ cards }) => facesOf(cards))
    .join(', ');
}
