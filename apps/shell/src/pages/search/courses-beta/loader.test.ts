/** @jest-environment jest-fixed-jsdom */
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answer, raw } from '../testing/records';
import { headOf, open, serve, service } from '../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
  service(server, () => answer([raw('1', 'Law')]));
});
afterAll(() => server.close());
afterEach(() => {
  document.cookie = 'beta-course=; max-age=0';
});

const BETA = '/explore/search/courses-beta?q=law';

it.each(['', 'beta-course=false', 'beta-course=TRUE', 'other=true'])(
  '[B-04] a link followed with the cookie "%s" asks the server where to go',
  async (cookie) => {
    document.cookie = cookie;
    const answered = (await serve(BETA, server)) as Response;
    expect(answered.headers.get('location')).toBe(BETA);
    expect(answered.headers.get('x-remix-reload-document')).toBe('true');
  },
);

it('[B-04] with the cookie it shows the courses found, out of search engines', async () => {
  document.cookie = 'beta-course=true';
  const page = await open(BETA, server);
  expect(page.container).toHaveTextContent('“law” in courses');
  expect(headOf(page)).toMatchObject({ robots: 'noindex', canonical: '/explore/search/courses?q=law' });
});
