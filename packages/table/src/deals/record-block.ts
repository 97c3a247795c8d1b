import type { Player } from '@schupf/rules';
import type { GameRecord, Tag } from '@schupf/rules/notation';
import { REMATCH_SEATS, type RematchSeats } from '../agreements.ts';
import { type Contribution, type DealsContext, isDigest, isSalt } from './formulas.ts';

/** What a record says about how its deals were made (NOTATION.md). */
export interface DealsBlock extends DealsContext {
  readonly commitment: string;
  readonly contributions: readonly Contribution[];
  readonly secret: string;
  /** For each player, their chair before the seats were arranged. */
  readonly order: readonly Player[];
}

export type DealsBlockResult =
  | { readonly type: 'block'; readonly block: DealsBlock }
  | { readonly type: 'none' }
  | { readonly type: 'newer' }
  /** A line is missing, is there twice, or is not as it should be. */
  | { readonly type: 'damaged'; readonly line: string };

const NAME = 'fair';
const COMMITMENT = `${NAME} commitment`;
const SECRET = `${NAME} secret`;
const SALT = `${NAME} salt`;
const VERSION = '1';

/** The header lines of a block. */
export function formatDealsBlock(block: DealsBlock): Tag[] {
  const { table, match, seats, order, commitment, contributions, secret } = block;
  return [
    { name: NAME, value: [VERSION, table, match, seats, ...order.map(numberOf)].join(' ') },
    { name: COMMITMENT, value: commitment },
    ...contributions.map(({ chair, hash, salt }) => ({
      name: `${SALT} ${numberOf(chair)}`,
      value: `${hash} ${salt ?? '-'}`,
    })),
    { name: SECRET, value: secret },
  ];
}

/** Reads the block of a record from its header. Never throws. */
export function parseDealsBlock({ tags }: Pick<GameRecord, 'tags'>): DealsBlockResult {
  const own = tags.filter(({ name }) => name === NAME || name.startsWith(`${NAME} `));
  if (own.length === 0) return { type: 'none' };
  const version = own.find(({ name }) => name === NAME)?.value.split(' ')[0];
  if (version !== undefined && /^[1-9]\d*$/.test(version) && version !== VERSION) return { type: 'newer' };
  try {
    return { type: 'block', block: readBlock(own) };
  } catch (damage) {
    if (damage instanceof Damage) return { type: 'damaged', line: damage.line };
    throw damage;
  }
}

/** Thrown only inside the reader. */
class Damage {
  readonly line: string;

  constructor(line: string) {
    this.line = line;
  }
}

function readBlock(tags: readonly Tag[]): DealsBlock {
  const only = (name: string): string => {
    const [first, second] = tags.filter((tag) => tag.name === name);
    if (first === undefined || second !== undefined) throw new Damage(name);
    return first.value;
  };
  const digest = (name: string): string => {
    const value = only(name);
    if (!isDigest(value)) throw new Damage(name);
    return value;
  };
  const unknown = tags.find(
    ({ name }) => ![NAME, COMMITMENT, SECRET].includes(name) && chairOf(name) === null,
  );
  if (unknown !== undefined) throw new Damage(unknown.name);
  const contributions = tags.flatMap((tag) => (chairOf(tag.name) === null ? [] : [contributionOf(tag)]));
  const misplaced = contributions.find(
    ({ chair }, index) => chair <= (contributions[index - 1]?.chair ?? -1),
  );
  if (misplaced !== undefined) throw new Damage(`${SALT} ${numberOf(misplaced.chair)}`);
  const context = contextOf(only(NAME));
  return { ...context, commitment: digest(COMMITMENT), contributions, secret: digest(SECRET) };
}

function contextOf(value: string): DealsContext & Pick<DealsBlock, 'order'> {
  const [version, table = '', match = '', seats = '', ...numbers] = value.split(' ');
  const isWhole = [match, ...numbers].every((number) => /^[1-9]\d{0,8}$/.test(number));
  if (version !== VERSION || !isDealsTable(table) || !isWhole || !isSeats(seats)) throw new Damage(NAME);
  return { table, match: Number(match), seats, order: numbers.map((number) => Number(number) - 1) };
}

function contributionOf({ name, value }: Tag): Contribution {
  const [hash, salt, ...others] = value.split(' ');
  if (!isDigest(hash) || (salt !== '-' && !isSalt(salt)) || others.length > 0) throw new Damage(name);
  return { chair: chairOf(name)!, hash, salt: salt === '-' ? null : salt };
}

/** The chair in the name of a salt's line; null for other lines. */
function chairOf(name: string): Player | null {
  const number = new RegExp(`^${SALT} ([1-9]\\d?)$`).exec(name)?.[1];
  return number === undefined ? null : Number(number) - 1;
}

function isSeats(text: string): text is RematchSeats {
  return REMATCH_SEATS.some((seats) => seats === text);
}

/** Whether a text can be the id of a table in its records. */
function isDealsTable(text: string): boolean {
  return /^[A-Za-z0-9-]{1,40}$/.test(text);
}

/** Records number players and chairs from 1. */
function numberOf(chair: Player): number {
  return chair + 1;
}
