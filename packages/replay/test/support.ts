import { readFileSync } from 'node:fs';
import { actionFor, type Bits, below, dutiesOf, legalActions, viewFor } from '@schupf/rules';
import { type GameRecord, parseRecord } from '@schupf/rules/notation';
import { type Chapter, chapterOf, pastRounds, playMove, settled, type WhatIf } from '../src/index.ts';

/** A recorded match of a variant. */
function recordOf(variant: string): GameRecord {
  const answer = parseRecord(
    readFileSync(new URL(`../../../games/${variant}.schupf`, import.meta.url), 'utf8'),
  );
  if (!answer.ok) throw new Error(answer.problem);
  return answer.record;
}

/** A chapter of one round of a recorded match. */
export function chapterFrom(variant: string, index = 0): Chapter {
  const record = recordOf(variant);
  const { number, moments } = pastRounds(record)[index]!;
  const dealt = moments[0]!.position.open;
  const { names } = record;
  return chapterOf({ title: variant, view: { front: 1, all: false }, record, round: number, dealt, names });
}

/** Plays on at random, up to a number of moves. */
export function randomLine(start: WhatIf, moves: number, bits: Bits): WhatIf {
  let line = start;
  for (let move = 0; move < moves; move++) {
    const { position } = settled(line);
    const [duty] = dutiesOf(position.open);
    if (duty === undefined) break;
    const player = position.open.players[duty.seat]!;
    const offers = legalActions(viewFor(position, player), duty.seat);
    if (offers.length === 0) break;
    const answer = playMove(line, actionFor(offers[below(offers.length, bits)]!));
    if (!answer.ok) throw new Error(answer.refusal.code);
    line = answer.line;
  }
  return line;
}
