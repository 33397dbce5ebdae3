import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import { londonToday } from '../events/days';
import { withoutPersonalDetails } from './personal-details';

/** An answer to "Was this page useful?". */
export interface PageFeedback {
  /** The page's path, without its query. */
  path: string;
  /** The remote that owns the page, or 'shell'. */
  owner: string;
  release: string | null;
  useful: boolean;
  comment: string | null;
}

/** The answers about one page in one release. */
export interface PageFeedbackCount {
  path: string;
  owner: string;
  release: string | null;
  useful: number;
  notUseful: number;
}

export interface FeedbackComment extends PageFeedback {
  day: string;
}

/** Stores an answer with today's date; personal details in the comment are removed before. */
export const storePageFeedback = async (database: Database, feedback: PageFeedback): Promise<void> => {
  const comment = feedback.comment && withoutPersonalDetails(feedback.comment);
  await database
    .insertInto('page_feedback')
    .values({ ...feedback, comment: comment || null, day: londonToday() })
    .execute();
};

const MAX_PAGES = 200;
const MAX_COMMENTS = 100;

/**
 * Counts answers by page and release, those with the most "no" first. At most 200 pages. A comment comes after an answer
 * that was stored without one, so answers with a comment are not counted.
 */
export const countPageFeedback = async (database: Database): Promise<PageFeedbackCount[]> =>
  database
    .selectFrom('page_feedback')
    .select(['path', 'owner', 'release'])
    .select(sql<number>`(count(*) filter (where useful))::integer`.as('useful'))
    .select(sql<number>`(count(*) filter (where not useful))::integer`.as('notUseful'))
    .where('comment', 'is', null)
    .groupBy(['path', 'owner', 'release'])
    .orderBy('notUseful', 'desc')
    .orderBy('path')
    .orderBy('release')
    .limit(MAX_PAGES)
    .execute();

/** Lists the newest comments. At most 100. */
export const listFeedbackComments = async (database: Database): Promise<FeedbackComment[]> =>
  database
    .selectFrom('page_feedback')
    .select(['path', 'owner', 'release', 'useful', 'comment'])
    .select(sql<string>`day::text`.as('day'))
    .where('comment', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MAX_COMMENTS)
    .execute();
