import type { Transaction } from 'kysely';
import type { Schema } from '../database/types';
import { subjectEarnings, subjectPayParts } from '../publication/subject-pay';
import { subjectEarningsRow } from '../seeding/subject-earnings-row';

const batch = 200;

/** Makes the pay of subjects that of the imported tables; does nothing where none was imported. */
export async function takeSubjectEarnings(transaction: Transaction<Schema>): Promise<void> {
  const held = await transaction
    .selectFrom('publication_row')
    .select(['part', 'row'])
    .where('part', 'in', subjectPayParts)
    .execute();
  if (held.length === 0) return;
  const rows = subjectEarnings((part) => held.flatMap((each) => (each.part === part ? [each.row] : []))).map(
    subjectEarningsRow,
  );
  await transaction.deleteFrom('subject_earnings').execute();
  for (let start = 0; start < rows.length; start += batch) {
    await transaction
      .insertInto('subject_earnings')
      .values(rows.slice(start, start + batch))
      .execute();
  }
}
