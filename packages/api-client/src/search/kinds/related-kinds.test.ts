import { RouterContextProvider } from 'react-router-dom';
import { createStore, storeContext } from '../../base';
import { json, startTestApi, type TestApi } from '../../testing';
import { relatedKinds } from './related-kinds';
import { SEARCH_KINDS } from './kinds';
import { answerWith, empty } from '../testing/service';

let server: TestApi;
let context: RouterContextProvider;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());
beforeEach(() => {
  const store = createStore({ apiBase: server.base, report: () => undefined });
  context = new RouterContextProvider(new Map([[storeContext, store]]));
});

/** A response for each kind except universities; kinds that are not named have no results. */
const counts = (named: Readonly<Record<string, object>>) =>
  SEARCH_KINDS.filter((kind) => kind !== 'universities').map((kind) => ({ ...empty, ...named[kind] }));
const understood = (more: object) => ({
  userData: [{ kind: 'understood', query: 'art', filters: [], matched: 'all', ...more }],
});

it('counts the words in every other kind by one call, best match first [R-16]', async () => {
  const asked = answerWith(
    server,
    ...counts({
      courses: { nbHits: 1204, ...understood({ group: 1 }) },
      careers: { nbHits: 3, ...understood({ group: 0 }) },
      articles: { nbHits: 40, ...understood({ group: 2, matched: 'most' }) },
    }),
  );
  expect(await relatedKinds(context, 'art', 'universities')).toEqual([
    { label: 'Careers', href: '/explore/search/careers?q=art', count: 3 },
    { label: 'Courses', href: '/explore/search/courses?q=art', count: 1204 },
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body.requests.every(({ hitsPerPage }) => hitsPerPage === 0)).toBe(true);
});

it('returns none without words, and none when counting fails [R-16]', async () => {
  const asked = answerWith(server, empty);
  expect(await relatedKinds(context, '', 'universities')).toEqual([]);
  expect(asked).toEqual([]);
  server.answer(json({ message: 'away' }, 400));
  expect(await relatedKinds(context, 'art', 'universities')).toEqual([]);
});
