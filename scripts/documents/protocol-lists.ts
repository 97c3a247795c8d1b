import { ROSTER } from '@schupf/bots';
import { refusals } from '@schupf/phrasebook/en/refusals';
import { newTable } from '@schupf/protocol';
import { REFUSALS, type RefusalCode, VARIANT_FACTS, VARIANTS } from '@schupf/rules';
import { SPEED_NAMES, SPEEDS, type Speed, TABLE_REFUSALS, type TableRefusalCode } from '@schupf/table';

/** Refusals of actions that only the table itself performs, so no client ever receives them. */
const TABLE_ONLY: readonly RefusalCode[] = [
  'no-window',
  'trick-not-complete',
  'gift-owed',
  'own-bomb-owed',
  'round-not-over',
  'wrong-pack',
];

/** Explanations for developers. They replace messages to players that do not give the reason. */
const MEANINGS: { readonly [Code in RefusalCode]?: string } = {
  malformed: 'Not a command, or not an action at a table with these rules.',
  'not-now': 'The action belongs to another phase of the round.',
  'window-open': 'Only bombs may be played until the window is closed.',
};

const LIMITS: { readonly [Name in keyof Speed]: string } = {
  turn: 'for a turn, and for giving a trick away',
  bank: 'further time for turns, refilled each round',
  grand: 'for the decision on Grand Tichu',
  push: 'for the push',
  reaction: 'the reaction interval after each combination',
  closing: 'the reaction interval after the last pass',
  hold: 'how long a player may make the table wait (`length`), and how often in a round (`times`)',
  rest: 'the break between two rounds',
  absence: 'how long the table waits for an absent player',
  pause: 'the maximum length of a pause',
  botDelay: 'the shortest and the longest apparent thinking time of a bot',
};

const BOTS: Readonly<Record<string, string>> = {
  random: 'plays at random',
  'planner-1': 'plays out its hand in as few tricks as possible; the zero point of our strength scale',
  'beginner-1': 'plays by simple rules, and makes mistakes',
  'club-1': 'plays by rules',
  'expert-1': 'plays by more rules, and counts cards',
  'search-1': 'searches on top of `expert-1`',
  'net-1-casual': 'a learned bot that remembers only high cards',
  'net-1': 'a learned bot for four players',
  'net-1-quick': 'searches a little on top of `net-1`',
  'net-1-deep': 'searches more',
  'net-1-deepest': 'searches most',
  'partner-1': '`net-1` with the manners of a partner',
  'partner-1-deep': 'searches on top of `partner-1`',
  'beginner-2': 'a learned bot that misjudges a lot and never calls',
  'family-2': 'misjudges less, and never calls',
  'regular-2': 'misjudges less again, and calls with caution',
  'club-2': 'misjudges little; the default',
  'league-2': 'misjudges very little',
  'net-2': 'judges as well as its networks can, with the manners of a partner',
  'net-2-quick': 'searches on top of `net-2`, in at most 30 worlds',
  'net-2-deep': 'searches on top of `net-2`, in at most 150 worlds',
};

/** Every list that PROTOCOL.md refers to, as one document. */
export function protocolLists(): string {
  return `# Lists for clients

The values that [PROTOCOL.md](../PROTOCOL.md) refers to. \`node scripts/documents.ts --update\` writes this page from the
code, and \`npm run check\` fails if it is out of date.

## Refusals

The codes sent in \`reply\` and \`returned\` messages, with the rule in [RULES.md](../RULES.md) that each one comes from and
the message that our app shows.

### Refused by the rules

${refusalTable(REFUSALS)}

### Refused by the table

${refusalTable(TABLE_REFUSALS)}

## Speeds

All times are in milliseconds; \`null\` means that there is no limit, or no such interval.

${table(['', ...SPEED_NAMES.map(code), 'custom'], speedRows())}

A custom speed is an object with all of these fields, within the bounds in the last column. With no \`reaction\` or no
\`closing\`, the server plays with \`bombTiming\` = turn-only: players can bomb only on their turn.

${table(
  ['field', ''],
  Object.entries(LIMITS).map(([name, text]) => [code(name), text]),
)}

## Bots

Names for \`{"type": "bot", "name"}\`, by generation. Names ending in \`-2\` are learned bots for every game, from weak to
strong. \`net-1\`, \`partner-1\` and their relatives know only the four-player game, and are refused in others.

${table(
  ['name', ''],
  botNames().map((name) => [code(name), BOTS[name]!]),
)}

## Variants

${table(
  ['variant', 'chairs'],
  VARIANTS.map((variant) => {
    const { min, max } = VARIANT_FACTS[variant].players;
    return [
      code(variant),
      min === max ? `${min}` : `${min} to ${max}; \`players\` in the rules says how many`,
    ];
  }),
)}
`;
}

function botNames(): readonly string[] {
  const names = Object.keys(ROSTER);
  const wrong = [...names, ...Object.keys(BOTS)].find((name) => !names.includes(name) || !(name in BOTS));
  if (wrong !== undefined)
    throw new Error(`scripts/documents/protocol-lists.ts and the roster disagree on the bot ${wrong}`);
  return names;
}

function refusalTable(codes: typeof REFUSALS | typeof TABLE_REFUSALS): string {
  const sent = (Object.entries(codes) as [RefusalCode | TableRefusalCode, string | null][]).filter(
    ([name]) => !TABLE_ONLY.some((excluded) => excluded === name),
  );
  return table(
    ['code', 'rule', ''],
    sent.map(([name, rule]) => [
      code(name),
      rule ?? '',
      MEANINGS[name as RefusalCode] ?? refusals.sentence(name),
    ]),
  );
}

function speedRows(): string[][] {
  return (Object.keys(LIMITS) as (keyof Speed)[]).map((name) => [
    code(name),
    ...SPEED_NAMES.map((speed) => valueText(SPEEDS[speed][name])),
    boundsText(customSpeed()[name]!),
  ]);
}

function valueText(value: Speed[keyof Speed]): string {
  if (value === null) return '`null`';
  if (typeof value === 'number') return `${value}`;
  return 'length' in value && 'times' in value
    ? `${value.length}, at most ${value.times} per round`
    : value.join(' to ');
}

/** The parts of a valibot schema that describe the bounds of a speed. */
interface Schema {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly items?: readonly Schema[];
  readonly pipe?: readonly {
    readonly type: string;
    readonly requirement?: number;
    readonly pipe?: unknown;
  }[];
}

function customSpeed(): Readonly<Record<string, Schema>> {
  const { options } = newTable.entries.speed as unknown as { readonly options: readonly Schema[] };
  return options.find(({ entries }) => entries !== undefined)!.entries!;
}

/** The bounds in the schema, such as "`null`, or 1 to 10000". */
function boundsText(schema: Schema): string {
  if (schema.wrapped !== undefined) return `\`null\`, or ${boundsText(schema.wrapped)}`;
  if (schema.items !== undefined) return `two numbers, ${boundsText(schema.items[0]!)}`;
  if (schema.entries !== undefined)
    return Object.entries(schema.entries)
      .map(([name, part]) => `${code(name)} ${boundsText(part)}`)
      .join(', ');
  const [min, max] = [requirements(schema, 'min_value'), requirements(schema, 'max_value')];
  return `${Math.max(...min)} to ${Math.min(...max)}`;
}

/** Pipes can be nested; the requirements of the inner ones apply too. */
function requirements(schema: Schema, type: string): number[] {
  return (schema.pipe ?? []).flatMap((part) => {
    if (part !== schema && part.pipe !== undefined) return requirements(part as Schema, type);
    return part.type === type ? [part.requirement!] : [];
  });
}

function code(name: string): string {
  return `\`${name}\``;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => `${cell} |`).join(' ')}`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)]
    .join('\n')
    .replaceAll('|  |', '| |');
}
