import { computed } from '@preact/signals';
import { type Moment, sentencesAt } from '@schupf/replay';
import type { Observer, Seat } from '@schupf/rules';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { type ReplayWords, replayWords } from '../i18n/page-words.ts';
import { seatName } from '../table/model/names.ts';
import { TableSession } from '../table/state/table-session.ts';
import { PastTable } from './past-table.ts';
import { listenForKeys } from './replay-keys.ts';
import type { RoundPlayer } from './round-player.ts';

interface Options {
  /** The reader, who is “you”; 'spectator' if they did not play. */
  readonly observer: Observer;
  /** The players' names, as in `PastMatch`. */
  readonly names: readonly string[];
  /** Goes to another round, for the keys that do so. */
  readonly toRound?: (step: 1 | -1) => void;
}

interface PastRoundView {
  /** The moment as a table, for everything that shows one. */
  readonly session: TableSession;
  readonly nameOf: (seat: Seat) => string;
  /** Each moment as text for the reader. */
  readonly lines: readonly string[];
}

/** What every page that shows a finished round needs. Handles keys while the round is shown. */
export function usePastRound(player: RoundPlayer, { observer, names, toRound }: Options): PastRoundView {
  const text = replayWords();
  const { moments } = player;
  const session = useMemo(
    () =>
      new TableSession(
        new PastTable(
          computed(() => player.moments[player.at.value]!),
          observer,
          names,
        ),
        'replay',
      ),
    [player, observer, names],
  );
  const goToRound = useRef(toRound);
  goToRound.current = toRound;
  // `useEffect` would run after the next frame, and keys pressed before that would be lost.
  useLayoutEffect(() => {
    const end = listenForKeys(player, (step) => goToRound.current?.(step));
    return () => {
      end();
      player.stop();
      session.close();
    };
  }, [player, session]);
  const nameOf = useMemo(() => (seat: Seat) => seatName(session, seat), [session]);
  const lines = useMemo(
    () => moments.map((moment) => lineFor(moment, { observer, nameOf, text })),
    [moments, nameOf, observer, text],
  );
  return { session, nameOf, lines };
}

interface Telling {
  readonly observer: Observer;
  readonly nameOf: (seat: Seat) => string;
  readonly text: ReplayWords;
}

/** A moment as text for the reader, who is “you”. */
function lineFor(moment: Moment, { observer, nameOf, text }: Telling): string {
  const sentences = sentencesAt(moment, observer, (event, view) =>
    words().events.describe(event, nameOf, view),
  );
  return (moment.completesDeal ? [...sentences, text.allDealt] : sentences).join(' ');
}

/** The largest number of cards that anyone holds at one of these moments. */
export function largestHandIn(moments: readonly Moment[]): number {
  return Math.max(...moments.flatMap(({ position }) => position.open.counts));
}
