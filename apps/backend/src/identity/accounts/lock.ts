import type { Database } from '../../database/connection';
import { signInFirst } from '../problems';

/** Keeps other changes of an account waiting until the transaction ends, and gives the version of its favourites. Throws the 401 problem when the account is gone. */
export async function lockAccount(transaction: Database, accountId: string): Promise<number> {
  const account = await transaction
    .selectFrom('account')
    .select('favourites_version')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw signInFirst();
  return account.favourites_version;
}
