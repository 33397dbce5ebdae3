import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connection';
import type { Answers } from './scores';

/** 128 random bits: an id cannot be guessed, so that only who was given it reads the results. */
const idBytes = 16;

/** The form of an assessment's id: 128 bits in base64url. */
export const assessmentId = /^[\w-]{22}$/;

/** One taking of the quiz. */
export interface Assessment {
  id: string;
  type: 'short';
  answers: Answers;
  created: Date;
}

/** Keeps answers and gives their new id. */
export async function storeAssessment(database: Database, answers: Answers): Promise<string> {
  const id = randomBytes(idBytes).toString('base64url');
  await database
    .insertInto('assessment')
    .values({ id, type: 'short', answers: JSON.stringify(answers) })
    .execute();
  return id;
}

/** How long a quiz is kept: as long as most people take from their first look at careers to an application. */
const oldest = sql<Date>`now() - interval '2 years'`;

/** Deletes the quizzes that are older than that. */
export async function forgetAssessments(database: Database): Promise<void> {
  await database.deleteFrom('assessment').where('created_at', '<', oldest).execute();
}

/** The answers kept under an id; undefined when there are none, or none any more. */
export async function findAssessment(database: Database, id: string): Promise<Assessment | undefined> {
  const row = await database
    .selectFrom('assessment')
    .select(['id', 'type', 'answers', 'created_at as created'])
    .where('id', '=', id)
    .where('created_at', '>=', oldest)
    .executeTakeFirst();
  return row;
}
