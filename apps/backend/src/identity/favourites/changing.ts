import type { Database } from '../../database/connection';
import { Problem } from '../../problem/problem';
import { lockAccount } from '../accounts/lock';
import { signInFirst } from '../problems';
import { savedRows, toFavourites } from './reading';
import type { Favourites, Item, Kind } from './schema';
import { mostOfAKind } from './schema';

/** What an account saved. Throws the 401 problem when there is no such account any more. */
export async function readFavourites(database: Database, accountId: string): Promise<Favourites> {
  const row = await database
    .selectFrom('account')
    .select(['favourites_version', savedRows().as('saved')])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw signInFirst();
  return toFavourites(row.favourites_version, row.saved);
}

/** Changes the favourites of an account in a transaction. Says whether anything is other than before. */
export type Change = (transaction: Database, version: number) => Promise<boolean>;

/**
 * Runs a change while the account's row is locked, so that changes of one person run one after another on any database,
 * and gives what is saved afterwards. The version rises when something changed.
 */
export async function changeFavourites(
  database: Database,
  accountId: string,
  change: Change,
): Promise<Favourites> {
  return database.transaction().execute(async (transaction) => {
    const version = await lockAccount(transaction, accountId);
    if (await change(transaction, version))
      await transaction
        .updateTable('account')
        .set({ favourites_version: version + 1 })
        .where('account_id', '=', accountId)
        .execute();
    return readFavourites(transaction, accountId);
  });
}

/** Saves an item at the end of its kind, or renews it in its place, where what is left out stays. Throws a 422 problem when there are too many. */
export async function saveItem(
  transaction: Database,
  accountId: string,
  kind: Kind,
  item: Item,
): Promise<void> {
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
  if (saved > mostOfAKind)
    throw new Problem(422, `You have saved ${mostOfAKind} of these, which is the most. Remove one first.`);
}

/** Removes an item, and with a course its slot. Says whether it was there. */
export async function removeItem(
  transaction: Database,
  accountId: string,
  kind: Kind,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('favourite')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
