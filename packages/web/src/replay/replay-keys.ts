import { keyOf } from '../app/key-map.ts';
import type { RoundPlayer } from './round-player.ts';

/** The keys of a replay. They are the same as in media players, so they cannot be changed. */
export const REPLAY_KEYS = {
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  previousTrick: 'Shift+ArrowLeft',
  nextTrick: 'Shift+ArrowRight',
  previousRound: 'ArrowUp',
  nextRound: 'ArrowDown',
  play: 'Space',
} as const;

/** Handles keys while a replay is shown. Returns a function that stops it. */
export function listenForKeys(player: RoundPlayer, toRound: (step: 1 | -1) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (target.closest('select, textarea, dialog, input:not([type="range"])') !== null) return;
    const key = keyOf(event);
    // On a button or a link, this key activates the button or link.
    if (key === REPLAY_KEYS.play && target.closest('button, a') !== null) return;
    if (!run(player, toRound, key)) return;
    event.preventDefault();
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

function run(player: RoundPlayer, toRound: (step: 1 | -1) => void, key: string | null): boolean {
  switch (key) {
    case REPLAY_KEYS.previous:
      player.step(-1);
      return true;
    case REPLAY_KEYS.next:
      player.step(1);
      return true;
    case REPLAY_KEYS.previousTrick:
      player.stepTrick(-1);
      return true;
    case REPLAY_KEYS.nextTrick:
      player.stepTrick(1);
      return true;
    case REPLAY_KEYS.previousRound:
      toRound(-1);
      return true;
    case REPLAY_KEYS.nextRound:
      toRound(1);
      return true;
    case REPLAY_KEYS.play:
      player.toggle();
      return true;
    default:
      return false;
  }
}
