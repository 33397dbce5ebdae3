import { z } from 'zod';

const MAX_COMMENT_LENGTH = 500;

const path = z
  .string()
  .max(300)
  .regex(/^\/[^\s?#]*$/, 'must be a path without its query');
const owner = z.string().regex(/^[a-z][a-z\d-]{0,39}$/, 'must be the name of a remote, or shell');
const release = z
  .string()
  .regex(/^[\da-f]{12}$/, 'must be the id of a release')
  .nullable();

/** An answer to "Was this page useful?". */
export const pageFeedbackSchema = z.strictObject({
  path,
  owner,
  release,
  useful: z.boolean(),
  comment: z.string().max(MAX_COMMENT_LENGTH).nullable().default(null),
});

const counted = { path: z.string(), owner: z.string(), release: z.string().nullable() };

/** What visitors said about pages, and what their searches did not find. */
export const feedbackReportSchema = z.strictObject({
  pages: z.array(z.strictObject({ ...counted, useful: z.int(), notUseful: z.int() })),
  comments: z.array(
    z.strictObject({ ...counted, useful: z.boolean(), comment: z.string().nullable(), day: z.string() }),
  ),
  emptySearches: z.array(z.strictObject({ index: z.string(), query: z.string(), searches: z.int() })),
});
