import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext, type Markdown } from '../../base';
import { json, startTestApi, type TestApi } from '../../testing';
import { rawPost } from '../fixtures';
import { postsApi } from '.';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const setUp = (markdown?: Markdown) => {
  const store = createStore({ apiBase: server.base, report: () => undefined, ...(markdown && { markdown }) });
  return { context: new RouterContextProvider(new Map([[storeContext, store]])) };
};

describe('articles', () => {
  const { listArticles, listStatementGuides } = postsApi.endpoints;

  it('statement guides are requested by scheme and subject [C-03] [E-02]', async () => {
    server.answer(json({ posts: [rawPost] }));
    const { id, title, url, image, summary } = rawPost;
    const guides = await load(
      setUp().context,
      listStatementGuides.initiate({ schemes: ['undergraduate'], subjectGuides: ['history', 'CAH20'] }),
    );
    expect(guides).toEqual([{ id, title, url, image, summary }]);
    expect(server.asked).toEqual([
      'GET /api/v1/article?type=personal_statement&schemes=undergraduate&subjectGuides=history%2CCAH20',
    ]);
  });

  it('articles are requested by id; no ids make no call [C-03] [V-02]', async () => {
    server.answer(json({ posts: [{ ...rawPost, type: 'article', topic: 'Money' }] }));
    expect(await load(setUp().context, listArticles.initiate({ ids: [] }))).toEqual([]);
    expect(server.asked).toEqual([]);
    const articles = await load(setUp().context, listArticles.initiate({ ids: ['history'], limit: 4 }));
    expect(articles[0]).toMatchObject({ topic: 'Money', published: '2026-09-01' });
    expect(server.asked).toEqual(['GET /api/v1/article?type=article&ids=history&limit=4']);
  });

  it('the error message names articles [X-01]', async () => {
    server.answer(json({ detail: 'No' }, 400));
    await expect(load(setUp().context, listArticles.initiate({}))).rejects.toMatchObject({
      data: 'There has been a problem fetching articles: No',
    });
  });

  it('one is returned with its text as HTML [C-03] [V-15]', async () => {
    server.answer(json({ posts: [{ ...rawPost, body: '## Start *here*' }] }));
    const { context } = setUp(async (source) => `<p>${source}</p>`);
    const post = await load(context, postsApi.endpoints.getPost.initiate({ type: 'article', id: 'a' }));
    expect(post).toMatchObject({ title: rawPost.title, html: '<p>## Start *here*</p>' });
    expect(post).not.toHaveProperty('body');
    expect(server.asked).toEqual(['GET /api/v1/article?type=article&ids=a']);
  });

  it('one that does not exist is null [C-03]', async () => {
    server.answer(json({ posts: [] }));
    const key = { type: 'personal_statement', id: 'none' } as const;
    expect(await load(setUp().context, postsApi.endpoints.getPost.initiate(key))).toBeNull();
  });
});
