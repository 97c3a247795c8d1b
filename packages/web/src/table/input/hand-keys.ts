import { commandFor } from '../../app/keys.ts';
import { armed } from '../state/arming.ts';

interface HandDeeds {
  /** Moves the card of a button a step, if it can be. */
  readonly moveBy: (at: number, step: 1 | -1) => void;
  /** Does what the main button does; null while that is nothing. */
  readonly confirm: (() => void) | null;
  /** Without anything to confirm, a card is laid out by the same key. */
  readonly laysOut: boolean;
}

/** What a key does on a card: buttons are the cards, in the order of the page. True when it did something. */
export function pressOnCard(
  event: KeyboardEvent,
  buttons: readonly HTMLButtonElement[],
  { moveBy, confirm, laysOut }: HandDeeds,
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
      if (armed.value !== null) return false;
      // A key held down confirms once.
      if (event.repeat) return true;
      if (confirm === null) return !laysOut;
      confirm();
      return true;
    default:
      return false;
  }
}
