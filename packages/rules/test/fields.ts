import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// Not from the index: that needs the class which is written here.
import { OPEN_FIELD_NAMES, OPEN_FIELDS, type OpenFieldKind } from '../src/state/open-fields.ts';

/**
 * Writes what follows from the table of fields of the open half: the class that holds and copies them with their
 * kinds, and the tables in the documents. `npm run fields` after a change of `packages/rules/src/state/open-fields.ts`; a test compares.
 */

interface Source {
  readonly type: string;
  readonly fresh: string;
  /** The field is never replaced but changed in place: how a copy gets its own, and how one takes over another. */
  readonly own?: {
    readonly copy: (from: string) => string;
    readonly take: (to: string, from: string) => string;
  };
}

const COPIED_SET = {
  copy: (from: string) => `${from}.copy()`,
  take: (to: string, from: string) => `${to}.copyFrom(${from})`,
};

const SOURCES: Readonly<Record<OpenFieldKind, Source>> = {
  phase: { type: 'Phase', fresh: `'start'` },
  count: { type: 'number', fresh: '0' },
  playerBySeat: {
    type: 'readonly Player[]',
    fresh: 'Array.from({ length: rules.seats }, (_, seat) => seat)',
  },
  points: { type: 'readonly number[]', fresh: 'new Array(rules.columns).fill(0)' },
  columns: { type: 'readonly number[]', fresh: '[]' },
  result: { type: 'RoundResult | null', fresh: 'null' },
  seat: { type: 'Seat', fresh: '0' },
  seatOrNone: { type: 'Seat', fresh: 'NO_SEAT' },
  seats: { type: 'readonly Seat[]', fresh: '[]' },
  seatSet: { type: 'number', fresh: '0' },
  countBySeat: {
    type: 'number[]',
    fresh: 'new Array(rules.seats).fill(0)',
    own: { copy: (from) => `${from}.slice()`, take: (to, from) => `takeNumbers(${to}, ${from})` },
  },
  cards: { type: 'Cards', fresh: 'NO_CARDS' },
  cardsBySeat: { type: 'readonly Cards[]', fresh: 'emptyPiles(rules)' },
  playedBySeat: {
    type: 'readonly CardSet[]',
    fresh: 'emptySets(rules)',
    own: {
      copy: (from) => `${from}.map((cards) => cards.copy())`,
      take: (to, from) => `takeSets(${to}, ${from})`,
    },
  },
  callBySeat: { type: 'readonly (Call | null)[]', fresh: 'emptySeats(rules)' },
  flag: { type: 'boolean', fresh: 'false' },
  combination: { type: 'Combination', fresh: 'new Combination()', own: COPIED_SET },
  trickCards: { type: 'CardSet', fresh: 'new CardSet()', own: COPIED_SET },
  rankOrNone: { type: 'number', fresh: '0' },
  history: { type: 'Past | null', fresh: 'null' },
};

export const CLASS_FILE = fileURLToPath(new URL('../src/state/open-data.ts', import.meta.url));

const HEAD = `// Written by \`npm run fields\` from the table in open-fields.ts. Change the table, not this file.
import { CardSet, type Cards, NO_CARDS } from '../card-set.ts';
import { Combination } from '../combination/combination.ts';
import type { Rules } from '../rules.ts';
import { NO_SEAT, type Player, type Seat } from '../seat.ts';
import type { Call } from './action.ts';
import { emptyPiles, emptySeats, emptySets } from './empty-seats.ts';
import type { Past, Phase } from './open.ts';
import type { KindOf, OpenFieldName } from './open-fields.ts';
import type { RoundResult } from './result.ts';
`;

const TAIL = `function takeNumbers(into: number[], from: readonly number[]): void {
  into.length = from.length;
  for (let index = 0; index < from.length; index++) into[index] = from[index]!;
}

function takeSets(into: readonly CardSet[], from: readonly CardSet[]): void {
  for (let index = 0; index < into.length; index++) into[index]!.copyFrom(from[index]!);
}
`;

/** The class, written out field by field: a loop over the table would be too slow for search. */
export function classText(): string {
  const fields = OPEN_FIELD_NAMES.map((name) => ({ name, ...SOURCES[OPEN_FIELDS[name].kind] }));
  const declared = fields.map(({ name, type, own }) => {
    const { kind, text } = OPEN_FIELDS[name];
    const comment = kind === 'seatSet' ? `Seats as a bit mask: ${text}` : text;
    return `  /** ${comment[0]!.toUpperCase()}${comment.slice(1)}. */\n  ${own === undefined ? '' : 'readonly '}${name}: ${type};`;
  });
  const made = fields.map(({ name, fresh, own }) => {
    const from = `from.${name}`;
    return `    this.${name} = from === null ? ${fresh} : ${own?.copy(from) ?? from};`;
  });
  const taken = fields.map(({ name, own }) => {
    const [to, from] = [`this.${name}`, `other.${name}`];
    return `    ${own?.take(to, from) ?? `${to} = ${from}`};`;
  });
  return [
    HEAD,
    '/** The fields of the open half, and how they are copied. */',
    'export class OpenData {',
    '  readonly rules: Rules;',
    ...declared,
    '',
    '  /** The open half before a match, or a copy. Copies are made for every checked action, so no field is set twice. */',
    '  constructor(rules: Rules, from: OpenData | null = null) {',
    '    this.rules = rules;',
    ...made,
    '  }',
    '',
    '  /** Becomes a copy of another open half with the same rules, without allocating. */',
    '  copyFrom(other: OpenData): this {',
    ...taken,
    '    return this;',
    '  }',
    '}',
    '',
    '/** What each field holds, without the texts of the table: a page loads this to read packed views. */',
    'export const OPEN_KINDS = {',
    ...OPEN_FIELD_NAMES.map((name) => `  ${name}: '${OPEN_FIELDS[name].kind}',`),
    '} as const satisfies { readonly [Name in OpenFieldName]: KindOf<Name> };',
    '',
    TAIL,
  ].join('\n');
}

/** What a field of a kind holds: in a packed view (PROTOCOL.md), and as external bots get it (BOTS.md). */
const VALUES: Readonly<Record<OpenFieldKind, readonly [packed: string, letters: string]>> = {
  phase: ['text', 'text'],
  count: ['number', 'number'],
  playerBySeat: ['players by seat', 'player'],
  points: ['numbers', 'numbers'],
  columns: ['numbers', ''],
  result: ['object', ''],
  seat: ['seat', 'seat'],
  seatOrNone: ['seat or -1', 'seat or `null`'],
  seats: ['seats', 'seats'],
  seatSet: ['set of seats', 'boolean'],
  countBySeat: ['numbers by seat', 'number'],
  cards: ['cards', 'cards'],
  cardsBySeat: ['cards by seat', 'cards'],
  playedBySeat: ['', ''],
  callBySeat: ['calls by seat', 'text or `null`'],
  flag: ['boolean', 'boolean'],
  combination: ['combination', 'combination'],
  trickCards: ['cards', 'cards'],
  rankOrNone: ['rank or 0', 'rank or `null`'],
  history: ['events', 'events'],
};

const TABLES: readonly { readonly document: string; readonly part: 'open' | 'view' | 'seats' | 'trick' }[] = [
  { document: 'PROTOCOL.md', part: 'open' },
  { document: 'BOTS.md', part: 'view' },
  { document: 'BOTS.md', part: 'seats' },
  { document: 'BOTS.md', part: 'trick' },
];

function rowsOf(part: (typeof TABLES)[number]['part']): string[] {
  return OPEN_FIELD_NAMES.flatMap((name) => {
    const { kind, bots, text } = OPEN_FIELDS[name];
    const [packed, letters] = VALUES[kind];
    if (part === 'open')
      return packed === '' ? [] : [`| \`${name === 'past' ? 'history' : name}\` | ${packed} | ${text} |`];
    const [first, inner] = bots?.split('.') ?? [];
    if (first === undefined || (inner === undefined ? 'view' : first) !== part) return [];
    return [`| \`${inner ?? first}\` | ${letters} | ${text} |`];
  });
}

const fileOf = (document: string) => fileURLToPath(new URL(`../../../${document}`, import.meta.url));

/** The documents with their tables of fields, which stand between comments. */
export function documentsWithTables(): { readonly file: string; readonly text: string }[] {
  return ['PROTOCOL.md', 'BOTS.md'].map((document) => {
    const file = fileOf(document);
    const text = TABLES.filter((table) => table.document === document).reduce(
      (before, { part }) => {
        const [from, to] = [`<!-- fields of ${part} -->\n`, '<!-- end of fields -->'];
        const [head, rest] = before.split(from);
        if (rest === undefined) throw new Error(`${document} has no place for the fields of ${part}`);
        const table = ['| field | | |', '| --- | --- | --- |', ...rowsOf(part), ''].join('\n');
        return `${head}${from}${table}${rest.slice(rest.indexOf(to))}`;
      },
      readFileSync(file, 'utf8'),
    );
    return { file, text };
  });
}

if (import.meta.main) {
  writeFileSync(CLASS_FILE, classText());
  for (const { file, text } of documentsWithTables()) writeFileSync(file, text);
}
