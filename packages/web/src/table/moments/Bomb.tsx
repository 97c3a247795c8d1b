import { momentWords } from '../../i18n/moment-words.ts';
import { reducedMotion } from '../../motion/media.ts';
import { EASE_OUT, type Move, SPRING, useChoreography } from './choreography.ts';
import type { PictureProps } from './picture.ts';
import { Stamp } from './Seal.tsx';
import type { Spots } from './spots.ts';
import { embersAround, starPath, WIDENING } from './star.ts';
import './Bomb.css';

/** The explosion waits this many milliseconds for the cards of the bomb to arrive. */
const IMPACT_MS = 140;

/** The radius of the drawing, in its own units. */
const RADIUS = 100;
const BURST = starPath({ points: 15, radius: RADIUS, waist: 0.62 });
const CORE = starPath({ points: 13, radius: RADIUS * 0.7, waist: 0.66 });
const EMBERS = embersAround(42, RADIUS * 1.15);
/** Embers fly in three groups, because a layer for every ember would be too expensive. */
const GROUPS = [0, 1, 2] as const;

/** The explosion, drawn behind the cards. */
export function Burst({ spots }: PictureProps) {
  const radius = blastRadius(spots);
  const burst = useChoreography((picture, move) => {
    const find = (part: string) => picture.querySelector(`.burst__${part}`);
    move(
      find('fire'),
      { transform: ['scale(0.6)', 'none'], opacity: [0, 1] },
      { at: IMPACT_MS, ms: 180, easing: SPRING },
    );
    move(
      find('core'),
      { transform: ['scale(0.4) rotate(-14deg)', 'none'], opacity: [0, 1] },
      { at: IMPACT_MS, ms: 240, easing: SPRING },
    );
    for (const group of GROUPS)
      move(
        find(`embers[data-group="${group}"]`),
        { transform: ['scale(0.3)', `scale(${1.05 + group * 0.1})`], opacity: [0, 1, 1, 0] },
        { at: IMPACT_MS + group * 30, ms: 600 },
      );
  });
  return (
    <div ref={burst} class="burst" style={boxAt(spots, radius)}>
      <svg class="burst__fire" viewBox={VIEW_BOX} aria-hidden="true">
        <radialGradient id="burst-fire">
          <stop class="burst__stop-1" />
          <stop class="burst__stop-2" offset=".35" />
          <stop class="burst__stop-3" offset=".72" />
          <stop class="burst__stop-4" offset="1" />
        </radialGradient>
        <path d={BURST} fill="url(#burst-fire)" />
      </svg>
      <svg class="burst__core" viewBox={VIEW_BOX} aria-hidden="true">
        <path d={CORE} />
      </svg>
      {GROUPS.map((group) => (
        <svg key={group} class="burst__embers" data-group={group} viewBox={VIEW_BOX} aria-hidden="true">
          {EMBERS.filter((_, index) => index % GROUPS.length === group).map(({ x, y, radius: size }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={size} />
          ))}
        </svg>
      ))}
    </div>
  );
}

/**
 * The flash and the word, drawn over the cards. The felt shakes, and the beaten cards are thrown about. With subtle effects,
 * only the word is shown.
 */
export function BombStamp({ spots, isSubtle }: PictureProps & { readonly isSubtle: boolean }) {
  const { trick, felt } = spots;
  const y = Math.max(felt.y - felt.height * 0.36, trick.y - trick.height * 0.78);
  const picture = useChoreography((layer, move) => {
    if (isSubtle) return;
    move(
      layer.querySelector('.flash'),
      { opacity: [0, 0.85, 0] },
      { at: IMPACT_MS, ms: 120, easing: 'linear' },
    );
    const table = layer.closest('.table');
    if (table === null) return;
    move(
      table.querySelector('.table__felt'),
      { translate: SHAKE },
      { at: IMPACT_MS, ms: 240, easing: 'linear' },
    );
    throwBeaten(table, move);
  });
  return (
    <div ref={picture}>
      {isSubtle || reducedMotion.peek() ? null : (
        <div class="flash" style={boxAt(spots, felt.height * 0.62)} />
      )}
      <Stamp x={trick.x} y={y} tone="red" at={IMPACT_MS + 100} text={momentWords().bomb} />
    </div>
  );
}

const SHAKE = ['0 0', '-6px 3px', '6px -4px', '-5px -3px', '4px 4px', '-2px 1px', '0 0'];

/** Earlier plays jump away from the bomb and fall back. */
function throwBeaten(table: Element, move: Move): void {
  const middle = table.querySelector('.trick__play')?.getBoundingClientRect();
  if (middle === undefined) return;
  for (const play of table.querySelectorAll('.spot:has([data-card])')) {
    const box = play.getBoundingClientRect();
    const side = box.x + box.width / 2 < middle.x + middle.width / 2 ? -1 : 1;
    move(
      play,
      {
        rotate: ['0deg', `${side * 24}deg`, '0deg'],
        translate: ['0px', `${side * 22}px 10px`, '0px'],
      },
      { at: IMPACT_MS, ms: 520, easing: EASE_OUT, composite: 'add' },
    );
  }
}

/** A scorch mark on the felt, drawn behind the cards for the rest of the trick. */
export function Scorch({ spots }: { readonly spots: Spots }) {
  const scorch = useChoreography((picture, move) => {
    move(picture, { opacity: [0, 1] }, { at: IMPACT_MS, ms: 300 });
  });
  return (
    <div ref={scorch} class="scorch" style={boxAt(spots, blastRadius(spots) * 0.92)}>
      <svg viewBox={VIEW_BOX} aria-hidden="true">
        <radialGradient id="scorch-soot">
          <stop class="scorch__stop-1" offset=".45" />
          <stop class="scorch__stop-2" offset=".75" />
          <stop class="scorch__stop-3" offset="1" />
        </radialGradient>
        <path d={BURST} fill="url(#scorch-soot)" />
        {EMBERS.filter((_, index) => index % 4 === 0).map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} class="scorch__ember" cx={x * 0.8} cy={y * 0.8} r={radius * 0.8} />
        ))}
      </svg>
    </div>
  );
}

const VIEW_BOX = `${-RADIUS * WIDENING} ${-RADIUS} ${2 * RADIUS * WIDENING} ${2 * RADIUS}`;

/** The radius of the explosion. It is visible around any number of cards. */
function blastRadius({ trick, felt }: Spots): number {
  return Math.min(felt.height * 0.5, Math.max(trick.width * 0.72, trick.height * 1.15));
}

function boxAt({ trick }: Spots, radius: number) {
  return {
    left: `${trick.x - radius * WIDENING}px`,
    top: `${trick.y - radius}px`,
    width: `${2 * radius * WIDENING}px`,
    height: `${2 * radius}px`,
  };
}
