import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/connection';
import { Problem } from '../../../platform/problem/problem';
import { lockAccount } from '../accounts/lock';
import { text } from '../text';

/** Maximum number of settings per account. */
export const MAX_SETTINGS = 200;

/** One setting: its data is text, usually JSON, which only the browser interprets. */
export const settingSchema = z.strictObject({ name: z.string(), collection: z.string(), data: z.string() });

export type Setting = z.infer<typeof settingSchema>;

/** A setting to save. */
export const givenSettingSchema = z.object({
  name: text(100, 1),
  collection: text(100, 1),
  data: text(10_000),
});

/** S-02: data without text, or with the text of an empty object, removes a setting and adds none. */
const isEmpty = (data: string) => ['', '{}'].includes(data.replaceAll(/\s/g, ''));

/**
 * S-02: replaces the setting of the same name and collection in place, appends it, or removes it. Throws a 422 problem
 * when there are too many.
 */
export const updateSetting = async (
  database: Database,
  accountId: string,
  setting: Setting,
): Promise<void> => {
  const { name, collection, data } = setting;
  await database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    if (isEmpty(data)) {
      await transaction
        .deleteFrom('account_setting')
        .where('account_id', '=', accountId)
        .where('collection', '=', collection)
        .where('name', '=', name)
        .execute();
      return;
    }
    await transaction
      .insertInto('account_setting')
      .values({ account_id: accountId, collection, name, data })
      .onConflict((conflict) => conflict.columns(['account_id', 'collection', 'name']).doUpdateSet({ data }))
      .execute();
    const { saved } = await transaction
      .selectFrom('account_setting')
      .select(({ fn }) => fn.countAll<number>().as('saved'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (saved > MAX_SETTINGS)
      throw new Problem(422, `There are ${MAX_SETTINGS} settings already, which is the most.`);
  });
};

/** SQL for an account's settings in insertion order, as one JSON list. */
export const settingRows = () => sql<Setting[]>`(
  select coalesce(json_agg(json_build_object('name', s.name, 'collection', s.collection, 'data', s.data)
    order by s.position), '[]')
  from account_setting s where s.account_id = account.account_id)`;
