import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// Not imported from the index, because the index imports the class that is generated here.
import { MAX_SEATS } from '../src/seat.ts';
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
  /** For fields that are changed in place, and shared by copies until then. */
  readonly inPlace?: {
    /** The type of the value while it is changed; `type` is its read-only view. */
    readonly type: string;
    /** Whether there is one value for each seat, each of them shared separately. */
    readonly bySeat: boolean;
    /** The code for a copy that can be changed. */
    readonly copy: (from: string) => string;
    /** The code that overwrites a value with another. */
    readonly overwrite: (to: string, from: string) => string;
  };
}

const CARD_SET = {
  bySeat: false,
  copy: (from: string) => `${from}.copy()`,
  overwrite: (to: string, from: string) => `${to}.copyFrom(${from})`,
};

const SETS_BY_SEAT: Source = {
  type: 'readonly Cards[]',
  initial: 'emptySets(rules)',
  inPlace: { ...CARD_SET, type: 'CardSet', bySeat: true },
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
    type: 'readonly number[]',
    initial: 'new Array(rules.seats).fill(0)',
    inPlace: {
      type: 'number[]',
      bySeat: false,
      copy: (from) => `${from}.slice()`,
      overwrite: (to, from) => `takeNumbers(${to}, ${from})`,
    },
  },
  cards: { type: 'Cards', initial: 'NO_CARDS' },
  cardsBySeat: SETS_BY_SEAT,
  playedBySeat: SETS_BY_SEAT,
  callBySeat: { type: 'readonly (Call | null)[]', initial: 'emptySeats(rules)' },
  flag: { type: 'boolean', initial: 'false' },
  combination: {
    type: 'Play',
    initial: 'new Combination()',
    inPlace: { ...CARD_SET, type: 'Combination', copy: (from) => `new Combination().copyFrom(${from})` },
  },
  trickCards: { type: 'Cards', initial: 'new CardSet()', inPlace: { ...CARD_SET, type: 'CardSet' } },
  rankOrNone: { type: 'number', initial: '0' },
  history: { type: 'Past | null', initial: 'null' },
};

export const CLASS_FILE = fileURLToPath(new URL('../src/state/open-data.ts', import.meta.url));

const HEADER = `// Written by \`npm run fields\` from the table in open-fields.ts. Change the table, not this file.
import { CardSet, type Cards, NO_CARDS } from '../card-set.ts';
import { Combination, type Play } from '../combination/combination.ts';
import type { Rules } from '../rules.ts';
import { MAX_SEATS, NO_SEAT, type Player, type Seat } from '../seat.ts';
import type { Call } from './action.ts';
import { emptySeats, emptySets } from './empty-seats.ts';
import type { Past, Phase } from './open.ts';
import type { KindOf, OpenFieldName } from './open-fields.ts';
import type { RoundResult } from './result.ts';
`;

const FOOTER = `function takeNumbers(into: number[], from: readonly number[]): void {
  into.length = from.length;
  for (let index = 0; index < from.length; index++) into[index] = from[index]!;
}
`;

const FIELDS = OPEN_FIELD_NAMES.map((name) => ({ name, ...SOURCES[OPEN_FIELDS[name].kind] }));

const titled = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}`;
/** Fields that are changed in place, lists by seat first. */
const IN_PLACE = FIELDS.filter(({ inPlace }) => inPlace !== undefined).sort(
  (a, b) => Number(b.inPlace!.bySeat) - Number(a.inPlace!.bySeat),
);

/** The first bit of a field in the mask of values that a state does not share. */
function offsetOf(field: string): number {
  const before = IN_PLACE.slice(
    0,
    IN_PLACE.findIndex(({ name }) => name === field),
  );
  return before.reduce((bits, { inPlace }) => bits + (inPlace!.bySeat ? MAX_SEATS : 1), 0);
}

const maskOf = (name: string) => `OWN_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** The method that returns the value of a field, to be changed in place. */
function changeMethod({ name, inPlace }: (typeof FIELDS)[number]): string[] {
  if (inPlace === undefined) return [];
  const { type, bySeat, copy } = inPlace;
  const list = `(this.${name} as ${type}[])`;
  const body = bySeat
    ? [
        `    const bit = 1 << (${offsetOf(name)} + seat);`,
        `    if ((this.#own & bit) === 0) {`,
        `      if ((this.#own & ${maskOf(name)}) === 0) this.${name} = this.${name}.slice();`,
        `      ${list}[seat] = ${copy(`this.${name}[seat]!`)};`,
        `      this.#own |= bit;`,
        `    }`,
        `    return ${list}[seat]!;`,
      ]
    : [
        `    if ((this.#own & ${maskOf(name)}) === 0) {`,
        `      this.${name} = ${copy(`this.${name}`)};`,
        `      this.#own |= ${maskOf(name)};`,
        `    }`,
        `    return this.${name} as ${type};`,
      ];
  return ['', `  change${titled(name)}(${bySeat ? 'seat: Seat' : ''}): ${type} {`, ...body, '  }'];
}

/** The class, written out field by field: a loop over the table would be too slow for search. */
export function classText(): string {
  const declared = FIELDS.map(({ name, type }) => {
    const { kind, text } = OPEN_FIELDS[name];
    const comment = kind === 'seatSet' ? `A bit mask: whether each seat ${text}` : text;
    return `  /** ${titled(comment)}. */\n  declare ${name}: ${type};`;
  });
  const masks = IN_PLACE.map(({ name, inPlace }) => {
    return `const ${maskOf(name)} = ${inPlace!.bySeat ? 'EVERY_SEAT' : '1'} << ${offsetOf(name)};`;
  });
  const overwritten = FIELDS.map(({ name, inPlace }) => {
    const [to, from] = [`this.${name}`, `other.${name}`];
    if (inPlace === undefined) return `    ${to} = ${from};`;
    const change = `this.change${titled(name)}`;
    if (!inPlace.bySeat) return `    ${inPlace.overwrite(`${change}()`, from)};`;
    const each = inPlace.overwrite(`${change}(seat)`, `${from}[seat]!`);
    return `    for (let seat = 0; seat < ${to}.length; seat++) {\n      ${each};\n    }`;
  });
  return [
    HEADER,
    '// Bits for the values that a state shares with no other state. A list by seat has one bit for each seat.',
    'const EVERY_SEAT = (1 << MAX_SEATS) - 1;',
    ...masks,
    `const OWN_ALL = ${IN_PLACE.map(({ name }) => maskOf(name)).join(' | ')};`,
    '',
    '/**',
    ' * The fields of `OpenState`, and how they are copied. `declare` keeps JavaScript from setting every field to undefined',
    ' * first, which would take as long as the copy itself.',
    ' */',
    'export class OpenData {',
    '  /** Bit mask of the values that this state shares with no other. Any other value is copied before it is changed. */',
    '  #own = OWN_ALL;',
    '  declare readonly rules: Rules;',
    ...declared,
    '',
    '  /** The state before a match, or a successor of `from`. The two share each value until one of them changes it. */',
    '  constructor(rules: Rules, from: OpenData | null = null) {',
    '    this.rules = rules;',
    '    if (from === null) {',
    ...FIELDS.map(({ name, initial }) => `      this.${name} = ${initial};`),
    '    } else {',
    ...FIELDS.map(({ name }) => `      this.${name} = from.${name};`),
    '      this.#own = 0;',
    '      from.#own = 0;',
    '    }',
    '  }',
    '',
    '  /** Becomes a copy of another state with the same rules. Allocates nothing, unless this state has a successor. */',
    '  copyFrom(other: OpenData): this {',
    ...overwritten,
    '    return this;',
    '  }',
    ...FIELDS.flatMap(changeMethod),
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
    const { kind, botPath, text } = OPEN_FIELDS[name];
    const [packed, letters] = VALUES[kind];
    if (part === 'open')
      return packed === '' ? [] : [`| \`${name === 'past' ? 'history' : name}\` | ${packed} | ${text} |`];
    const [first, inner] = botPath?.split('.') ?? [];
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
