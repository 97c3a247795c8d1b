import { computed, type Signal, useSignal } from '@preact/signals';
import { minus } from '@schupf/phrasebook';
import { type Observer, type OpenState, type Seat, seenBy, viewFor } from '@schupf/rules';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { OneOf } from '../app/fields.tsx';
import { goTo as goToAddress } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { beginTable, newId } from '../client/new-tables.ts';
import { ME } from '../client/worker-messages.ts';
import { words } from '../i18n/language.ts';
import { type ReplayWords, replayWords } from '../i18n/page-words.ts';
import { matchesAddress } from '../matches/matches-address.ts';
import { ReviewPanel } from '../review/lazy-review.ts';
import type { Reviewer } from '../review/reviewer.ts';
import { playerName, seatName } from '../table/model/names.ts';
import { TableSession } from '../table/state/table-session.ts';
import { tableAddress } from '../table/table-address.ts';
import { BoardView } from './Board.tsx';
import { boardAt } from './board.ts';
import { Controls } from './Controls.tsx';
import type { PastMatch } from './load.ts';
import { MomentList } from './MomentList.tsx';
import type { Moment } from './moments.ts';
import { PastTable } from './past-table.ts';
import { configToPlayOn } from './play-on.ts';
import { ReviewButton } from './ReviewButton.tsx';
import { type ReplayParams, type ReplaySource, replayHref } from './replay-address.ts';
import { listenForKeys } from './replay-keys.ts';
import { RoundPlayer } from './round-player.ts';
import { ShareButton } from './ShareButton.tsx';
import { type Simulated, SimulatedPanel, simulatedRound } from './SimulatedPanel.tsx';

const VISIBLE_HANDS = ['all', 'seen'] as const;

interface Props extends ReplayParams {
  readonly past: PastMatch;
  /** The player in front; null for the default one. */
  readonly front: Signal<number | null>;
  readonly reviewer: Signal<Reviewer | null>;
}

/** A round: the board at a moment, the controls, and the log. */
export function RoundReplay({
  past,
  source,
  round,
  moment: start = null,
  withReview = false,
  front,
  reviewer,
}: Props) {
  const text = replayWords();
  const { me, names, rounds, sharing } = past;
  const index = rounds.findIndex(({ number }) => number === round);
  const real = rounds[index]!;
  const realPlayer = useMemo(() => new RoundPlayer(real.moments, (start ?? 1) - 1), [real, start]);
  const simulated = useSignal<Simulated | null>(null);
  const player = simulated.value?.lines[simulated.value.shown].player ?? realPlayer;
  const { moments } = player;
  const observer: Observer = me ?? 'spectator';
  const session = useMemo(
    () =>
      new TableSession(
        new PastTable(
          computed(() => moments[player.at.value]!),
          observer,
          names,
        ),
        'replay',
      ),
    [player, observer, names],
  );
  const visibleHands = useSignal<(typeof VISIBLE_HANDS)[number]>('all');
  const pathTo = (step: number) => {
    const target = rounds[index + step];
    return target === undefined ? null : replayHref({ source, round: target.number });
  };
  const goTo = useMemo(
    () => (target: number, at: number) => {
      if (target === round) player.goTo(at);
      else location.replace(replayHref({ source, round: target, moment: at + 1 }));
    },
    [player, round, source],
  );
  // `useEffect` would run after the next frame, and keys pressed before that would be lost.
  useLayoutEffect(() => {
    const end = listenForKeys(player, (step) => {
      const path = pathTo(step);
      if (path !== null) location.replace(path);
    });
    return () => {
      end();
      player.stop();
      session.close();
    };
  }, [player, session, index]);
  const playOn = (move: number) => {
    const person = { id: ME, name: settings.value.name.trim() };
    const table = beginTable(configToPlayOn(past, { round, move }, person, newId()));
    goToAddress(tableAddress.href({ table }));
  };
  const { common, games } = words();
  const lines = useMemo(() => {
    const nameOf = (seat: Seat) => seatName(session, seat);
    return moments.map((moment) => lineFor(moment, { observer, nameOf, text }));
  }, [moments, session, observer, text]);
  const moment = moments[player.at.value]!;
  const { open } = moment.position;
  const shownReviewer = reviewer.value?.isShown.value ? reviewer.value : null;
  // A lesson asks what the reader would do, so they see only what they saw at the time.
  const isLesson = shownReviewer !== null && shownReviewer.lesson.value !== null;
  const inFront = isLesson ? past.front : (front.value ?? past.front);
  const score = scoreBefore(moments[0]!.position.open, inFront);
  const largestHand = useMemo(
    () => Math.max(...moments.flatMap(({ position }) => position.open.counts)),
    [moments],
  );
  return (
    <>
      <header class="replay__header">
        <BackLink source={source} text={text} />
        <h1>{common.round(round)}</h1>
        <p class="replay__about">
          <span class="replay__game">{games.variants[open.rules.variant].name}</span>
          {score !== null && (
            <span class="numbers">
              <span class="replay__before">{text.before(score)}</span>
              <span class="replay__score" aria-hidden="true">
                {score}
              </span>
            </span>
          )}
        </p>
        <ReviewButton past={past} reviewer={reviewer} isWanted={withReview} text={text} />
        <ShareButton sharing={sharing} round={round} player={player} />
      </header>
      <BoardView
        board={boardAt(moment, { front: inFront, all: visibleHands.value === 'all' && !isLesson })}
        session={session}
        largestHand={largestHand}
        onView={(seat) => {
          front.value = open.players[seat]!;
        }}
      />
      <div class="replay__hands">
        <OneOf
          label={text.hands}
          values={VISIBLE_HANDS}
          value={visibleHands.value}
          name={(hands) =>
            hands === 'all'
              ? text.allHands
              : inFront === me
                ? text.asISaw
                : text.asTheySaw(playerName(session, inFront))
          }
          onChoose={(hands) => {
            visibleHands.value = hands;
          }}
        />
      </div>
      <Controls
        player={player}
        line={lines[player.at.value]!}
        before={pathTo(-1)}
        after={pathTo(1)}
        onPlayOn={
          simulated.value === null && player.at.value < player.last ? () => playOn(moment.move) : null
        }
      />
      {simulated.value !== null ? (
        <SimulatedPanel simulated={simulated} />
      ) : shownReviewer === null ? (
        <MomentList player={player} lines={lines} />
      ) : (
        <ReviewPanel
          reviewer={shownReviewer}
          rounds={rounds}
          round={real}
          player={player}
          seat={open.players.indexOf(past.front)}
          nameOf={(seat) => seatName(session, seat)}
          onGoTo={goTo}
          onShow={(world) => {
            simulated.value = simulatedRound(world, open.rules);
          }}
          onPlayOn={playOn}
        />
      )}
    </>
  );
}

/** The points of both sides before the round, starting with the player's own side; null in games without two sides. */
function scoreBefore(open: OpenState, player: number): string | null {
  if (open.rules.columns !== 2) return null;
  const [even = 0, odd = 0] = open.totals;
  return (player % 2 === 0 ? [even, odd] : [odd, even]).map(minus).join(' : ');
}

/** A link back to the round's table, or to the list of matches. */
function BackLink({ source, text }: { readonly source: ReplaySource; readonly text: ReplayWords }) {
  const isLatest = source.type === 'browser' && source.match === null;
  const name = isLatest ? text.toTable : text.toMatches;
  return (
    <a
      class="button button--small button--icon"
      href={isLatest ? tableAddress.href({ table: source.table }) : matchesAddress.href({})}
      title={name}
    >
      <span class="visually-hidden">{name}</span>
      <svg class="replay__arrow" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M14.500 5 7.500 12l7 7" />
      </svg>
    </a>
  );
}

interface Telling {
  readonly observer: Observer;
  readonly nameOf: (seat: Seat) => string;
  readonly text: ReplayWords;
}

/** A moment as text for the reader, who is “you”. */
function lineFor({ position, events, completesDeal }: Moment, { observer, nameOf, text }: Telling): string {
  const view = viewFor(position, observer);
  const sentences = events.map((event) =>
    words().events.describe(seenBy(event, observer, position.open), nameOf, view),
  );
  if (completesDeal) sentences.push(text.allDealt);
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
