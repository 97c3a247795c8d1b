import { commandFor } from '../../app/keys.ts';

interface HandActions {
  /** Moves this button's card by one step, if possible. */
  readonly moveBy: (button: number, step: 1 | -1) => void;
  /** Performs the main button's action; null while it is disabled. */
  readonly confirm: (() => unknown) | null;
  /** Whether a call is waiting for its second press. The main button's key then confirms the call. */
  readonly isArmed: boolean;
  /** Whether the confirm key puts the card into a push slot when there is nothing to confirm. */
  readonly fillsSlots: boolean;
}

/** Handles a key on a card; `buttons` are the cards in page order. Returns true if the key had an effect. */
export function pressOnCard(
  event: KeyboardEvent,
  buttons: readonly HTMLButtonElement[],
  { moveBy, confirm, isArmed, fillsSlots }: HandActions,
): boolean {
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const button = buttons[index];
  if (button === undefined) return false;
  const isPicked = button.getAttribute('aria-pressed') === 'true';
  switch (commandFor(event)) {
    case 'left':
      buttons[index - 1]?.focus();
      return true;
    case 'right':
      buttons[index + 1]?.focus();
      return true;
    case 'first':
      buttons[0]?.focus();
      return true;
    case 'last':
      buttons.at(-1)?.focus();
      return true;
    case 'moveLeft':
      moveBy(index, -1);
      return true;
    case 'moveRight':
      moveBy(index, 1);
      return true;
    case 'toggle':
      button.click();
      return true;
    case 'raise':
      if (!isPicked) button.click();
      return true;
    case 'lower':
      if (isPicked) button.click();
      return true;
    case 'play':
      if (isArmed) return false;
      // Confirm only once while the key is held down.
      if (event.repeat) return true;
      if (confirm === null) return !fillsSlots;
      confirm();
      return true;
    default:
      return false;
  }
}
