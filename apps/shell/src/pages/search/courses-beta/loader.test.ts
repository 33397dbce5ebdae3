/** @jest-environment jest-fixed-jsdom */
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answer, raw } from '../testing/records';
import { headOf, open, serve, answerSearches } from '../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
  answerSearches(server, () => answer([raw('1', 'Law')]));
});
afterAll(() => server.close());
afterEach(() => {
  document.cookie = 'beta-course=; max-age=0';
});

const BETA = '/explore/search/courses-beta?q=law';

it.each(['', 'beta-course=false', 'beta-course=TRUE', 'other=true'])(
  'a link followed with the cookie "%s" loads the page from the server [B-04]',
  async (cookie) => {
    document.cookie = cookie;
    const response = (await serve(BETA, server)) as Response;
    expect(response.headers.get('location')).toBe(BETA);
    expect(response.headers.get('x-remix-reload-document')).toBe('true');
  },
);

it('with the cookie it shows course results, excluded from search engines [B-04]', async () => {
  document.cookie = 'beta-course=true';
  const page = await open(BETA, server);
  expect(page.container).toHaveTextContent('“law” in courses');
  expect(headOf(page)).toMatchObject({ robots: 'noindex', canonical: '/explore/search/courses?q=law' });
});
