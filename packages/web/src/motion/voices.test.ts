import { expect, test } from 'vitest';
import { SOUNDS, type Voice } from './voices.ts';

test('every sound is short, audible and within the limits of an audio context', () => {
  for (const voices of Object.values<readonly Voice[]>(SOUNDS)) {
    expect(voices.length).toBeGreaterThan(0);
    for (const { from, to = from, at = 0, length, gain } of voices) {
      // A ramp to zero or below throws.
      expect(Math.min(from, to, gain, length)).toBeGreaterThan(0);
      expect(Math.max(from, to)).toBeLessThan(20_000);
      expect(gain).toBeLessThanOrEqual(1);
      expect(at + length).toBeLessThan(4);
    }
  }
});
