import { sql } from 'kysely';
import type { Database } from '../../database/connection';
import { Problem } from '../../problem/problem';
import { changeFavourites, readFavourites, removeItem, saveItem } from './changing';
import { fillSlot } from './top';
import type { Favourites, GivenFavourites, Item, Kind } from './schema';
import { kinds } from './schema';

/** The list that was sent was made from an older one: here is the present one, to be merged and sent again. */
export class StaleFavouritesProblem extends Problem {
  readonly favourites: Favourites;

  constructor(favourites: Favourites) {
    super(409, 'Your favourites were changed on another device. Here are the current ones.');
    this.favourites = favourites;
  }
}

/** An item with its kind, and the state that is wanted: without one the state is turned round. */
export interface Toggle {
  kind: Kind;
  item: Item;
  saved?: boolean | undefined;
}

/** S-04's end: saves or removes one thing. Gives whether it is saved now, and all favourites. Throws 422 when there are too many of the kind. */
export async function toggleFavourite(database: Database, accountId: string, toggle: Toggle) {
  const { kind, item, saved: wanted } = toggle;
  let saved = false;
  const favourites = await changeFavourites(database, accountId, async (transaction) => {
    const removed = wanted !== true && (await removeItem(transaction, accountId, kind, item.id));
    saved = wanted ?? !removed;
    if (saved) await saveItem(transaction, accountId, kind, item);
    return saved || removed;
  });
  return { saved, favourites };
}

/** Replaces all favourites. Throws StaleFavouritesProblem when they are not of the version that the list was made from. */
export async function setFavourites(
  database: Database,
  accountId: string,
  given: GivenFavourites,
): Promise<Favourites> {
  return changeFavourites(database, accountId, async (transaction, version) => {
    if (version !== given.version)
      throw new StaleFavouritesProblem(await readFavourites(transaction, accountId));
    await transaction.deleteFrom('favourite').where('account_id', '=', accountId).execute();
    const rows = kinds.flatMap((kind) => given[kind].map((item) => ({ kind, ...item })));
    await sql`
      insert into favourite (account_id, kind, id, title, url, type, note)
      select ${accountId}::uuid, kind, id, title, url, type, note
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (kind text, id text, title text, url text, type text, note text)`.execute(transaction);
    for (const { number, course } of given.top)
      if (course) await fillSlot(transaction, accountId, number, course);
    return true;
  });
}
