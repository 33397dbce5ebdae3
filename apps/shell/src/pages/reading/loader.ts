import type { LoaderFunctionArgs } from 'react-router-dom';
import { load, type ContextReader } from '@signpost/api-client/base';
import { pagesApi, postsApi, type Page, type Post, type PostKey } from '@signpost/api-client/guides';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';

/** Loader data of the page. */
export interface ReadingData {
  readonly post: Post;
  /** Articles on the same topic; empty when they cannot be loaded. */
  readonly next: readonly SearchHit[];
  /** The guides to its subjects. */
  readonly related: Loaded<readonly Page[]>;
}

/** Format of ids: words joined by dashes. Anything else is not found, without a call to the API. */
const ID_FORMAT = /^[a-z0-9-]{1,80}$/;

/** Number of further articles shown. */
const MAX_NEXT = 3;

/** The topic of articles about applications, shown after a statement guide. */
const APPLICATION_TOPIC = 'Applying';

const loadNext = async (context: ContextReader, topic: string, read: string) => {
  const found = await loadPart(
    context,
    searchApi.endpoints.searchIndex.initiate({
      kind: 'articles',
      perPage: MAX_NEXT + 1,
      chosen: { topic: [topic] },
    }),
  );
  const hits = 'data' in found ? found.data.hits : [];
  return hits.filter(({ url }) => url !== read).slice(0, MAX_NEXT);
};

/** Loads the pages of the post's subject guides by their node ids (C-13). */
const loadRelated = (context: ContextReader, { subjectGuides }: Post) =>
  loadPart(context, pagesApi.endpoints.getPages.initiate(subjectGuides.map((id) => `subject-guides:${id}`)));

/**
 * Returns the loader of one kind of reading page: loads the post with the id in the address (C-03), or throws not
 * found.
 */
export const readingLoader =
  (type: PostKey['type']) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<ReadingData> => {
    const { postId = '' } = params;
    if (!ID_FORMAT.test(postId)) throw pageNotFound(request.url);
    const post = await load(context, postsApi.endpoints.getPost.initiate({ type, id: postId }));
    if (!post) throw pageNotFound(request.url);
    const topic = type === 'article' ? post.topic : APPLICATION_TOPIC;
    const [next, related] = await Promise.all([
      loadNext(context, topic, post.url),
      loadRelated(context, post),
    ]);
    return { post, next, related };
  };
