import { words } from '../../i18n/language.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { reducedMotion } from '../../motion/media.ts';
import { Confetti } from './Confetti.tsx';
import { type RoundMoment, type SettledCall, STAKES } from './moment.ts';
import { Points, signed } from './Points.tsx';
import type { PictureProps } from './picture.ts';
import { Seal, Stamp } from './Seal.tsx';
import type { Spots } from './spots.ts';

const STAMP_AT = 80;
/** Half of the height of a slanted stamp on a phone, in pixels. */
const STAMP_REACH = 48;
const CALLS_AT = 240;

interface RoundProps extends PictureProps<RoundMoment> {
  /** Whether to leave out flying coins and confetti. */
  readonly isSubtle: boolean;
}

/** The end of a round: what was special about it, which calls were made, and the points that fly to the score. */
export function Round({ moment, session, spots, isSubtle }: RoundProps) {
  const { stamp, calls, gains, celebrates } = moment;
  const { matchEnd, target } = session.view.open.rules;
  const title = stamp === null ? '' : momentWords()[stamp];
  const { felt, trick } = spots;
  return (
    <>
      {celebrates && !isSubtle && !reducedMotion.peek() ? <Confetti spots={spots} /> : null}
      {isSubtle ? null : <Points gains={gains} goal={matchEnd === 'target' ? target : null} spots={spots} />}
      {calls.map((settled) => (
        <CallSeal key={settled.seat} settled={settled} spots={spots} />
      ))}
      {stamp === null ? null : (
        <Stamp
          x={felt.x}
          y={Math.min(
            trick.y + trick.height * 0.75,
            felt.y + felt.height * 0.4,
            spots.lessonTop - STAMP_REACH,
          )}
          tone={stamp === 'revolution' ? 'red' : 'gold'}
          at={STAMP_AT}
          text={title}
        />
      )}
    </>
  );
}

function CallSeal({ settled, spots }: { readonly settled: SettledCall; readonly spots: Spots }) {
  const { seat, call, isMade } = settled;
  const { table } = words();
  const name = call === 'grand' ? table.grand : table.tichu;
  const tone = isMade ? (call === 'grand' ? 'gold' : 'red') : 'lost';
  const points = signed(isMade ? STAKES[call] : -STAKES[call]);
  return (
    <Seal seat={spots.face(seat)} felt={spots.felt} tone={tone} at={CALLS_AT} text={name} note={points} />
  );
}
