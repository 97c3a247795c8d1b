import { useSignal } from '@preact/signals';
import {
  boardAt,
  type Chapter,
  canPlayOn,
  commentAt,
  commentedMoves,
  pastRounds,
  playMove,
  positionAfter,
  recordIn,
  roundIn,
  type SeatView,
  simulatedMoments,
  takeBack,
  type WhatIf,
  whatIfFrom,
  withBranch,
  withComment,
  withoutBranch,
  withRound,
} from '@schupf/replay';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { ConfirmButton } from '../app/ConfirmButton.tsx';
import { OneOf } from '../app/fields.tsx';
import { studyWords } from '../i18n/study-words.ts';
import { BoardView } from '../replay/Board.tsx';
import { Controls } from '../replay/Controls.tsx';
import { HandsChoice } from '../replay/HandsChoice.tsx';
import { RoundPlayer } from '../replay/round-player.ts';
import { largestHandIn, usePastRound } from '../replay/use-past-round.ts';
import { CommentBox } from './CommentBox.tsx';
import { WhatIfPanel } from './WhatIfPanel.tsx';
import '../replay/ReplayPage.css';

interface Props {
  readonly chapter: Chapter;
  readonly isEditing: boolean;
  readonly header: ComponentChildren;
  /** The list of chapters. */
  readonly list: ComponentChildren;
  readonly onChange: (chapter: Chapter) => void;
}

/** An alternative continuation that the reader is trying out. */
interface Trial {
  /** How many moves of the round come before it. */
  readonly from: number;
  readonly line: WhatIf;
}

const MAIN = 'main';

/** A chapter on the board: its round or one of its branches, with a comment on each move. */
export function ChapterView({ chapter, isEditing, header, list, onChange }: Props) {
  const text = studyWords();
  const branch = useSignal<number | null>(null);
  const shown = branch.value !== null && branch.value < chapter.branches.length ? branch.value : null;
  const trial = useSignal<Trial | null>(null);
  const view = useSignal<SeatView>(chapter.view);
  // A comment changes the chapter, but not its moments. A new player would take the reader back to the beginning.
  const real = useMemo(() => {
    const [round] = pastRounds(recordIn(chapter, shown), { unfinished: true });
    const from = shown === null ? 0 : chapter.branches[shown]!.from;
    const start = round!.moments.findIndex(({ move }) => move > from);
    return new RoundPlayer(round!.moments, shown === null ? 0 : start);
  }, [shown, chapter.branches.length]);
  const line = trial.value?.line ?? null;
  const player = useMemo(() => {
    if (line === null) return real;
    const moments = simulatedMoments(line.start, line.actions);
    return new RoundPlayer(moments, moments.length - 1);
  }, [real, line]);
  const { session, nameOf, lines } = usePastRound(player, {
    observer: 'spectator',
    names: chapter.record.names,
  });
  const moment = player.moments[player.at.value]!;
  const { open } = moment.position;
  const round = roundIn(chapter, shown);
  const tryFrom = () => {
    const start = positionAfter(recordIn(chapter, shown), moment.move);
    trial.value = { from: moment.move, line: whatIfFrom(start) };
  };
  const keep = () => {
    // A branch of a branch begins at the move where it leaves the round of the chapter.
    const from =
      shown === null ? trial.value!.from : Math.min(trial.value!.from, chapter.branches[shown]!.from);
    const whole = shown === null ? chapter : { ...chapter, record: recordIn(chapter, shown) };
    const changed = withBranch(whole, trial.value!.from, trial.value!.line);
    if (changed === null) return;
    const added = { ...changed.branches.at(-1)!, from };
    onChange({ ...chapter, branches: [...chapter.branches, added] });
    branch.value = chapter.branches.length;
    trial.value = null;
  };
  const largestHand = largestHandIn(player.moments);
  return (
    <main class="replay" id="main" tabIndex={-1}>
      {header}
      <BoardView
        board={boardAt(moment, trial.value === null ? view.value : { ...view.value, all: true })}
        session={session}
        largestHand={largestHand}
        onView={(seat) => {
          view.value = { ...view.value, front: open.players[seat]! };
        }}
      />
      <HandsChoice
        session={session}
        view={view.value}
        onChange={(changed) => {
          view.value = changed;
        }}
      />
      <Controls player={player} line={lines[player.at.value]!} before={null} after={null} onPlayOn={null} />
      <aside class="panel study-panel" aria-label={text.notes}>
        {trial.value !== null ? (
          <WhatIfPanel
            line={trial.value.line}
            nameOf={nameOf}
            onMove={(move) => {
              const answer = playMove(trial.value!.line, move);
              if (answer.ok) trial.value = { ...trial.value!, line: answer.line };
            }}
            onUndo={() => {
              trial.value = { ...trial.value!, line: takeBack(trial.value!.line) };
            }}
            onKeep={isEditing ? keep : null}
            onClose={() => {
              trial.value = null;
            }}
          />
        ) : (
          <>
            <CommentBox
              key={`${shown} ${moment.move}`}
              text={commentAt(round, moment.move)}
              isEditing={isEditing}
              onChange={(comment) =>
                onChange(withRound(chapter, shown, withComment(round, moment.move, comment)))
              }
            />
            <NextComment moves={commentedMoves(round)} player={player} />
            {chapter.branches.length > 0 && (
              <OneOf
                label={text.lines}
                values={[MAIN, ...chapter.branches.map((_, index) => String(index))]}
                value={shown === null ? MAIN : String(shown)}
                name={(name) => (name === MAIN ? text.asPlayed : text.branch(Number(name) + 1))}
                onChoose={(name) => {
                  branch.value = name === MAIN ? null : Number(name);
                }}
              />
            )}
            <p class="studies__actions">
              {canPlayOn(moment.position) && (
                <button type="button" class="button button--small" onClick={tryFrom}>
                  {text.whatIf}
                </button>
              )}
              {isEditing &&
                (view.value.front !== chapter.view.front || view.value.all !== chapter.view.all) && (
                  <button
                    type="button"
                    class="button button--small"
                    onClick={() => onChange({ ...chapter, view: view.value })}
                  >
                    {text.keepView}
                  </button>
                )}
              {isEditing && shown !== null && (
                <ConfirmButton
                  label={text.deleteBranch}
                  title={text.deleteQuestion(text.branch(shown + 1))}
                  text={text.cannotUndo}
                  confirm={text.delete}
                  isQuiet
                  onConfirm={() => {
                    branch.value = null;
                    onChange(withoutBranch(chapter, shown));
                  }}
                />
              )}
            </p>
            {list}
          </>
        )}
      </aside>
    </main>
  );
}

interface NextCommentProps {
  readonly moves: readonly number[];
  readonly player: RoundPlayer;
}

/** Goes to the next comment, so that a reader does not have to look for it. */
function NextComment({ moves, player }: NextCommentProps) {
  const now = player.moments[player.at.value]!.move;
  const next = moves.find((move) => move > now);
  if (next === undefined) return null;
  return (
    <p>
      <button
        type="button"
        class="button button--small"
        onClick={() => player.goTo(player.moments.findIndex(({ move }) => move >= next))}
      >
        {studyWords().nextComment}
      </button>
    </p>
  );
}
