import { DEFAULT_BOT } from '@schupf/bots';
import { suitableTerms } from '@schupf/protocol';
import { type Pool, shownAt } from '@schupf/ratings';
import type { Clock } from '@schupf/runner';
import type { Occupant } from '@schupf/table';
import type { SharedLimits } from '../limits/shared-limits.ts';
import { Blocks } from '../people/blocks.ts';
import type { OutcomeRow } from '../storage/outcome-storage.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableDraft } from '../tables/new-table.ts';
import type { TableService } from '../tables/table-service.ts';
import { type Opening, Pairer } from './pairer.ts';
import type { PairingLink } from './pairing-link.ts';
import type { Facts } from './queue.ts';
import { rulesOf } from './terms.ts';

/** The middle of the scale, for people whose rating is unknown. */
const MIDDLE_RATING = 1500;
/** Someone who has finished fewer matches is a newcomer, whoever they are: guests can begin again at any time. */
export const NEWCOMER_MATCHES = 5;

export interface PairingDeps {
  readonly storage: Storage;
  readonly tables: TableService;
  readonly limits: SharedLimits;
  readonly link: PairingLink;
  readonly clock: Clock;
  /** The date in milliseconds. */
  readonly date: () => number;
  readonly isPairer: () => boolean;
  readonly noteOutcome: (outcome: OutcomeRow) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** The pairer of this process, at work if the process is the one that brings people together. */
export function startPairer(deps: PairingDeps): Pairer {
  const { storage, tables, limits, date } = deps;
  return new Pairer({
    ...deps,
    factsOf: async (person, pool): Promise<Facts> => {
      const [rating, matches] = await Promise.all([
        pool === null ? null : ratingOf(deps, person, pool),
        storage.matches.playedBy(person, Number.MAX_SAFE_INTEGER, NEWCOMER_MATCHES),
      ]);
      return { rating: rating ?? MIDDLE_RATING, isNewcomer: matches.length < NEWCOMER_MATCHES };
    },
    blocksAmong: (people) => Blocks.among(storage.people, people),
    takeTable: (person) => limits.take('table', person),
    open: async (opening) => {
      const { person, network } = opening.first;
      const opened = await tables.createFor(draftFor(opening), { person: person.id, network });
      return opened.ok ? opened.code : null;
    },
    findFreeSeat: async (seek, person) => {
      for (const speed of new Set(suitableTerms(seek).map((terms) => terms.speed))) {
        const code = await tables.findFreeSeat({ ...seek, speed }, person);
        if (code !== null) return code;
      }
      return null;
    },
    noteNoShow: (person) => deps.noteOutcome({ person, kind: 'no-show', at: date() }),
  });
}

/** Null if it is unknown. */
async function ratingOf(
  { storage, date }: Pick<PairingDeps, 'storage' | 'date'>,
  person: string,
  pool: Pool,
): Promise<number | null> {
  const rating = (await storage.ratings.among([person], pool)).get(person);
  return rating === undefined ? null : shownAt(rating, date()).rating;
}

const BOT: Occupant = { type: 'bot', name: DEFAULT_BOT, outside: false };

/** If people play among themselves, no one is the host. Someone who plays with bots may replace them. */
function draftFor({ game, terms, chairs, first }: Opening): TableDraft {
  const people = chairs.filter((person) => person !== null);
  return {
    rules: rulesOf(game),
    speed: terms.speed,
    visibility: 'open',
    chairs: chairs.map((person) => (person === null ? BOT : { type: 'person', ...person })),
    host: people.length === chairs.length ? '' : first.person.id,
    rated: terms.rated,
    startsImmediately: true,
    freeChat: false,
    handsAfter: null,
  };
}
