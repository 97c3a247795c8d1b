import { type Signal, useSignal } from '@preact/signals';
import { minus } from '@schupf/phrasebook';
import { boardAt, type SeatView } from '@schupf/replay';
import type { OpenState } from '@schupf/rules';
import { useMemo } from 'preact/hooks';
import { goTo as goToAddress } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { beginTable, newId } from '../client/new-tables.ts';
import { ME } from '../client/worker-messages.ts';
import { DealsBadgeLater } from '../deals/lazy-deals.tsx';
import { words } from '../i18n/language.ts';
import { type ReplayWords, replayWords } from '../i18n/page-words.ts';
import { matchesAddress } from '../matches/matches-address.ts';
import { ReviewPanel } from '../review/lazy-review.ts';
import type { Reviewer } from '../review/reviewer.ts';
import { tableAddress } from '../table/table-address.ts';
import { BackArrow } from './BackArrow.tsx';
import { BoardView } from './Board.tsx';
import { Controls } from './Controls.tsx';
import { HandsChoice } from './HandsChoice.tsx';
import type { PastMatch } from './load.ts';
import { MomentList } from './MomentList.tsx';
import { configToPlayOn } from './play-on.ts';
import { ReportPlayers } from './ReportPlayers.tsx';
import { ReviewButton } from './ReviewButton.tsx';
import { type ReplayParams, type ReplaySource, replayHref } from './replay-address.ts';
import { RoundPlayer } from './round-player.ts';
import { ShareButton } from './ShareButton.tsx';
import { type Simulated, SimulatedPanel, simulatedRound } from './SimulatedPanel.tsx';
import { largestHandIn, usePastRound } from './use-past-round.ts';

interface Props extends Omit<ReplayParams, 'view'> {
  readonly past: PastMatch;
  /** The seat from which the round is shown, and the visible hands; null for the default view. */
  readonly view: Signal<SeatView | null>;
  readonly reviewer: Signal<Reviewer | null>;
}

/** A round: the board at a moment, the controls, and the log. */
export function RoundReplay({
  past,
  source,
  round,
  moment: start = null,
  withReview = false,
  view,
  reviewer,
}: Props) {
  const text = replayWords();
  const { me, names, rounds } = past;
  const index = rounds.findIndex(({ number }) => number === round);
  const real = rounds[index]!;
  const realPlayer = useMemo(() => new RoundPlayer(real.moments, (start ?? 1) - 1), [real, start]);
  const simulated = useSignal<Simulated | null>(null);
  const player = simulated.value?.lines[simulated.value.shown].player ?? realPlayer;
  const { moments } = player;
  // Replaces the history entry, so that the back button leaves the replay.
  const roundStep = (step: number) => {
    const target = rounds[index + step];
    if (target === undefined) return null;
    return () => location.replace(replayHref({ source, round: target.number }));
  };
  const { session, nameOf, lines } = usePastRound(player, {
    observer: me ?? 'spectator',
    names,
    toRound: (step) => roundStep(step)?.(),
  });
  const goTo = useMemo(
    () => (target: number, at: number) => {
      if (target === round) player.goTo(at);
      else location.replace(replayHref({ source, round: target, moment: at + 1 }));
    },
    [player, round, source],
  );
  const playOn = (move: number) => {
    const person = { id: ME, name: settings.value.name.trim() };
    const table = beginTable(configToPlayOn(past, { round, move }, person, newId()));
    goToAddress(tableAddress.href({ table }));
  };
  const { common, games } = words();
  const moment = moments[player.at.value]!;
  const { open } = moment.position;
  const shownReviewer = reviewer.value?.isShown.value ? reviewer.value : null;
  // A lesson asks what the reader would do, so they see only what they saw at the time.
  const isLesson = shownReviewer !== null && shownReviewer.lesson.value !== null;
  const chosen = viewOf(view.value, past);
  const shown: SeatView = isLesson ? { front: past.front, all: false } : chosen;
  const score = scoreBefore(moments[0]!.position.open, shown.front);
  const largestHand = useMemo(() => largestHandIn(moments), [moments]);
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
        {past.record.tags.some(({ name }) => name === 'fair') && (
          <DealsBadgeLater record={past.record} source={source} />
        )}
        {simulated.value === null && (
          <ShareButton
            past={past}
            source={source}
            round={round}
            player={player}
            view={chosen}
            nameOf={nameOf}
            title={[common.round(round), ...(score === null ? [] : [score])].join(' · ')}
            line={lines[player.at.value]!}
          />
        )}
        {simulated.value === null && <ReportPlayers past={past} round={round} moment={player.at.value + 1} />}
      </header>
      <BoardView
        board={boardAt(moment, shown)}
        session={session}
        largestHand={largestHand}
        onView={(seat) => {
          view.value = { ...chosen, front: open.players[seat]! };
        }}
      />
      <HandsChoice
        session={session}
        view={{ ...chosen, front: shown.front }}
        onChange={({ all }) => {
          view.value = { ...chosen, all };
        }}
      />
      <Controls
        player={player}
        line={lines[player.at.value]!}
        before={roundStep(-1)}
        after={roundStep(1)}
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
          nameOf={nameOf}
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

/** The chosen view. An address may name a player that this match does not have. */
function viewOf(view: SeatView | null, { front, rounds }: PastMatch): SeatView {
  const { players } = rounds[0]!.moments[0]!.position.open;
  return view === null || !players.includes(view.front) ? { front, all: view?.all ?? true } : view;
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
      <BackArrow />
    </a>
  );
}
