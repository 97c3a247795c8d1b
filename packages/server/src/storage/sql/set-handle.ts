import type { Transaction } from 'kysely';
import type { NewHandle, SetHandleResult } from '../accounts-storage.ts';
import { isReserved } from './reserve-handles.ts';
import type { Schema } from './schema.ts';

/** Gives a person a handle. Their previous one is held for a while, so that no one else can be mistaken for them. */
export async function setHandle(
  trx: Transaction<Schema>,
  { folded, handle, person, since, changeableBefore, previousHeldUntil }: NewHandle,
): Promise<SetHandleResult> {
  const current = await trx
    .selectFrom('handle')
    .selectAll()
    .where('person', '=', person)
    .where('held_until', 'is', null)
    .executeTakeFirst();
  if (current?.folded === folded) {
    // It looks the same: only capitals or hyphens have changed.
    await trx.updateTable('handle').set({ handle }).where('folded', '=', folded).execute();
    return 'set';
  }
  if (current !== undefined && current.since > changeableBefore) return 'too-soon';
  // Not the current one yet: there is never more than one of those.
  const row = { handle, person, since, held_until: since };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('handle')
    .values({ folded, ...row })
    .onConflict((conflict) =>
      conflict
        .column('folded')
        .doUpdateSet(row)
        .where(({ eb, or }) => or([eb('handle.person', '=', person), eb('handle.held_until', '<=', since)])),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return 'taken';
  // Only now: if the one who had it is being deleted, the insertion has waited for that.
  if (await isReserved(trx, folded, since)) {
    await trx.deleteFrom('handle').where('folded', '=', folded).execute();
    return 'taken';
  }
  if (current !== undefined)
    await trx
      .updateTable('handle')
      .set({ held_until: previousHeldUntil })
      .where('folded', '=', current.folded)
      .execute();
  await trx.updateTable('handle').set({ held_until: null }).where('folded', '=', folded).execute();
  return 'set';
}
