import { createStore } from '../base';
import { startTestApi, type TestApi } from '../testing';
import { EMBEDDED_SEARCH, indexSuffix, searchApi } from '.';
import { answerWith, empty } from './testing/service';

let server: TestApi;
beforeAll(async () => void (server = await startTestApi()));
afterAll(() => server.close());

it.each([
  ['signpost.example', 'd10_courses_prod'],
  ['staging.signpost.example', 'd10_courses'],
])('a store for the host %s asks the index %s [K-10]', async (host, name) => {
  const asked = answerWith(server, empty);
  const search = { ...EMBEDDED_SEARCH, suffix: indexSuffix(host, 'signpost.example') };
  const store = createStore({ apiBase: server.base, search, report: () => undefined });
  await store.dispatch(searchApi.endpoints.searchIndex.initiate({ kind: 'courses' }));
  expect(asked[0]?.body.requests[0]).toMatchObject({ indexName: name });
});
