import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt, load, type ContextReader } from '@signpost/api-client/base';
import { postsApi, type Post, type PostKey } from '@signpost/api-client/guides';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';

/** What the page shows. */
export interface ReadingData {
  readonly post: Post;
  /** Articles on the same topic; none when they cannot be had. */
  readonly next: readonly SearchHit[];
}

/** Ids are words joined by dashes; anything else is no page, and the API need not be asked. */
const AN_ID = /^[a-z0-9-]{1,80}$/;

/** How many articles are named to go on with. */
const NEXT = 3;

/** The topic of the articles that help with an application, of which a statement is a part. */
const APPLYING = 'Applying';

const readNext = async (context: ContextReader, topic: string, read: string) => {
  const outcome = await attempt(
    context,
    searchApi.endpoints.searchIndex.initiate({
      kind: 'articles',
      perPage: NEXT + 1,
      chosen: { topic: [topic] },
    }),
  );
  const hits = 'data' in outcome ? outcome.data.hits : [];
  return hits.filter(({ url }) => url !== read).slice(0, NEXT);
};

/** Makes the loader of one kind of reading: its piece of the id in the address (C-03), or not found. */
export const readingLoader =
  (type: PostKey['type']) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<ReadingData> => {
    const { postId = '' } = params;
    if (!AN_ID.test(postId)) throw pageNotFound(request.url);
    const post = await load(context, postsApi.endpoints.getPost.initiate({ type, id: postId }));
    if (!post) throw pageNotFound(request.url);
    return { post, next: await readNext(context, type === 'article' ? post.topic : APPLYING, post.url) };
  };
