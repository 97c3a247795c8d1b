import { settings } from '../app/settings.ts';
import { SOUNDS, type Sound, type Voice } from './voices.ts';

/** Milliseconds after the start of a sound until the audio is suspended. No sound is that long. */
const IDLE = 5000;
/** A sound that starts later than this many milliseconds would no longer belong to what is on the screen. */
const MAX_DELAY = 250;

let context: AudioContext | null = null;
let masterGain: GainNode | null = null;
let noiseBuffer: AudioBuffer | null = null;
let idleTimer: ReturnType<typeof setTimeout> | undefined;

/** Browsers allow sound only after a gesture; until then nothing is played. */
function unlock(): void {
  if (settings.value.sound <= 0) return;
  if (context === null) {
    context = new AudioContext();
    suspendWhenIdle(context);
  } else if (context.state === 'interrupted') {
    // After a phone call or a locked screen, only a gesture can resume the context.
    context.resume().catch(() => {});
  }
}

if (typeof addEventListener === 'function' && typeof AudioContext === 'function') {
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    addEventListener(gesture, unlock, { capture: true, passive: true });
  }
  // The click that opened the table counts as a gesture too.
  if (navigator.userActivation?.hasBeenActive) unlock();
}

export function play(sound: Sound): void {
  const audio = context;
  if (audio === null || settings.value.sound <= 0) return;
  suspendWhenIdle(audio);
  if (audio.state === 'running') {
    playNow(audio, sound);
    return;
  }
  const asked = performance.now();
  audio
    .resume()
    .then(() => {
      if (performance.now() - asked <= MAX_DELAY) playNow(audio, sound);
    })
    .catch(() => {});
}

/** A running context takes processor time and battery even while it is silent. */
function suspendWhenIdle(audio: AudioContext): void {
  clearTimeout(idleTimer);
  idleTimer = setTimeout(() => void audio.suspend().catch(() => {}), IDLE);
}

function playNow(audio: AudioContext, sound: Sound): void {
  const volume = settings.value.sound;
  const out = output(audio);
  // Loudness is perceived logarithmically; squaring makes the slider feel linear.
  out.gain.setValueAtTime(volume * volume, audio.currentTime);
  for (const voice of SOUNDS[sound]) playVoice(audio, out, voice);
}

function output(audio: AudioContext): GainNode {
  if (masterGain === null) {
    masterGain = audio.createGain();
    const limiter = audio.createDynamicsCompressor();
    // Above half of full scale, only a twentieth of the excess gets through. With the default settings, quiet sounds
    // would be four times as loud, and a loud sound would duck the sounds around it.
    limiter.threshold.value = -6;
    limiter.knee.value = 0;
    limiter.ratio.value = 20;
    limiter.attack.value = 0.001;
    limiter.release.value = 0.12;
    masterGain.connect(limiter).connect(audio.destination);
  }
  return masterGain;
}

function playVoice(audio: AudioContext, out: AudioNode, voice: Voice): void {
  const start = audio.currentTime + (voice.at ?? 0);
  const end = start + voice.length;
  const attack = Math.min(voice.attack ?? 0.004, voice.length / 2);

  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.linearRampToValueAtTime(voice.gain, start + attack);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);

  if (voice.wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    source.loop = true;
    const filter = audio.createBiquadFilter();
    filter.type = voice.filter ?? 'bandpass';
    filter.Q.value = voice.q ?? 1;
    slide(filter.frequency, voice, start, end);
    source.connect(filter).connect(envelope);
    source.start(start);
    source.stop(end);
  } else {
    const source = audio.createOscillator();
    source.type = voice.wave;
    slide(source.frequency, voice, start, end);
    source.connect(envelope);
    source.start(start);
    source.stop(end);
  }
}

function slide(pitch: AudioParam, { from, to = from }: Voice, start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  if (to !== from) pitch.exponentialRampToValueAtTime(to, end);
}

function noise(audio: AudioContext): AudioBuffer {
  if (noiseBuffer === null) {
    noiseBuffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noiseBuffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return noiseBuffer;
}
