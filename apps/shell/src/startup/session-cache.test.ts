/** @jest-environment jest-fixed-jsdom */
import { createStore } from '@signpost/api-client/base';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { unisApi } from '@signpost/api-client/unis';
import { keepFunctionalConsent } from '@signpost/identity';
import { sessionCache } from './session-cache';

const KEY = 'UcasCacheItem.unis';
const BATH = { id: '10007850-1', shortId: '10007850', name: 'University of Bath', sortName: 'Bath' };
const MINUTE = 60_000;

let server: TestApi;
beforeAll(async () => void (server = await startTestApi()));
afterAll(() => server.close());

/** Loads the subject list as a page does; returns its names. */
const loadNames = async () => {
  const store = createStore({ apiBase: server.base, session: sessionCache, report: () => undefined });
  const { data } = await store.dispatch(unisApi.endpoints.listProviderNames.initiate(undefined));
  return data?.map(({ name }) => name);
};

beforeEach(() => {
  keepFunctionalConsent(true);
  window.sessionStorage.clear();
  server.answer(json({ results: [BATH] }));
});
afterEach(() => jest.restoreAllMocks());

it('the next document reads the list of universities from the cache for sixty minutes [S-06] [K-06]', async () => {
  await loadNames();
  expect(await loadNames()).toEqual([BATH.name]);
  expect(server.asked).toHaveLength(1);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 59 * MINUTE);
  await loadNames();
  expect(server.asked).toHaveLength(1);
  jest.spyOn(Date, 'now').mockReturnValue(now + 61 * MINUTE);
  await loadNames();
  expect(server.asked).toHaveLength(2);
});

it('caches nothing before consent [S-06]', async () => {
  keepFunctionalConsent(false);
  await loadNames();
  expect(window.sessionStorage).toHaveLength(0);
  await loadNames();
  expect(server.asked).toHaveLength(2);
});

it.each([
  'not json',
  '{"version":1,"value":{"at":9e15,"answer":{"results":[]}}}',
  `{"version":1,"value":{"at":${Date.now()},"answer":"nonsense"}}`,
  `{"version":0,"value":{"at":${Date.now()},"answer":{"results":[]}}}`,
])('requests an invalid cached answer again: %s [S-06]', async (text) => {
  window.sessionStorage.setItem(KEY, text);
  expect(await loadNames()).toEqual([BATH.name]);
  expect(server.asked).toHaveLength(1);
});
