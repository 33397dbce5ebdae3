/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { json, searching, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answerBy, openPage, servePage, violationsOf } from '../../testing/open-page';
import * as article from './article';
import * as guide from './statement-guide';

const raw = {
  nid: 'articles:halls',
  id: 'halls',
  type: 'article',
  title: 'Halls',
  summary: 'Where you may live.',
  url: '/explore/articles/halls',
  image: '/pictures/a.webp',
  banner: '/pictures/b.webp',
  article16by10Image: '/pictures/c.webp',
  body: 'Visit them first.',
  topic: 'Student life',
  published: '2026-09-01',
  checked: '2026-11-23',
  subjectGuides: [],
  schemes: [],
};
const hit = (id: string) => ({
  objectID: id,
  title: `About ${id}`,
  summary: 'A line.',
  url: `/explore/articles/${id}`,
});
const hits = ['halls', 'food', 'bills', 'friends', 'trains'].map(hit);

let server: TestApi;
let topics: unknown[];
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(() => (topics = []));
afterAll(() => server.close());

const answers = (post: object) => ({
  '/api/v1/article': json({ posts: [post] }),
  '/search/1/indexes/*/queries': searching(({ requests }) => {
    topics.push(...requests.map(({ facetFilters }) => facetFilters));
    return { results: [{ hits, nbHits: hits.length }] };
  }),
});
const halls = { path: '/explore/articles/:postId', ...article };
const statements = { path: '/explore/statement-guides/:postId', ...guide };
const nextNames = () =>
  within(screen.getByRole('complementary', { name: 'Read next' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('an article has its text, its date and three other articles on its topic [C-03]', async () => {
  answerBy(server, answers(raw));
  const { container } = await openPage(halls, '/explore/articles/halls', server);
  expect(screen.getByRole('heading', { level: 1, name: 'Halls' })).toBeVisible();
  expect(screen.getByText('Visit them first.')).toBeVisible();
  expect(screen.getByText('23rd November 2026')).toBeVisible();
  expect(nextNames()).toEqual(['About food', 'About bills', 'About friends', 'All articles']);
  expect(topics).toEqual([[['topic:Student life']]]);
  expect(await violationsOf(container)).toEqual([]);
});

it('a statement guide is followed by articles about applying [C-03]', async () => {
  const post = { ...raw, type: 'personal_statement', url: '/explore/statement-guides/halls' };
  answerBy(server, answers(post));
  await openPage(statements, '/explore/statement-guides/halls', server);
  expect(topics).toEqual([[['topic:Applying']]]);
});

it('a statement guide links to the guides of its subjects by their node ids [C-13] [E-10]', async () => {
  const post = { ...raw, type: 'personal_statement', subjectGuides: ['law'] };
  const page = {
    nid: 'subject-guides:law',
    title: 'Law',
    summary: '',
    url: '/explore/subjects/law',
    image: '',
    type: 'subject_guide',
  };
  answerBy(server, { ...answers(post), '/graphql': json({ data: { pages: { items: [page] } } }) });
  const { container } = await openPage(statements, '/explore/statement-guides/halls', server);
  const related = within(screen.getByRole('list', { name: 'Related pages' }));
  expect(related.getByRole('link', { name: 'Law' })).toHaveAttribute('href', '/explore/subjects/law');
  expect(related.getByText('Subject guide')).toBeVisible();
  const asked = server.asked.find((call) => call.startsWith('GET /graphql')) ?? '';
  expect(decodeURIComponent(asked)).toContain('"ids":["subject-guides:law"]');
  expect(await violationsOf(container)).toEqual([]);
});

it('renders when the further articles cannot be loaded [C-03]', async () => {
  answerBy(server, { '/api/v1/article': json({ posts: [raw] }) });
  await openPage(halls, '/explore/articles/halls', server);
  expect(nextNames()).toEqual(['All articles']);
});

it.each(['nowhere', '%3Cscript%3E'])('%s is not found [B-06]', async (id) => {
  answerBy(server, { '/api/v1/article': json({ posts: [] }) });
  expect((await servePage(halls, `/explore/articles/${id}`, server)).statusCode).toBe(404);
});
