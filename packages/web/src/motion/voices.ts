/** One component of a sound: a tone or filtered noise that swells, slides from one pitch to another and fades out. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Hertz; for noise the centre of the filter. */
  readonly from: number;
  readonly to?: number;
  /** Seconds after the start of the sound. */
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
  readonly attack?: number;
  readonly band?: 'bandpass' | 'lowpass' | 'highpass';
  readonly sharp?: number;
}

/** A bronze bell: inharmonic partials, of which the high ones fade first. */
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
    { wave: 'noise', from: 900, to: 240, at, length: 0.16, gain: gain * 0.7, band: 'lowpass' },
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

export const SOUNDS = {
  slide: [{ wave: 'noise', from: 2200, to: 5200, length: 0.13, gain: 0.24, attack: 0.04, sharp: 0.8 }],
  knock: [
    { wave: 'sine', from: 210, to: 85, length: 0.11, gain: 0.7 },
    { wave: 'noise', from: 1400, to: 300, length: 0.04, gain: 0.4, band: 'lowpass' },
  ],
  pass: [
    { wave: 'triangle', from: 300, to: 230, length: 0.07, gain: 0.28 },
    { wave: 'triangle', from: 270, to: 205, at: 0.1, length: 0.08, gain: 0.24 },
  ],
  yourTurn: notes([659.3, 880], 0.13, 0.34, 0.3),
  tichu: gong(196, 1.7, 0.42),
  grand: [...gong(131, 2.8, 0.48), ...gong(98, 2.6, 0.3, 0.34)],
  bomb: [
    { wave: 'noise', from: 2600, to: 60, length: 1.1, gain: 0.95, band: 'lowpass', attack: 0.008 },
    { wave: 'sine', from: 150, to: 32, length: 0.8, gain: 0.9 },
    { wave: 'square', from: 70, to: 30, length: 0.22, gain: 0.18 },
  ],
  dog: [...yip(0, 430), ...yip(0.19, 470)],
  gift: notes([523.3, 659.3, 784, 1046.5], 0.075, 0.26, 0.2),
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
