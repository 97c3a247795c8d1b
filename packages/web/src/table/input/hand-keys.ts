import { commandFor } from '../../app/keys.ts';

interface HandActions {
  /** Moves the card of a button by one step, if possible. */
  readonly moveBy: (at: number, step: 1 | -1) => void;
  /** Does what the main button does; null while that is disabled. */
  readonly confirm: (() => unknown) | null;
  /** A call waits for its second press; the key for the main button confirms it. */
  readonly isArmed: boolean;
  /** Whether the confirm key puts the card in a push slot while there is nothing to confirm. */
  readonly fillsSlots: boolean;
}

/** Handles a key on a card; `buttons` are the cards in page order. Returns true if the key did something. */
export function pressOnCard(
  event: KeyboardEvent,
  buttons: readonly HTMLButtonElement[],
  { moveBy, confirm, isArmed, fillsSlots }: HandActions,
): boolean {
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const button = buttons[at];
  if (button === undefined) return false;
  const isUp = button.getAttribute('aria-pressed') === 'true';
  switch (commandFor(event)) {
    case 'left':
      buttons[at - 1]?.focus();
      return true;
    case 'right':
      buttons[at + 1]?.focus();
      return true;
    case 'first':
      buttons[0]?.focus();
      return true;
    case 'last':
      buttons.at(-1)?.focus();
      return true;
    case 'moveLeft':
      moveBy(at, -1);
      return true;
    case 'moveRight':
      moveBy(at, 1);
      return true;
    case 'toggle':
      button.click();
      return true;
    case 'raise':
      if (!isUp) button.click();
      return true;
    case 'lower':
      if (isUp) button.click();
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
