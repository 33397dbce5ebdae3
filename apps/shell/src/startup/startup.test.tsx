/** @jest-environment jest-fixed-jsdom */
import { act, render, renderHook, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  createStaticHandler,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
} from 'react-router-dom';
import { createStore, load, storeContext } from '@signpost/api-client/base';
import { locationsApi } from '@signpost/api-client/guides';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { unisApi } from '@signpost/api-client/unis';
import { pageHandle } from '@signpost/federation/contract';
import {
  currentFavourites,
  keepFunctionalConsent,
  NO_FAVOURITES,
  setFavourites,
  useAssessment,
} from '@signpost/identity';
import { ErrorPage } from '../pages/error/page';
import { answerBy } from '../testing/open-page';
import { withMiddleware } from './middleware';
import { sessionCache } from './session-cache';
import { START_ERROR } from './start-error';
import { startUp } from './startup';

let server: TestApi;
beforeAll(async () => void (server = await startTestApi()));
afterAll(() => server.close());

describe('middleware', () => {
  const Page = () => <h1>{useLoaderData<string>()}</h1>;

  /** Returns a page of a remote whose handle names these steps. */
  const routes = (middleware: readonly string[], loader: () => string) => {
    const head = () => ({ title: 'Quiz', description: '', canonical: '/quiz' });
    const lazy = async () => ({ Component: Page, loader, handle: pageHandle({ middleware, head }) });
    const children = [withMiddleware({ id: 'careers.quiz', path: '/quiz', lazy })];
    return [
      { id: 'pages', Component: Outlet, ErrorBoundary: ErrorPage, HydrateFallback: () => null, children },
    ];
  };

  const context = () =>
    new RouterContextProvider(
      new Map([[storeContext, createStore({ apiBase: server.base, report: () => undefined })]]),
    );

  const show = (steps: readonly string[], loader: () => string) =>
    render(
      <RouterProvider
        router={createMemoryRouter(routes(steps, loader), { initialEntries: ['/quiz'], getContext: context })}
      />,
    );

  it('an unknown route middleware throws an error, before the loader, on the server and in the browser [B-14]', async () => {
    const loader = jest.fn(() => 'never');
    const answer = await createStaticHandler(routes(['spyglass'], loader)).query(
      new Request('https://signpost.test/quiz'),
      { requestContext: context() },
    );
    if (answer instanceof Response) throw new Error('not a page');
    expect(Object.values(answer.errors ?? {})).toEqual([new Error('Unknown route middleware: spyglass')]);
    expect(answer.statusCode).toBe(500);
    show(['spyglass'], loader);
    expect(await screen.findByText('500')).toBeTruthy();
    expect(loader).not.toHaveBeenCalled();
  });

  it('a page that needs subjects and places shows the error screen with status and message when they fail [X-09]', async () => {
    answerBy(server, {
      '/api/v1/subjects': json([]),
      '/api/v1/locations': json({ title: 'Gone', detail: 'Moved' }, 410),
    });
    show(['subjects', 'locations'], () => 'never');
    expect(await screen.findByText('410')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Error' })).toBeTruthy();
    expect(screen.getByText(/There has been a problem fetching locations: Moved/)).toBeTruthy();
  });

  it('a page that needs the lists runs its own loader after them [S-07]', async () => {
    answerBy(server, { '/api/v1/subjects': json([]), '/api/v1/locations': json([]) });
    show(['subjects', 'locations'], () => `after ${server.asked.length} calls`);
    expect(await screen.findByRole('heading', { name: 'after 2 calls' })).toBeTruthy();
  });
});

describe('the session cache', () => {
  const KEY = 'UcasCacheItem.unis';
  const BATH = { id: '10007850-1', shortId: '10007850', name: 'University of Bath', sortName: 'Bath' };
  const MINUTE = 60_000;

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
});

describe('the start', () => {
  const SUBJECTS = json([{ id: 'law', title: 'Law', url: '/explore/subjects/law', subjectMap: [] }]);
  const PLACES = json([{ id: 'wales', title: 'Wales', type: 'country-guide', isFilter: true }]);

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
    const guides = () =>
      load(context, locationsApi.endpoints.listLocationStories.initiate({ ids: ['bath'] }));
    const setTimeoutSpy = jest.spyOn(globalThis, 'setTimeout');
    await guides();
    // The cache's expiry timer runs an hour later.
    const timers = setTimeoutSpy.mock.calls.map(([, after]) => after ?? 0);
    setTimeoutSpy.mockRestore();
    expect(timers.filter((after) => after > 60_000)).toEqual([]);
    await guides();
    expect(server.asked).toHaveLength(1);
  });
});
