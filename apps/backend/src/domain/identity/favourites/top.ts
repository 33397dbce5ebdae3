import type { Database } from '../../../platform/database/connection';
import { Problem } from '../../../platform/problem/problem';
import { changeFavourites, saveItem } from './changing';
import type { Favourites, Item } from './schema';

/**
 * Puts a course into a slot, saving it if needed. The course leaves its earlier slot, and the slot's earlier course
 * stays saved.
 */
export const setSlot = (
  database: Database,
  accountId: string,
  number: number,
  course: Item,
): Promise<Favourites> =>
  changeFavourites(database, accountId, async (transaction) => {
    await fillSlot(transaction, accountId, number, course);
    return true;
  });

/** Empties a slot; its course stays saved. */
export const clearSlot = (database: Database, accountId: string, number: number): Promise<Favourites> =>
  changeFavourites(database, accountId, async (transaction) => {
    const { numDeletedRows } = await slots(transaction, accountId)
      .where('number', '=', number)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });

/**
 * Moves a course from one slot to another and swaps it with the course there. Throws a 422 problem when the source slot
 * is empty.
 */
export const moveSlot = (
  database: Database,
  accountId: string,
  { from, to }: { from: number; to: number },
): Promise<Favourites> =>
  changeFavourites(database, accountId, async (transaction) => {
    const occupied = await slots(transaction, accountId)
      .where('number', 'in', [from, to])
      .returning(['number', 'course_id'])
      .execute();
    if (!occupied.some(({ number }) => number === from))
      throw new Problem(422, `There is no course in slot ${from}.`, [{ field: 'from', message: 'is empty' }]);
    await transaction
      .insertInto('top_choice')
      .values(
        occupied.map(({ number, course_id }) => ({
          account_id: accountId,
          number: number === from ? to : from,
          course_id,
        })),
      )
      .execute();
    return from !== to;
  });

/** Puts a course into a slot, inside a change. */
export const fillSlot = async (
  transaction: Database,
  accountId: string,
  number: number,
  course: Item,
): Promise<void> => {
  await saveItem(transaction, accountId, 'courses', course);
  await slots(transaction, accountId)
    .where((row) => row.or([row('number', '=', number), row('course_id', '=', course.id)]))
    .execute();
  await transaction
    .insertInto('top_choice')
    .values({ account_id: accountId, number, course_id: course.id })
    .execute();
};

const slots = (transaction: Database, accountId: string) =>
  transaction.deleteFrom('top_choice').where('account_id', '=', accountId);
