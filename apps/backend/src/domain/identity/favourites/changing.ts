import type { Database } from '../../../platform/database/connection';
import { Problem } from '../../../platform/problem/problem';
import { lockAccount } from '../accounts/lock';
import { signInFirst } from '../problems';
import { savedRows, toFavourites } from './reading';
import type { Favourites, Item, Kind } from './schema';
import { MAX_ITEMS_PER_KIND } from './schema';

/** Reads an account's favourites. Throws the 401 problem when the account no longer exists. */
export const readFavourites = async (database: Database, accountId: string): Promise<Favourites> => {
  const row = await database
    .selectFrom('account')
    .select(['favourites_version', savedRows().as('saved')])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw signInFirst();
  return toFavourites(row.favourites_version, row.saved);
};

/** Changes the favourites of an account in a transaction. Returns whether anything changed. */
export type Change = (transaction: Database, version: number) => Promise<boolean>;

/**
 * Runs a change with the account's row locked, so that changes of one person run serially on any database, and returns
 * the favourites afterwards. The version rises when something changed.
 */
export const changeFavourites = async (
  database: Database,
  accountId: string,
  change: Change,
): Promise<Favourites> =>
  database.transaction().execute(async (transaction) => {
    const version = await lockAccount(transaction, accountId);
    if (await change(transaction, version))
      await transaction
        .updateTable('account')
        .set({ favourites_version: version + 1 })
        .where('account_id', '=', accountId)
        .execute();
    return readFavourites(transaction, accountId);
  });

/**
 * Appends an item to its kind, or updates it in place, where omitted parts stay. Throws a 422 problem when there are
 * too many.
 */
export const saveItem = async (
  transaction: Database,
  accountId: string,
  kind: Kind,
  item: Item,
): Promise<void> => {
  await transaction
    .insertInto('favourite')
    .values({ account_id: accountId, kind, ...item })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'id']).doUpdateSet(({ fn, ref }) => ({
        title: item.title,
        url: fn.coalesce(ref('excluded.url'), ref('favourite.url')),
        type: fn.coalesce(ref('excluded.type'), ref('favourite.type')),
        note: fn.coalesce(ref('excluded.note'), ref('favourite.note')),
      })),
    )
    .execute();
  const { saved } = await transaction
    .selectFrom('favourite')
    .select(({ fn }) => fn.countAll<number>().as('saved'))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (saved > MAX_ITEMS_PER_KIND)
    throw new Problem(
      422,
      `You have saved ${MAX_ITEMS_PER_KIND} of these, which is the most. Remove one first.`,
    );
};

/** Removes an item and, for a course, its slot. Returns whether it was there. */
export const removeItem = async (
  transaction: Database,
  accountId: string,
  kind: Kind,
  id: string,
): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('favourite')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
