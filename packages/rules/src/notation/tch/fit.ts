import { NO_SEAT, type Seat } from '../../seat.ts';
import type { Position } from '../../state/position.ts';
import { type Refusal, refusal } from '../../state/refusal.ts';
import { apply } from '../../transitions/checked.ts';
import { type Candidate, candidatesFor, type Situation } from './candidates.ts';
import type { TchRound } from './log.ts';
import { lookAhead } from './lookahead.ts';
import type { Replay, ReplayedStep } from './replay.ts';

/** A partial interpretation of the events. Positions are immutable, so backtracking means returning to an old one. */
interface Node extends Situation {
  readonly before: Node | null;
  /** The number of events interpreted so far. */
  readonly events: number;
  /** The interpretation of the last event, and the steps it consists of. */
  readonly candidate: Candidate | null;
  readonly steps: readonly ReplayedStep[];
}

/** A node with the candidates for its next event. */
interface Branch {
  readonly node: Node;
  readonly candidates: readonly Candidate[];
  tried: number;
  /** Why the rules refused the likeliest candidate. */
  refusal: Refusal | null;
}

/** How far the interpretation got, and why the rules refused the next event, if they did. */
interface Outcome {
  readonly node: Node;
  readonly refusal: Refusal | null;
}

/** The maximum average number of candidates tried per event. Limits the time a malicious log can take. */
const TRIES_PER_EVENT = 12;
const EXTRA_TRIES = 200;

/**
 * Replays the events of a round after its opening. A log omits the table's actions, whether a bomb came out of turn
 * and what a Phoenix stands for. So each event has several candidates, and the search takes the first sequence that is
 * legal to the end, if possible one that leads to the result the log claims.
 */
export function fitEvents(replay: Replay, round: TchRound): void {
  const outcome = search(replay.position, round);
  const nodes: Node[] = [];
  for (let node: Node | null = outcome.node; node !== null; node = node.before) nodes.push(node);
  for (const { events, candidate, steps } of nodes.reverse()) {
    replay.steps.push(...steps);
    const event = round.events[events - 1];
    if (candidate?.note && event !== undefined) replay.note(candidate.note, event.line);
  }
  replay.position = outcome.node.position;
  const next = round.events[outcome.node.events];
  if (next === undefined) return;
  if (outcome.refusal !== null) replay.refuse(outcome.refusal, next.line);
  else replay.stopAt(next.line, 'no legal interpretation of this line was found');
}

function search(start: Position, round: TchRound): Outcome {
  const { events } = round;
  const lookahead = lookAhead(round);
  const branchFrom = (node: Node): Branch => {
    const event = events[node.events];
    const candidates = event === undefined ? [] : candidatesFor(node, event, node.events, lookahead);
    return { node, candidates, tried: 0, refusal: null };
  };
  const root: Node = {
    position: start,
    promised: NO_SEAT,
    before: null,
    events: 0,
    candidate: null,
    steps: [],
  };
  const path = [branchFrom(root)];
  let furthest: Outcome = { node: root, refusal: null };
  let tries = events.length * TRIES_PER_EVENT + EXTRA_TRIES;
  for (let branch = path.at(-1); branch !== undefined; branch = path.at(-1)) {
    const { node } = branch;
    if (node.events > furthest.node.events) furthest = { node, refusal: null };
    if (node.events === events.length && hasClaimedResult(node, round)) return { node, refusal: null };
    const candidate = branch.candidates[branch.tried++];
    if (candidate === undefined) {
      if (node === furthest.node && node.events < events.length) furthest = { node, refusal: whyNot(branch) };
      path.pop();
      continue;
    }
    if (tries-- === 0) break;
    const next = follow(node, candidate, events[node.events]!.line);
    if ('position' in next) path.push(branchFrom(next));
    else branch.refusal ??= next;
  }
  return furthest;
}

function whyNot({ candidates, refusal: first }: Branch): Refusal | null {
  return candidates.length === 0 ? refusal('wish-needs-mah-jong') : first;
}

/** A truncated log claims no result, so any end fits it. */
function hasClaimedResult({ position }: Node, { result }: TchRound): boolean {
  const points = position.open.result?.points;
  return (
    result === null ||
    (points !== undefined && points[0] === result.points[0] && points[1] === result.points[1])
  );
}

function follow(node: Node, candidate: Candidate, line: number): Node | Refusal {
  const steps: ReplayedStep[] = [];
  let { position } = node;
  for (const action of candidate.actions) {
    const applied = apply(position, action);
    if (!applied.ok) return applied.refusal;
    steps.push({ line, before: position, action, after: applied.position });
    position = applied.position;
  }
  return {
    before: node,
    events: node.events + 1,
    candidate,
    steps,
    position,
    promised: promisedAfter(node, candidate),
  };
}

/** An announced gift stands until the trick is given away or the Dragon is beaten. */
function promisedAfter({ promised }: Node, { promise, actions }: Candidate): Seat {
  if (promise !== undefined) return promise;
  return actions.some(({ type }) => type === 'play' || type === 'bomb' || type === 'give')
    ? NO_SEAT
    : promised;
}
