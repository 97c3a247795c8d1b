import { absolute } from '../app/router.ts';

/** The page's icon, with a gold coin while it is the player's turn. */
export function turnIcon(isMyTurn: boolean): string {
  return absolute(isMyTurn ? 'icon-turn.svg' : 'icon.svg');
}
