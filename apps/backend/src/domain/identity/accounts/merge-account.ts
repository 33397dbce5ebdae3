import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection';
import { MAX_ITEMS_PER_KIND } from '../favourites/schema';
import { MAX_SETTINGS } from '../settings/settings';

/**
 * Moves what was saved in an unconfirmed account into the confirmed account of the same address and deletes the
 * unconfirmed one, for a visitor who registered again in this browser and then signed in to their first account. On
 * conflicts the confirmed account's values win; the list limits still apply. Does nothing when the addresses differ or
 * the account is confirmed.
 */
export const mergeUnconfirmedAccount = async (
  database: Database,
  { from, into }: { from: string; into: string },
): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    const both = await transaction
      .selectFrom('account')
      .select(['account_id', 'email', 'confirmed_at'])
      .where('account_id', 'in', [from, into])
      .orderBy('account_id')
      .forUpdate()
      .execute();
    const [old, owner] = [from, into].map((id) => both.find(({ account_id }) => account_id === id));
    if (!old || !owner || old.confirmed_at !== null || old.email !== owner.email) return;
    await copyFavourites(transaction, from, into);
    await copyChoices(transaction, from, into);
    await copySettings(transaction, from, into);
    await transaction
      .updateTable('account')
      .set({ favourites_version: sql<number>`favourites_version + 1` })
      .where('account_id', '=', into)
      .execute();
    await transaction.deleteFrom('account').where('account_id', '=', from).execute();
  });
};

const copyFavourites = (transaction: Database, from: string, into: string) =>
  sql`
    insert into favourite (account_id, kind, id, title, url, type, note)
    select ${into}::uuid, kind, id, title, url, type, note
    from (
      select f.*, row_number() over (partition by kind order by position) as place,
        (select count(*) from favourite own where own.account_id = ${into}::uuid and own.kind = f.kind) as own
      from favourite f
      where f.account_id = ${from}::uuid and not exists (
        select from favourite same
        where same.account_id = ${into}::uuid and same.kind = f.kind and same.id = f.id)
    ) f
    where own + place <= ${MAX_ITEMS_PER_KIND}
    order by position`.execute(transaction);

/** Copies the top-five courses that have no slot yet into the free slots. */
const copyChoices = (transaction: Database, from: string, into: string) =>
  sql`
    with free as (
      select number, row_number() over (order by number) as place
      from generate_series(1, 5) as slot (number)
      where not exists (select from top_choice own where own.account_id = ${into}::uuid and own.number = slot.number)
    ), waiting as (
      select course_id, row_number() over (order by number) as place
      from top_choice t
      where account_id = ${from}::uuid
        and not exists (
          select from top_choice own where own.account_id = ${into}::uuid and own.course_id = t.course_id)
        and exists (
          select from favourite f
          where f.account_id = ${into}::uuid and f.kind = 'courses' and f.id = t.course_id)
    )
    insert into top_choice (account_id, number, course_id)
    select ${into}::uuid, number, course_id from free join waiting using (place)`.execute(transaction);

const copySettings = (transaction: Database, from: string, into: string) =>
  sql`
    insert into account_setting (account_id, collection, name, data)
    select ${into}::uuid, collection, name, data
    from account_setting s
    where account_id = ${from}::uuid and not exists (
      select from account_setting same
      where same.account_id = ${into}::uuid and same.collection = s.collection and same.name = s.name)
    order by position
    limit greatest(0, ${MAX_SETTINGS} - (
      select count(*) from account_setting own where own.account_id = ${into}::uuid))`.execute(transaction);
