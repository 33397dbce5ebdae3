import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import type { Answers } from './scores';

/** 128 random bits, so that an id cannot be guessed and only its owner can read the results. */
const ID_BYTES = 16;

/** The format of an assessment's id: 128 bits in base64url. */
export const ASSESSMENT_ID = /^[\w-]{22}$/;

/** A completed quiz. */
export interface Assessment {
  id: string;
  type: 'short';
  answers: Answers;
  created: Date;
}

/** Stores answers and returns their new id. */
export const storeAssessment = async (database: Database, answers: Answers): Promise<string> => {
  const id = randomBytes(ID_BYTES).toString('base64url');
  await database
    .insertInto('assessment')
    .values({ id, type: 'short', answers: JSON.stringify(answers) })
    .execute();
  return id;
};

/** Retention limit: quizzes are stored for two years, about the time from first exploring careers to an application. */
const OLDEST_STORED = sql<Date>`now() - interval '2 years'`;

/** Deletes the quizzes older than two years. */
export const deleteOldAssessments = async (database: Database): Promise<void> => {
  await database.deleteFrom('assessment').where('created_at', '<', OLDEST_STORED).execute();
};

/** Returns the answers stored under an id; undefined when there are none or they were deleted. */
export const findAssessment = async (database: Database, id: string): Promise<Assessment | undefined> => {
  const row = await database
    .selectFrom('assessment')
    .select(['id', 'type', 'answers', 'created_at as created'])
    .where('id', '=', id)
    .where('created_at', '>=', OLDEST_STORED)
    .executeTakeFirst();
  return row;
};
