import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import type { HeadModel, PageHandle } from '@signpost/federation/contract';
import { routes } from '../routes';
import * as fixtures from './fixtures';
import { rawFound } from './found';

/** Answers of the API by the beginning of the path; a number is the status of a failure, a function answers itself. */
export type Answers = Readonly<Record<string, unknown>>;

const ANSWERS: Answers = {
  '/api/settings': { apiUrl: '', searchDomain: '', servicesDomain: '', embed: false },
  '/search/api/v3/courses': fixtures.rawDetails,
  '/api/v1/courses?courses=': { results: [fixtures.rawRecord] },
  '/api/v1/courses?': { total: 2, offset: 0, limit: 18, results: [fixtures.rawCourse, fixtures.rawOther] },
  '/historic-grades-api/loggedOut': fixtures.rawGrades,
  '/historic-grades-api/loggedIn': {
    results: [{ courseId: fixtures.ID, isAggregate: false, confirmationRate: null }],
  },
  '/api/v1/open-days/list': [fixtures.rawOpenDay],
  '/api/v1/article': { posts: [fixtures.rawStatementGuide] },
  '/graphql': { data: { subjectGuides: { items: [fixtures.rawSubject] } } },
  '/api/v1/subjects': [fixtures.rawSubject],
  '/api/v1/geocode-postcode': fixtures.rawPlace,
  '/search/1/indexes': { results: [rawFound([fixtures.ID])] },
};

/** Starts an API that knows the fixtures; `failing` or other answers replace some of them from then on. */
export const startCoursesApi = async (): Promise<TestApi & { use(other?: Answers): void }> => {
  const server = await startTestApi();
  const use = (other: Answers = {}) => {
    const answers = { ...ANSWERS, ...other };
    const paths = Object.keys(answers).sort((one, two) => two.length - one.length);
    server.answer((request, response) => {
      const path = paths.find((start) => request.url?.startsWith(start));
      const body = path === undefined ? 404 : answers[path];
      const reply = typeof body === 'number' ? json({ detail: 'No' }, body) : json(body);
      (typeof body === 'function' ? (body as typeof reply) : reply)(request, response);
    });
  };
  return { ...server, use };
};

/** A page as a visitor sees it, rendered by its real route with its real loader against an API. */
export const open = async (
  address: string,
  apiBase: string,
  report: (message: string) => void = () => undefined,
) => {
  const store = createStore({ apiBase, report });
  const context = new RouterContextProvider(new Map([[storeContext, store]]));
  const router = createMemoryRouter(
    [
      {
        path: '/',
        HydrateFallback: () => null,
        ErrorBoundary: () => null,
        children: [...routes, { path: '*', loader: () => null, element: null }],
      },
    ],
    { initialEntries: [address], getContext: () => context },
  );
  await new Promise<void>((ready) => {
    if (router.state.initialized) ready();
    else router.subscribe(({ initialized }) => initialized && ready());
  });
  return { ...render(<RouterProvider router={router} />), router };
};

type Opened = Awaited<ReturnType<typeof open>>;

/** The error response that took the page's place: its status and message. */
export const errorOf = ({ router }: Opened): { status: number; data: unknown } | undefined =>
  Object.values(router.state.errors ?? {})[0];

/** What the page says of itself to the shell. */
export const headOf = ({ router: { state } }: Opened): HeadModel => {
  const match = state.matches.at(-1);
  const handle = match?.route.handle as PageHandle;
  return handle.head({
    data: state.loaderData[match?.route.id ?? ''],
    params: match?.params ?? {},
    url: new URL(state.location.pathname + state.location.search, 'https://signpost.test'),
  });
};
