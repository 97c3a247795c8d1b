/** The page's icon, with a gold coin while it is the player's turn. */
export function turnIcon(isMyTurn: boolean): string {
  return `${import.meta.env.BASE_URL}${isMyTurn ? 'icon-turn.svg' : 'icon.svg'}`;
}
