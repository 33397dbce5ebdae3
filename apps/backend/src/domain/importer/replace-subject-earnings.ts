import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/types';
import { subjectEarnings, subjectPayParts } from '../publication/subject-pay';
import { subjectEarningsRow } from '../seeding/subject-earnings-row';

const BATCH_SIZE = 200;

/** Replaces the pay of subjects with that of the imported tables; does nothing if none was imported. */
export const replaceSubjectEarnings = async (transaction: Transaction<Schema>): Promise<void> => {
  const publicationRows = await transaction
    .selectFrom('publication_row')
    .select(['part', 'row'])
    .where('part', 'in', subjectPayParts)
    .execute();
  if (publicationRows.length === 0) return;
  const rows = subjectEarnings((part) =>
    publicationRows.flatMap((each) => (each.part === part ? [each.row] : [])),
  ).map(subjectEarningsRow);
  await transaction.deleteFrom('subject_earnings').execute();
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await transaction
      .insertInto('subject_earnings')
      .values(rows.slice(start, start + BATCH_SIZE))
      .execute();
  }
};
