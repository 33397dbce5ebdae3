import { z } from 'zod';
import { SCHEMES } from '../../../domain/catalogue/content/guides';
import { POST_TYPES } from '../../../domain/guides/articles';
import { listOf, once, oneOf, query, subjectIdentifier, whole } from '../../query';

const scheme = oneOf(SCHEMES);
const articleIdentifier = once('must be an id')
  .max(80, 'must be an id')
  .regex(/^[a-z0-9-]+$/, 'must be the id of an article');

/** C-03. `subjectGuides` are ids of subject guides or CAH codes; `ids` selects posts by id. */
export const articleQuerySchema = query({
  type: oneOf(POST_TYPES).default('article'),
  schemes: listOf(once('must be given once'), 10).pipe(z.array(scheme)).default([]),
  subjectGuides: listOf(subjectIdentifier, 50).default([]),
  ids: listOf(articleIdentifier, 100).default([]),
  offset: whole(0, 100_000).default(0),
  limit: whole(1, 100).default(100),
});

export type ArticleQuery = z.infer<typeof articleQuerySchema>;

const text = z.string();

/** C-03's response. */
export const postsSchema = z.strictObject({
  total: z.int(),
  offset: z.int(),
  limit: z.int(),
  posts: z.array(
    z.strictObject({
      nid: text,
      id: text,
      type: text,
      title: text,
      summary: text,
      url: text,
      image: text,
      banner: text,
      article16by10Image: text,
      body: text,
      /** BCP 47 tag of the language of the body. */
      language: text,
      topic: text,
      published: z.iso.date(),
      /** The day on which the article's facts were last checked. */
      checked: z.iso.date(),
      subjectGuides: z.array(text),
      schemes: z.array(scheme),
    }),
  ),
});

export type Posts = z.infer<typeof postsSchema>;
