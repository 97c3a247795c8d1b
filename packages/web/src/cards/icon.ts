/** The icon of the page: with a gold coin on it while somebody is waited for here. */
export function turnIcon(isMyTurn: boolean): string {
  return `${import.meta.env.BASE_URL}${isMyTurn ? 'icon-turn.svg' : 'icon.svg'}`;
}
