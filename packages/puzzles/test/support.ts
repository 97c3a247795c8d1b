import { FIRST_DEVIATION, type Puzzle } from '../src/puzzle.ts';

/** The lead of the round: Anna (seat A) has the Mah Jong, and nothing has been played. */
const ROUND = `round 1
dealer: B
A: MJ J2 S2 P2 T2 J3 S3 P3 | T3 J4 S4 P4 T4 PHX
B: DOG J5 S5 P5 T5 J6 S6 P6 | T6 J7 S7 P7 T7 J8
C: DRG S8 P8 T8 J9 S9 P9 T9 | JX SX PX TX JJ SJ
D: PJ TJ JQ SQ PQ TQ JK SK | PK TK JA SA PA TA
calls: A takes, B takes, C takes, D takes
push: A J2>B S2>C P2>D, B J5>A S5>C P5>D, C S8>A P8>B T8>D, D PJ>A TJ>B JQ>C`;

/** A puzzle that is not a good one, but sound. */
export function examplePuzzle(changes: Partial<Puzzle> = {}): Puzzle {
  return {
    id: 'example',
    kind: 'play',
    seat: 0,
    round: ROUND,
    choices: [
      choice('A J3 S3 P3', 40),
      choice('A J4 S4 P4 T4', 10),
      choice('A MJ wish K', -5),
      choice('A PHX', -30),
    ],
    themes: ['leading'],
    rating: 1500,
    deviation: FIRST_DEVIATION,
    solvedBy: ['net-1'],
    ...changes,
  };
}

function choice(move: string, points: number): Puzzle['choices'][number] {
  return {
    move,
    points,
    error: 3.5,
    worlds: 1600,
    parts: { cards: points, ownCalls: 0, theirCalls: 0, doubles: 0, penalties: 0 },
    shares: { ownCallMade: 0, theirCallMade: 0, doubleWin: 0.25, doubleLoss: 0.1 },
  };
}
