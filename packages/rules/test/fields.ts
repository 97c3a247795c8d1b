import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// Not from the index, which imports the class generated here.
import { OPEN_FIELD_NAMES, OPEN_FIELDS, type OpenFieldKind } from '../src/state/open-fields.ts';

/**
 * Generates code and documents from the table of fields of the open state: the class that holds and copies them with
 * their kinds, and the tables in the documents. Run `npm run fields` after changing
 * `packages/rules/src/state/open-fields.ts`; a test checks that the files are up to date.
 */

/** The source code for fields of a kind. */
interface Source {
  readonly type: string;
  readonly initial: string;
  /** For fields that are changed in place: the code that copies the field, and the code that overwrites it. */
  readonly inPlace?: {
    readonly copy: (from: string) => string;
    readonly overwrite: (to: string, from: string) => string;
  };
}

const CARD_SET = {
  copy: (from: string) => `${from}.copy()`,
  overwrite: (to: string, from: string) => `${to}.copyFrom(${from})`,
};

const SOURCES: Readonly<Record<OpenFieldKind, Source>> = {
  phase: { type: 'Phase', initial: `'start'` },
  count: { type: 'number', initial: '0' },
  playerBySeat: {
    type: 'readonly Player[]',
    initial: 'Array.from({ length: rules.seats }, (_, seat) => seat)',
  },
  points: { type: 'readonly number[]', initial: 'new Array(rules.columns).fill(0)' },
  columns: { type: 'readonly number[]', initial: '[]' },
  result: { type: 'RoundResult | null', initial: 'null' },
  seat: { type: 'Seat', initial: '0' },
  seatOrNone: { type: 'Seat', initial: 'NO_SEAT' },
  seats: { type: 'readonly Seat[]', initial: '[]' },
  seatSet: { type: 'number', initial: '0' },
  countBySeat: {
    type: 'number[]',
    initial: 'new Array(rules.seats).fill(0)',
    inPlace: { copy: (from) => `${from}.slice()`, overwrite: (to, from) => `takeNumbers(${to}, ${from})` },
  },
  cards: { type: 'Cards', initial: 'NO_CARDS' },
  cardsBySeat: { type: 'readonly Cards[]', initial: 'emptyPiles(rules)' },
  playedBySeat: {
    type: 'readonly CardSet[]',
    initial: 'emptySets(rules)',
    inPlace: {
      copy: (from) => `${from}.map((cards) => cards.copy())`,
      overwrite: (to, from) => `takeSets(${to}, ${from})`,
    },
  },
  callBySeat: { type: 'readonly (Call | null)[]', initial: 'emptySeats(rules)' },
  flag: { type: 'boolean', initial: 'false' },
  combination: { type: 'Combination', initial: 'new Combination()', inPlace: CARD_SET },
  trickCards: { type: 'CardSet', initial: 'new CardSet()', inPlace: CARD_SET },
  rankOrNone: { type: 'number', initial: '0' },
  history: { type: 'Past | null', initial: 'null' },
};

export const CLASS_FILE = fileURLToPath(new URL('../src/state/open-data.ts', import.meta.url));

const HEADER = `// Written by \`npm run fields\` from the table in open-fields.ts. Change the table, not this file.
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

const FOOTER = `function takeNumbers(into: number[], from: readonly number[]): void {
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
  const declared = fields.map(({ name, type, inPlace }) => {
    const { kind, text } = OPEN_FIELDS[name];
    const comment = kind === 'seatSet' ? `A bit mask: whether each seat ${text}` : text;
    return `  /** ${comment[0]!.toUpperCase()}${comment.slice(1)}. */\n  ${inPlace === undefined ? '' : 'readonly '}${name}: ${type};`;
  });
  const initialised = fields.map(({ name, initial, inPlace }) => {
    const from = `from.${name}`;
    return `    this.${name} = from === null ? ${initial} : ${inPlace?.copy(from) ?? from};`;
  });
  const overwritten = fields.map(({ name, inPlace }) => {
    const [to, from] = [`this.${name}`, `other.${name}`];
    return `    ${inPlace?.overwrite(to, from) ?? `${to} = ${from}`};`;
  });
  return [
    HEADER,
    '/** The fields of `OpenState`, and how they are copied. */',
    'export class OpenData {',
    '  readonly rules: Rules;',
    ...declared,
    '',
    '  /** The state before a match, or a copy. Copies are made for every checked action, so no field is set twice. */',
    '  constructor(rules: Rules, from: OpenData | null = null) {',
    '    this.rules = rules;',
    ...initialised,
    '  }',
    '',
    '  /** Becomes a copy of another state with the same rules, without allocating. */',
    '  copyFrom(other: OpenData): this {',
    ...overwritten,
    '    return this;',
    '  }',
    '}',
    '',
    '/** The kind of each field, without the texts: browsers load this to read packed views. */',
    'export const OPEN_KINDS = {',
    ...OPEN_FIELD_NAMES.map((name) => `  ${name}: '${OPEN_FIELDS[name].kind}',`),
    '} as const satisfies { readonly [Name in OpenFieldName]: KindOf<Name> };',
    '',
    FOOTER,
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

/** The documents with their tables of fields, which are between comments. */
export function documentsWithTables(): { readonly file: string; readonly text: string }[] {
  return ['PROTOCOL.md', 'BOTS.md'].map((document) => {
    const file = fileOf(document);
    const text = TABLES.filter((table) => table.document === document).reduce(
      (before, { part }) => {
        const [from, to] = [`<!-- fields of ${part} -->\n`, '<!-- end of fields -->'];
        const [start, rest] = before.split(from);
        if (rest === undefined) throw new Error(`${document} has no place for the fields of ${part}`);
        const table = ['| field | | |', '| --- | --- | --- |', ...rowsOf(part), ''].join('\n');
        return `${start}${from}${table}${rest.slice(rest.indexOf(to))}`;
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
