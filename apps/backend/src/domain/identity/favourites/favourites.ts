import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection';
import { Problem } from '../../../platform/problem/problem';
import { changeFavourites, readFavourites, removeItem, saveItem } from './changing';
import { fillSlot } from './top';
import type { Favourites, GivenFavourites, Item, Kind } from './schema';
import { KINDS } from './schema';

/**
 * The submitted list was made from an older version; the problem carries the current one, for the client to merge and
 * send again.
 */
export class StaleFavouritesProblem extends Problem {
  readonly favourites: Favourites;

  constructor(favourites: Favourites) {
    super(409, 'Your favourites were changed on another device. Here are the current ones.');
    this.favourites = favourites;
  }
}

/** An item with its kind, and the wanted state: without one the state is inverted. */
export interface Toggle {
  kind: Kind;
  item: Item;
  saved?: boolean | undefined;
}

/**
 * S-04: saves or removes one item. Returns whether it is saved now, and all favourites. Throws 422 when there are too
 * many of the kind.
 */
export const toggleFavourite = async (database: Database, accountId: string, toggle: Toggle) => {
  const { kind, item, saved: wanted } = toggle;
  let saved = false;
  const favourites = await changeFavourites(database, accountId, async (transaction) => {
    const removed = wanted !== true && (await removeItem(transaction, accountId, kind, item.id));
    saved = wanted ?? !removed;
    if (saved) await saveItem(transaction, accountId, kind, item);
    return saved || removed;
  });
  return { saved, favourites };
};

/**
 * Replaces all favourites. Throws StaleFavouritesProblem when their version is not the one that the list was made from.
 */
export const setFavourites = async (
  database: Database,
  accountId: string,
  given: GivenFavourites,
): Promise<Favourites> =>
  changeFavourites(database, accountId, async (transaction, version) => {
    if (version !== given.version)
      throw new StaleFavouritesProblem(await readFavourites(transaction, accountId));
    await transaction.deleteFrom('favourite').where('account_id', '=', accountId).execute();
    const rows = KINDS.flatMap((kind) => given[kind].map((item) => ({ kind, ...item })));
    await sql`
      insert into favourite (account_id, kind, id, title, url, type, note)
      select ${accountId}::uuid, kind, id, title, url, type, note
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (kind text, id text, title text, url text, type text, note text)`.execute(transaction);
    for (const { number, course } of given.top)
      if (course) await fillSlot(transaction, accountId, number, course);
    return true;
  });
