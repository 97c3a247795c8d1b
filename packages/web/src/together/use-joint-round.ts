import { effect } from '@preact/signals';
import type { ShownPlace } from '@schupf/protocol';
import {
  loneRound,
  type PastRound,
  playMove,
  positionAfter,
  simulatedMoments,
  type WhatIf,
  whatIfFrom,
} from '@schupf/replay';
import type { GameRecord } from '@schupf/rules/notation';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { PastMatch } from '../replay/load.ts';
import { RoundPlayer } from '../replay/round-player.ts';
import type { JointReplay } from './joint-replay.ts';

interface JointRound {
  readonly round: PastRound;
  /** What is tried out instead of the recorded moves; null if nothing is. */
  readonly line: WhatIf | null;
  readonly player: RoundPlayer;
}

/** The round at a place, or the line that is tried out there. Its player and the joint replay follow each other. */
export function useJointRound(joint: JointReplay, past: PastMatch, place: ShownPlace): JointRound {
  const round = past.rounds.find(({ number }) => number === place.round) ?? past.rounds[0]!;
  const moves = movesKey(place);
  const line = useMemo(
    () => (place.line === null ? null : lineAt(past.record, round, place)),
    [past, round, place.line === null ? null : place.moment, moves],
  );
  const player = useMemo(
    () =>
      new RoundPlayer(
        line === null ? round.moments : simulatedMoments(line.start, line.actions),
        momentAt(place),
      ),
    [round, line],
  );
  const at = momentAt(place);
  useLayoutEffect(() => {
    if (player.at.peek() !== at) player.goTo(at);
  }, [player, at]);
  useLayoutEffect(
    () =>
      effect(() => {
        const moment = player.at.value;
        const here = joint.here.peek();
        // The player may belong to a place that has just been left.
        if (here === null || here.round !== round.number || movesKey(here) !== moves) return;
        if (moment !== momentAt(here)) joint.goTo(withMoment(here, moment));
      }),
    [joint, player],
  );
  return { round, line, player };
}

function movesKey({ line }: ShownPlace): string | null {
  return line === null ? null : JSON.stringify(line.moves);
}

/** The moment that is shown, of the line or of the round. */
function momentAt({ moment, line }: ShownPlace): number {
  return line?.moment ?? moment;
}

function withMoment(place: ShownPlace, moment: number): ShownPlace {
  return place.line === null ? { ...place, moment } : { ...place, line: { ...place.line, moment } };
}

/** The server has checked the moves. Should the rules refuse one here, the line ends before it. */
function lineAt(record: GameRecord, { number, moments }: PastRound, { moment, line }: ShownPlace): WhatIf {
  let shown = whatIfFrom(positionAfter(loneRound(record, number)!, moments[moment]!.move));
  for (const move of line?.moves ?? []) {
    const answer = playMove(shown, move);
    if (!answer.ok) break;
    shown = answer.line;
  }
  return shown;
}
