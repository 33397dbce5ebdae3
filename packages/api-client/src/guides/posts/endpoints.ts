import { api, fetching } from '@signpost/api-client/base';
import { address } from '../../wire';
import { readArticles, readPost, readStatementGuides } from './mapper';
import type { Article, ArticleSearch, Post, PostKey, StatementGuide, StatementGuideSearch } from './types';

const request = (type: 'article' | 'personal_statement', search: StatementGuideSearch) =>
  search.ids?.length === 0 ? { empty: [] } : address('/api/v1/article', { type, ...search });

/**
 * Articles (C-03). `listArticles(search)`: articles in catalogue order. `listStatementGuides(search)`: guides to
 * personal statements (E-02). `getPost({ type, id })`: one of either with its text as HTML (V-15), or null when it does
 * not exist. The error message is `There has been a problem fetching articles`.
 */
export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listArticles: build.query<readonly Article[], ArticleSearch>({
      queryFn: fetching<ArticleSearch, readonly Article[]>({
        subject: 'articles',
        request: (search) => request('article', search),
        read: readArticles,
      }),
    }),
    getPost: build.query<Post | null, PostKey>({
      queryFn: fetching<PostKey, Post | null>({
        subject: 'articles',
        request: ({ type, id }) => address('/api/v1/article', { type, ids: [id] }),
        read: (answer, report, _key, markdown) => readPost(answer, report, markdown),
      }),
    }),
    listStatementGuides: build.query<readonly StatementGuide[], StatementGuideSearch>({
      queryFn: fetching<StatementGuideSearch, readonly StatementGuide[]>({
        subject: 'articles',
        request: (search) => request('personal_statement', search),
        read: readStatementGuides,
      }),
    }),
  }),
});
