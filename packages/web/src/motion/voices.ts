/** One component of a sound: a tone or filtered noise that swells, slides from one pitch to another and fades out. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Hertz; for noise, the frequency of the filter. */
  readonly from: number;
  readonly to?: number;
  /** Seconds after the start of the sound. */
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
  readonly attack?: number;
  readonly filter?: 'bandpass' | 'lowpass' | 'highpass';
  readonly q?: number;
}

/** A bronze bell: inharmonic partials. The high ones fade first. */
function gong(from: number, length: number, gain: number, at = 0): Voice[] {
  const partials = [1, 1.52, 2.04, 2.77, 3.41, 4.62];
  return [
    ...partials.map(
      (ratio, i): Voice => ({
        wave: 'sine',
        from: from * ratio * 1.01,
        to: from * ratio,
        at,
        length: length / (1 + i * 0.45),
        gain: gain / (1 + i * 0.7),
        attack: 0.01 + i * 0.012,
      }),
    ),
    { wave: 'noise', from: 900, to: 240, at, length: 0.16, gain: gain * 0.7, filter: 'lowpass' },
  ];
}

function notes(pitches: readonly number[], step: number, length: number, gain: number, at = 0): Voice[] {
  return pitches.flatMap((from, i): Voice[] => [
    { wave: 'triangle', from, at: at + i * step, length, gain },
    { wave: 'sine', from: from * 2, at: at + i * step, length: length * 0.5, gain: gain * 0.25 },
  ]);
}

const yip = (at: number, from: number): Voice[] => [
  { wave: 'sawtooth', from, to: from * 1.9, at, length: 0.07, gain: 0.1 },
  { wave: 'triangle', from: from * 1.9, to: from * 0.8, at: at + 0.05, length: 0.12, gain: 0.34 },
  { wave: 'noise', from: 1800, at, length: 0.06, gain: 0.12 },
];

const STAMP: readonly Voice[] = [
  { wave: 'sine', from: 170, to: 58, length: 0.13, gain: 0.5 },
  { wave: 'noise', from: 1100, to: 260, length: 0.07, gain: 0.3, filter: 'lowpass' },
];

/** A voice that is loudest in the middle. */
function breath(voice: Omit<Voice, 'attack'>): Voice {
  return { ...voice, attack: voice.length / 2 };
}

/**
 * The sounds. The voices of a sound never add up to more than 1, so that a single sound never clips. The limiter in
 * `sound.ts` is only for sounds that overlap.
 */
export const SOUNDS = {
  slide: [{ wave: 'noise', from: 2200, to: 5200, length: 0.13, gain: 0.24, attack: 0.04, q: 0.8 }],
  knock: [
    { wave: 'sine', from: 210, to: 85, length: 0.11, gain: 0.45 },
    { wave: 'noise', from: 1400, to: 300, length: 0.04, gain: 0.25, filter: 'lowpass' },
  ],
  pass: [
    { wave: 'sine', from: 250, to: 170, length: 0.08, gain: 0.26 },
    { wave: 'noise', from: 700, length: 0.035, gain: 0.12, filter: 'lowpass' },
  ],
  yourTurn: notes([659.3, 880], 0.13, 0.34, 0.3),
  tichu: gong(196, 1.7, 0.3),
  /** Two gongs, a fifth apart. */
  grand: [...gong(98, 2.8, 0.22), ...gong(147, 2.6, 0.2, 0.34)],
  bomb: [
    { wave: 'sine', from: 160, to: 55, length: 0.16, gain: 0.22 },
    { wave: 'sine', from: 55, to: 36, length: 0.9, gain: 0.42 },
    { wave: 'noise', from: 2600, to: 60, length: 1.1, gain: 0.3, filter: 'lowpass', attack: 0.008 },
    { wave: 'noise', from: 3200, to: 1400, at: 0.16, length: 0.5, gain: 0.05, filter: 'highpass' },
  ],
  dog: [...yip(0, 430), ...yip(0.19, 470)],
  /** A growl, then the wind under the wings. */
  dragon: [
    breath({ wave: 'sawtooth', from: 52, to: 78, length: 0.42, gain: 0.16 }),
    breath({ wave: 'sawtooth', from: 54.5, to: 73, length: 0.42, gain: 0.14 }),
    breath({ wave: 'noise', from: 190, to: 320, length: 0.42, gain: 0.22, q: 2 }),
    breath({ wave: 'noise', from: 380, to: 1500, at: 0.2, length: 0.75, gain: 0.26, q: 1.4 }),
  ],
  stamp: STAMP,
  coin: [
    { wave: 'sine', from: 1568, length: 0.16, gain: 0.16 },
    { wave: 'sine', from: 2093, at: 0.07, length: 0.32, gain: 0.18 },
    { wave: 'triangle', from: 4186, at: 0.07, length: 0.12, gain: 0.05 },
  ],
  /** A stamp, and three rising notes. */
  sweep: [...STAMP, ...notes([523.3, 659.3, 784], 0.13, 0.5, 0.26, 0.16)],
  tick: [{ wave: 'square', from: 1500, to: 1200, length: 0.025, gain: 0.09 }],
  win: [
    ...notes([523.3, 659.3, 784], 0.12, 0.3, 0.26),
    ...notes([1046.5, 784, 659.3, 523.3], 0.012, 1.1, 0.2, 0.38),
  ],
  fanfare: [
    ...notes([392, 392, 392, 523.3], 0.14, 0.22, 0.26),
    ...notes([523.3, 659.3, 784], 0.004, 0.9, 0.18, 0.56),
  ],
  lose: notes([392, 349.2, 311.1, 261.6], 0.17, 0.42, 0.22),
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type Sound = keyof typeof SOUNDS;
