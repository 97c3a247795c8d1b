import { expect, test } from 'vitest';
import { SOUNDS, type Voice } from './voices.ts';

const ALL = Object.entries<readonly Voice[]>(SOUNDS);

test('every sound is short, audible and within the limits of an audio context', () => {
  for (const [, voices] of ALL) {
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

/** The loudness of a voice at a point in time, with the same envelope as in `sound.ts`. */
function levelAt({ at = 0, length, gain, attack = 0.004 }: Voice, time: number): number {
  const rise = Math.min(attack, length / 2);
  const since = time - at;
  if (since < 0 || since > length) return 0;
  if (since < rise) return (gain * since) / rise;
  return gain * (0.0001 / gain) ** ((since - rise) / (length - rise));
}

function peakOf(voices: readonly Voice[]): number {
  const times = Array.from({ length: 4000 }, (_, millisecond) => millisecond / 1000);
  return Math.max(...times.map((time) => voices.reduce((level, voice) => level + levelAt(voice, time), 0)));
}

test.each(ALL)('does not clip, even if all voices are in phase: %s', (_, voices) => {
  expect(peakOf(voices)).toBeLessThanOrEqual(1);
});

test('a bomb is the loudest sound, a pass one of the quietest', () => {
  const others = ALL.filter(([name]) => name !== 'bomb').map(([, voices]) => peakOf(voices));
  expect(peakOf(SOUNDS.bomb)).toBeGreaterThan(0.8);
  expect(Math.max(...others)).toBeLessThan(peakOf(SOUNDS.bomb) * 1.1);
  expect(peakOf(SOUNDS.pass)).toBeLessThan(0.4);
});

test('the two gongs of a Grand Tichu are a fifth apart', () => {
  const starts = [...new Set(SOUNDS.grand.map(({ at = 0 }) => at))];
  const [low, high] = starts.map((start) =>
    Math.min(
      ...SOUNDS.grand.filter(({ at = 0, wave }) => at === start && wave === 'sine').map(({ from }) => from),
    ),
  );
  expect(high! / low!).toBeCloseTo(1.5);
});
