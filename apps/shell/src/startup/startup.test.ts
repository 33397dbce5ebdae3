/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { RouterContextProvider } from 'react-router-dom';
import { createStore, load, storeContext } from '@signpost/api-client/base';
import { locationsApi } from '@signpost/api-client/guides';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { currentFavourites, NO_FAVOURITES, setFavourites, useAssessment } from '@signpost/identity';
import { answerBy } from '../testing/open-page';
import { startUp } from './startup';
import { START_ERROR } from './start-error';

const SUBJECTS = json([{ id: 'law', title: 'Law', url: '/explore/subjects/law', subjectMap: [] }]);
const PLACES = json([{ id: 'wales', title: 'Wales', type: 'country-guide', isFilter: true }]);

let server: TestApi;
beforeAll(async () => void (server = await startTestApi()));
afterAll(() => server.close());

const contextOf = () =>
  new RouterContextProvider(
    new Map([[storeContext, createStore({ apiBase: server.base, report: () => undefined })]]),
  );

it('loads subjects and places once, completes saved places, then sets the assessment id [S-07] [S-03]', async () => {
  answerBy(server, { '/api/v1/subjects': SUBJECTS, '/api/v1/locations': PLACES });
  setFavourites({ ...NO_FAVOURITES, locations: [{ id: '', title: 'Wales', url: '/explore/where-to-go' }] });
  const { result } = renderHook(useAssessment);
  expect(result.current).toEqual({ assessmentId: '', assessmentType: 'short' });
  const context = contextOf();
  await act(async () => {
    const started = startUp(context, '?assessmentId=abc');
    expect(result.current.assessmentId).toBe('');
    await started;
  });
  expect(result.current).toEqual({ assessmentId: 'abc', assessmentType: 'short' });
  expect(currentFavourites().locations).toMatchObject([
    { id: 'wales', title: 'Wales', type: 'country-guide' },
  ]);
  await startUp(context, '');
  expect(server.asked.sort()).toEqual(['GET /api/v1/locations', 'GET /api/v1/subjects']);
});

it('the literal false means no id [B-10]', async () => {
  answerBy(server, { '/api/v1/subjects': SUBJECTS, '/api/v1/locations': PLACES });
  await startUp(contextOf(), '?assessmentId=abc');
  await startUp(contextOf(), '?assessmentId=false');
  expect(renderHook(useAssessment).result.current.assessmentId).toBe('');
});

it('failed lists send an event, do not fail the page, and the assessment id is still set [X-09] [X-10]', async () => {
  answerBy(server, { '/api/v1/subjects': SUBJECTS });
  const onStartError = jest.fn();
  window.addEventListener(START_ERROR, onStartError, { once: true });
  await startUp(contextOf(), '?assessmentId=def');
  expect(onStartError).toHaveBeenCalledTimes(1);
  expect(renderHook(useAssessment).result.current.assessmentId).toBe('def');
});

it('location guides stay in memory after the first load [S-06]', async () => {
  answerBy(server, { '/graphql': json({ data: { locationGuides: { items: [] } } }) });
  const context = contextOf();
  const guides = () => load(context, locationsApi.endpoints.listLocationStories.initiate({ ids: ['bath'] }));
  const setTimeoutSpy = jest.spyOn(globalThis, 'setTimeout');
  await guides();
  // The cache's expiry timer runs an hour later.
  const timers = setTimeoutSpy.mock.calls.map(([, after]) => after ?? 0);
  setTimeoutSpy.mockRestore();
  expect(timers.filter((after) => after > 60_000)).toEqual([]);
  await guides();
  expect(server.asked).toHaveLength(1);
});
