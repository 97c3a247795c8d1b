import { type Bits, below, type Rules, requestFor } from '@schupf/rules';
import { type GameRecord, type Note, Recorder, type RecordItem, type Tag } from '@schupf/rules/notation';
import fc from 'fast-check';
import { pick } from './chance.ts';
import type { Step } from './walk.ts';

/** The record of a walk up to its last step. */
export function recordOf(rules: Rules, steps: Iterable<Step>): GameRecord {
  const recorder = new Recorder();
  for (const { position, action, next } of steps) {
    if (action.type === 'deal') recorder.deal(position, action.pack, next);
    else recorder.act(position, action, next);
  }
  const names = Array.from({ length: rules.players }, (_, player) => `Player ${player + 1}`);
  return { rules: requestFor(rules), names, tags: [], rounds: recorder.rounds };
}

/** What people and programs add to a record besides the moves. */
export interface Decoration {
  readonly names: readonly string[];
  readonly tags: readonly Tag[];
  readonly notes: readonly Note[];
  readonly words: readonly string[];
}

const anyName = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/);
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constant('a\n\\}>"{<,...|'));
/** A line's value has no line breaks and no spaces around it. */
const anyValue = anyText.map((text) => text.replace(/[\r\n]+/g, ' ').trim());
const anyNote: fc.Arbitrary<Note> = fc.oneof(
  fc.record({ type: fc.constant('comment' as const), text: anyText }, { noNullPrototype: true }),
  fc.record({ type: fc.constant('mark' as const), name: anyName, value: anyText }, { noNullPrototype: true }),
);

const anyTag: fc.Arbitrary<Tag> = fc.record(
  { name: anyName.map((name) => `x-${name}`), value: anyValue },
  { noNullPrototype: true },
);

export const anyDecoration: fc.Arbitrary<Decoration> = fc.record({
  names: fc.array(anyValue, { minLength: 1, maxLength: 12 }),
  tags: fc.array(anyTag, { maxLength: 5 }),
  notes: fc.array(anyNote, { minLength: 1, maxLength: 8 }),
  words: fc.array(anyText, { maxLength: 4 }),
});

/** The record with names, tags, times, notes and notices added at random places. */
export function decorated(record: GameRecord, decoration: Decoration, bits: Bits): GameRecord {
  const { names, tags, notes, words } = decoration;
  let time = 0;
  const decorate = (item: RecordItem): RecordItem[] => {
    time += below(60_000, bits);
    const notice = { type: 'news', name: pick(['hold', 'absent', 'x-thing'], bits), words } as const;
    switch (below(8, bits)) {
      case 0:
        return [{ ...item, time, notes: [pick(notes, bits)] }];
      case 1:
        return [{ move: null, time: null, notes }, item];
      case 2:
        return [{ ...item, time }];
      case 3:
        return [item, { move: notice, time, notes: [] }];
      default:
        return [item];
    }
  };
  return {
    ...record,
    names: record.names.map(() => pick(names, bits)),
    tags,
    rounds: record.rounds.map((round) => ({
      ...round,
      tags,
      lines: round.lines.map((line) => ({ ...line, items: line.items.flatMap(decorate) })),
    })),
  };
}
