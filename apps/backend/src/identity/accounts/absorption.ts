import { sql } from 'kysely';
import type { Database } from '../../database/connection';
import { mostOfAKind } from '../favourites/schema';
import { mostSettings } from '../settings/settings';

/**
 * Brings what was saved with an unconfirmed account into the account that its address belongs to, and deletes the former:
 * for someone who made a second account in this browser and then signed in to their first. Where both have something, the
 * owner's stays; the lists keep their limits. Does nothing for accounts of two addresses, or one that is confirmed.
 */
export async function absorb(
  database: Database,
  { from, into }: { from: string; into: string },
): Promise<void> {
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
}

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
    where own + place <= ${mostOfAKind}
    order by position`.execute(transaction);

/** The courses of the top five that have no slot yet, into the slots that are free. */
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
    limit greatest(0, ${mostSettings} - (
      select count(*) from account_setting own where own.account_id = ${into}::uuid))`.execute(transaction);
