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

it('[S-07] [S-03] subjects and places are loaded once and kept, saved places completed, then the assessment id is set', async () => {
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

it('[B-10] the literal false means no id', async () => {
  answerBy(server, { '/api/v1/subjects': SUBJECTS, '/api/v1/locations': PLACES });
  await startUp(contextOf(), '?assessmentId=abc');
  await startUp(contextOf(), '?assessmentId=false');
  expect(renderHook(useAssessment).result.current.assessmentId).toBe('');
});

it('[X-09] [X-10] lists that cannot be had are told by an event, cost the page nothing, and the id is set all the same', async () => {
  answerBy(server, { '/api/v1/subjects': SUBJECTS });
  const told = jest.fn();
  window.addEventListener(START_ERROR, told, { once: true });
  await startUp(contextOf(), '?assessmentId=def');
  expect(told).toHaveBeenCalledTimes(1);
  expect(renderHook(useAssessment).result.current.assessmentId).toBe('def');
});

it('[S-06] location guides stay in memory after the first load', async () => {
  answerBy(server, { '/graphql': json({ data: { locationGuides: { items: [] } } }) });
  const context = contextOf();
  const guides = () => load(context, locationsApi.endpoints.listLocationGuides.initiate({}));
  const slept = jest.spyOn(globalThis, 'setTimeout');
  await guides();
  // What would forget them an hour later is a timer.
  const timers = slept.mock.calls.map(([, after]) => after ?? 0);
  slept.mockRestore();
  expect(timers.filter((after) => after > 60_000)).toEqual([]);
  await guides();
  expect(server.asked).toHaveLength(1);
});
