import { type CallFigures, DEFAULT_PROFILE, type ProfileSettings } from '@schupf/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { KnownPerson, ProfileStorage } from '../profile-storage.ts';
import { holdPeople } from './hold-people.ts';
import { personOf } from './people.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

export class SqlProfiles implements ProfileStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async find(person: string, viewer: string | null): Promise<KnownPerson | null> {
    const row = await this.db
      .selectFrom('person')
      .leftJoin('profile', 'profile.person', 'id')
      .select(['id', 'name', 'since', 'languages', 'presence', 'invitations', 'matches'])
      .select(({ exists, selectFrom }) => [
        exists(
          selectFrom('friend')
            .select('friend.since')
            .where('friend.person', '=', viewer ?? '')
            .whereRef('friend.whom', '=', 'id'),
        ).as('isFriend'),
        exists(
          selectFrom('block')
            .select('block.at')
            .where('by_person', '=', viewer ?? '')
            .whereRef('block.whom', '=', 'id'),
        ).as('isBlocked'),
      ])
      .where('id', '=', person)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('block')
              .select('block.at')
              .whereRef('by_person', '=', 'id')
              .where('block.whom', '=', viewer ?? ''),
          ),
        ),
      )
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      person: personOf(row),
      settings: settingsOf(row),
      isFriend: Boolean(row.isFriend),
      isBlocked: Boolean(row.isBlocked),
    };
  }

  async settings(person: string): Promise<ProfileSettings> {
    const row = await this.db
      .selectFrom('profile')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    return settingsOf(row);
  }

  async save(person: string, settings: ProfileSettings): Promise<void> {
    const { presence, invitations, matches } = settings;
    const values = { languages: JSON.stringify(settings.languages), presence, invitations, matches };
    await this.db.transaction().execute(async (trx) => {
      const found = await holdPeople(trx, [person], this.variant);
      if (!found.has(person)) return;
      await trx
        .insertInto('profile')
        .values({ person, ...values })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(values))
        .execute();
    });
  }

  async addCalls(match: string, counted: readonly CallFigures[]): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('counted_match')
        .columns(['match_id'])
        .expression((eb) =>
          eb
            .selectFrom('match')
            .select('id')
            .where('id', '=', match)
            .$if(this.variant.locksRows, (query) => query.forKeyShare()),
        )
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return;
      const players = await trx
        .selectFrom('match_player')
        .select(['player', 'person'])
        .where('match_id', '=', match)
        // Two transactions that change the same rows in different orders would wait for each other.
        .orderBy('person')
        .execute();
      const ids = players.flatMap(({ person }) => (person === null ? [] : [person]));
      const known = await holdPeople(trx, ids, this.variant);
      for (const { player, person } of players)
        if (person !== null && known.has(person)) await addFigures(trx, person, counted[player]);
    });
  }

  callsOf(person: string): Promise<readonly CallFigures[]> {
    return callsOf(this.db, person);
  }
}

export async function callsOf(db: Kysely<Schema>, person: string): Promise<readonly CallFigures[]> {
  const rows = await db
    .selectFrom('call_figures')
    .selectAll()
    .where('person', '=', person)
    .orderBy('rounds', 'desc')
    .orderBy('variant')
    .execute();
  return rows.map((row) => ({
    variant: row.variant,
    rounds: row.rounds,
    tichuCalled: row.tichu_called,
    tichuMade: row.tichu_made,
    grandCalled: row.grand_called,
    grandMade: row.grand_made,
  }));
}

/** Adds figures to those of a person. */
export async function addFigures(
  trx: Transaction<Schema>,
  person: string,
  figures: CallFigures | undefined,
): Promise<void> {
  if (figures === undefined || figures.rounds === 0) return;
  const { variant, rounds, tichuCalled, tichuMade, grandCalled, grandMade } = figures;
  await trx
    .insertInto('call_figures')
    .values({
      ...{ person, variant, rounds },
      tichu_called: tichuCalled,
      tichu_made: tichuMade,
      grand_called: grandCalled,
      grand_made: grandMade,
    })
    .onConflict((conflict) =>
      conflict.columns(['person', 'variant']).doUpdateSet(({ eb }) => ({
        rounds: eb('call_figures.rounds', '+', rounds),
        tichu_called: eb('call_figures.tichu_called', '+', tichuCalled),
        tichu_made: eb('call_figures.tichu_made', '+', tichuMade),
        grand_called: eb('call_figures.grand_called', '+', grandCalled),
        grand_made: eb('call_figures.grand_made', '+', grandMade),
      })),
    )
    .execute();
}

type ProfileColumns = Omit<Schema['profile'], 'person'>;

/** The settings in a row, or the default ones of a person who has no row. */
export function settingsOf(
  row: { readonly [Column in keyof ProfileColumns]: ProfileColumns[Column] | null } | undefined,
): ProfileSettings {
  if (row === undefined || row.languages === null) return DEFAULT_PROFILE;
  const { languages, presence, invitations, matches } = row;
  return {
    languages: JSON.parse(languages) as string[],
    presence: presence!,
    invitations: invitations!,
    matches: matches!,
  };
}
