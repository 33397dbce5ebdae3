import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { postsApi, type Post, type PostKey } from '@signpost/api-client/guides';
import { pageNotFound } from '@signpost/federation/contract';

/** Ids are words joined by dashes; anything else is no page, and the API need not be asked. */
const AN_ID = /^[a-z0-9-]{1,80}$/;

/** Makes the loader of one kind of reading: its piece of the id in the address (C-03), or not found. */
export const readingLoader =
  (type: PostKey['type']) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<Post> => {
    const { postId = '' } = params;
    if (!AN_ID.test(postId)) throw pageNotFound(request.url);
    const post = await load(context, postsApi.endpoints.getPost.initiate({ type, id: postId }));
    if (!post) throw pageNotFound(request.url);
    return post;
  };
