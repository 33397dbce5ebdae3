import type { Database } from '../../../platform/database/connection';
import { signInFirst } from '../problems';

/**
 * Locks an account's row until the transaction ends and returns the version of its favourites. Throws the 401 problem
 * when the account no longer exists.
 */
export const lockAccount = async (transaction: Database, accountId: string): Promise<number> => {
  const account = await transaction
    .selectFrom('account')
    .select('favourites_version')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw signInFirst();
  return account.favourites_version;
};
