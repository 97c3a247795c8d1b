import { computed, effect, signal } from '@preact/signals';
import { settings } from './settings.ts';

/** What the system asks for, as a signal that follows it. */
function asked(query: string) {
  const list = matchMedia(query);
  const answer = signal(list.matches);
  list.addEventListener('change', () => {
    answer.value = list.matches;
  });
  return answer;
}

const darkAsked = asked('(prefers-color-scheme: dark)');
const stillAsked = asked('(prefers-reduced-motion: reduce)');

/** The theme that is shown, whoever chose it. */
export const theme = computed(() => {
  const chosen = settings.value.theme;
  return chosen === 'auto' ? (darkAsked.value ? 'night' : 'paper') : chosen;
});

export const motion = computed(() => {
  const chosen = settings.value.motion;
  return chosen === 'auto' ? (stillAsked.value ? 'reduced' : 'full') : chosen;
});

/** The colour of the browser's own bars. */
const BARS = { jade: '#0c2a26', night: '#11151c', paper: '#fffdf7' } as const;

/** Styles ask the root element what somebody likes. */
export function applyAppearance(): void {
  const { dataset } = document.documentElement;
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  effect(() => {
    dataset['theme'] = theme.value;
    dataset['motion'] = motion.value;
    dataset['index'] = settings.value.index;
    dataset['hand'] = settings.value.leftHanded ? 'left' : 'right';
    if (bar !== null) bar.content = BARS[theme.value];
  });
}
