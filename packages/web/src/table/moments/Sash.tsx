import type { Call } from '@schupf/rules';
import { words } from '../../i18n/language.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { seatName } from '../model/names.ts';
import { Face } from '../parts/Face.tsx';
import { SPRING, useChoreography } from './choreography.ts';
import { type CallMoment, STAKES } from './moment.ts';
import type { PictureProps } from './picture.ts';
import './Sash.css';

/** Milliseconds until the sash is spread out. */
const IN_MS: { readonly [C in Call]: number } = { tichu: 260, grand: 320 };

/** A call: a sash sweeps across the table from the caller's seat. */
export function Sash({ moment, session, spots }: PictureProps<CallMoment>) {
  const { call, callers } = moment;
  const [caller = 0] = callers;
  const text = momentWords();
  const title = text.calls[call];
  const seat = spots.face(caller);
  const { all, felt } = spots;
  const y = felt.y + felt.height * heightOf(call, (seat.y - felt.y) / felt.height);
  const origin = Math.min(1, Math.max(0, seat.x / all.width));
  const sash = useChoreography((picture, move) => {
    const spread = IN_MS[call];
    const find = (part: string) => picture.querySelector<HTMLElement>(`.sash__${part}`);
    move(find('band'), { transform: ['scaleX(0)', 'scaleX(1)'] }, { ms: spread });
    const face = find('face');
    if (face !== null) {
      const box = face.getBoundingClientRect();
      const layer = picture.offsetParent!.getBoundingClientRect();
      const x = seat.x - (box.x + box.width / 2 - layer.x);
      const down = seat.y - (box.y + box.height / 2 - layer.y);
      const start = `translate(${x}px, ${down}px) scale(${seat.width / box.width})`;
      move(face, { transform: [start, 'none'] }, { ms: spread + 60, easing: SPRING });
    }
    const side = origin > 0.6 ? 1 : -1;
    move(
      find('text'),
      { transform: [`translateX(${side * 3}em)`, 'none'], opacity: [0, 1] },
      { at: spread * 0.4, ms: spread },
    );
    move(
      find('sheen'),
      { transform: ['translateX(-60%) skewX(-24deg)', 'translateX(460%) skewX(-24deg)'] },
      { at: spread, ms: 620, easing: 'ease-in-out' },
    );
  });
  return (
    <div
      ref={sash}
      class={`sash sash--${call}`}
      style={{ top: `${y}px`, '--origin': `${origin * 100}%`, '--letters': title.length }}
    >
      <div class="sash__band">
        <i class="sash__sheen" />
      </div>
      <div class="sash__content">
        <span class="sash__face">
          <Face session={session} seat={caller} />
        </span>
        <p class="sash__text">
          <b class="sash__title">{title}</b>
          <span class="sash__bet">{betText(moment, session)}</span>
        </p>
      </div>
    </div>
  );
}

/**
 * The vertical position of the sash, as a share of the felt's height, measured from its middle. The sash of a Grand
 * Tichu is in the middle, because no cards have been played yet. That of a Tichu is above or below the cards, on the
 * caller's side.
 */
function heightOf(call: Call, seat: number): number {
  if (call === 'grand') return 0;
  return seat > 0.25 ? 0.3 : -0.2;
}

function betText({ call, callers }: CallMoment, session: PictureProps<CallMoment>['session']): string {
  const { bets } = momentWords();
  const { common } = words();
  const isMine = (seat: number) => session.seats.value.includes(seat) && seat !== session.view.open.dummy;
  const [first = 0] = callers;
  if (callers.length > 1)
    return bets.several(common.list(callers.map((seat) => seatName(session, seat))), STAKES[call]);
  return isMine(first) ? bets.you(STAKES[call]) : bets.one(seatName(session, first), STAKES[call]);
}
