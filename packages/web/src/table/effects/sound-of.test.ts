import { readFileSync } from 'node:fs';
import { seenBy, VARIANTS } from '@schupf/rules';
import { parseRecord, replayRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import type { Sound } from '../../motion/voices.ts';
import { soundOf } from './sound-of.ts';

/** How often each sound is heard in the recorded matches. */
function heardBy(me: number): ReadonlyMap<Sound | null, number> {
  const heard = new Map<Sound | null, number>();
  for (const variant of VARIANTS) {
    const text = readFileSync(new URL(`../../../../../games/${variant}.schupf`, import.meta.url), 'utf8');
    const answer = parseRecord(text);
    if (!answer.ok) throw new Error(answer.problem);
    replayRecord(answer.record, ({ events, before, after }) => {
      for (const event of events) {
        const seen = seenBy(event, me < 0 ? 'spectator' : me, after.open);
        const sound = soundOf(seen, before.open, after.open, me);
        heard.set(sound, (heard.get(sound) ?? 0) + 1);
      }
    });
  }
  return heard;
}

test('gives every kind of event in the recorded matches its sound', () => {
  const heard = heardBy(0);
  const sounds: Sound[] = [
    'slide',
    'knock',
    'pass',
    'tichu',
    'bomb',
    'dog',
    'dragon',
    'stamp',
    'coin',
    'sweep',
  ];
  for (const sound of sounds) expect(heard.get(sound), sound).toBeGreaterThan(0);
  // Turns have a sound of their own, which depends on the table's clock.
  expect(heard.has('yourTurn')).toBe(false);
});

test('at the end of a match, winners and spectators hear the sound of a win, and the others that of a loss', () => {
  const ends = (me: number) => ({ won: heardBy(me).get('win') ?? 0, lost: heardBy(me).get('lose') ?? 0 });
  const spectator = ends(-1);
  expect(spectator).toEqual({ won: VARIANTS.length, lost: 0 });
  const player = ends(0);
  expect(player.won + player.lost).toBe(VARIANTS.length);
  expect(player.lost).toBeGreaterThan(0);
});
