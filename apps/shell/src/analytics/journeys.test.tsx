/** @jest-environment jest-fixed-jsdom */
import { setImmediate } from 'node:timers/promises';
import { createMemoryRouter, data, redirect, type RouteObject } from 'react-router-dom';
import { pageHandle } from '@signpost/federation/contract';
import { SITE_NAME } from '../app/document-title';
import { startAnalytics } from './analytics';
import { pushFirstView } from './first-view';
import { openJournal } from './journal';
import { dataLayer, fakeMeasures } from './testing/measures';
import { titleOf } from './title-of';

const page = (path: string, title: string, more: Partial<RouteObject> = {}): RouteObject =>
  ({
    path,
    handle: pageHandle({ head: () => ({ title, description: '', canonical: path }) }),
    loader: () => null,
    ...more,
  }) as RouteObject;

const missing = () => {
  throw data('Page Not Found: /gone', { status: 404 });
};

let finishSlow = (): void => undefined;

const ROUTES: RouteObject[] = [
  {
    ErrorBoundary: () => null,
    children: [
      page('/', 'Find your way'),
      page('/explore/search/courses', 'Courses'),
      page('/explore/courses/1/law', 'Law'),
      page('/explore/favourites', 'Saved'),
      page('/explore/unis/1', 'never', { loader: () => redirect('/explore/unis/1/bath') }),
      page('/explore/unis/1/bath', 'University of Bath'),
      page('/slow', 'Slow', { loader: () => new Promise((later) => (finishSlow = () => later(null))) }),
      page('/bare', 'Signpost'),
      page('/gone', 'never', { loader: missing }),
    ],
  },
];

const DENIED = 'denied';
const NOTHING_ALLOWED = [
  'consent',
  'default',
  {
    ad_storage: DENIED,
    ad_user_data: DENIED,
    ad_personalization: DENIED,
    analytics_storage: DENIED,
    functionality_storage: DENIED,
    personalization_storage: DENIED,
    security_storage: DENIED,
  },
];

/** A page view in short: its path, query and title. */
const view = (path: string, title?: string, query = '') => ({
  event: 'page_view',
  page_location: `http://localhost${path}${query}`,
  ...(title && { page_title: `${title} · Signpost` }),
  host_name: 'localhost',
  page_path: path,
  ...(query && { page_query: query }),
  application: 'signpost-explore',
});

const visit = async (
  first: string,
  journey: (router: ReturnType<typeof createMemoryRouter>) => Promise<void>,
) => {
  const router = createMemoryRouter(ROUTES, { initialEntries: [first] });
  await new Promise<void>((ready) => {
    router.subscribe(({ initialized }) => initialized && ready());
    if (router.state.initialized) ready();
  });
  // The document as the server sends it.
  window.history.replaceState(null, '', first);
  document.title = titleOf(router.state) ?? SITE_NAME;
  pushFirstView({ errors: null });
  const journal = openJournal(router);
  await journey(router);
  startAnalytics(journal);
  return router;
};

const settled = (router: ReturnType<typeof createMemoryRouter>, path: string) =>
  new Promise<void>((there) => {
    const check = () =>
      router.state.location.pathname === path && router.state.navigation.state === 'idle' && there();
    router.subscribe(check);
    check();
  });

beforeEach(() => {
  fakeMeasures([]);
  Reflect.deleteProperty(window, 'dataLayer');
});

const JOURNEYS: readonly [
  name: string,
  first: string,
  journey: Parameters<typeof visit>[1],
  golden: readonly object[],
][] = [
  [
    'a school leaver searches, filters, reads, and goes back and forward',
    '/',
    async (router) => {
      await router.navigate('/explore/search/courses?q=law');
      await router.navigate('/explore/search/courses?q=law&filters=Wales~country');
      await router.navigate('/explore/courses/1/law');
      await router.navigate(-1);
      await settled(router, '/explore/search/courses');
      await router.navigate(1);
      await settled(router, '/explore/courses/1/law');
      await router.navigate('/explore/favourites');
    },
    [
      view('/', 'Find your way'),
      view('/explore/search/courses', 'Courses', '?q=law'),
      view('/explore/search/courses', 'Courses', '?q=law&filters=Wales~country'),
      view('/explore/courses/1/law', 'Law'),
      view('/explore/search/courses', 'Courses', '?q=law&filters=Wales~country'),
      view('/explore/courses/1/law', 'Law'),
      view('/explore/favourites', 'Saved'),
    ],
  ],
  [
    'counts a redirect once, at its destination',
    '/',
    (router) => router.navigate('/explore/unis/1'),
    [view('/', 'Find your way'), view('/explore/unis/1/bath', 'University of Bath')],
  ],
  [
    'does not count moves within a page, revalidation and aborted navigations',
    '/',
    async (router) => {
      await router.navigate('/#deadlines');
      await router.navigate('/');
      await router.revalidate();
      void router.navigate('/slow');
      await router.navigate('/explore/favourites');
      finishSlow();
      await setImmediate();
    },
    [view('/', 'Find your way'), view('/explore/favourites', 'Saved')],
  ],
  [
    'has no title for the placeholder, nor on an error screen',
    '/bare',
    (router) => router.navigate('/gone'),
    [view('/bare'), view('/gone')],
  ],
  [
    'leaves out postcodes and quiz ids, also in an address within the address',
    '/explore/search/courses?postcode=BA2+7AY&q=law&assessmentId=abc&back=%2Fexplore%3Fpostcode%3DBA2',
    (router) => router.navigate('/explore/favourites?postcode=BA2+7AY#secret'),
    [view('/explore/search/courses', 'Courses', '?q=law'), view('/explore/favourites', 'Saved')],
  ],
];

it.each(JOURNEYS)('%s [B-11]', async (_, first, journey, golden) => {
  await visit(first, journey);
  expect(dataLayer()).toEqual([NOTHING_ALLOWED, ...golden]);
});

it('passes on entries at once after the analytics have started [B-11]', async () => {
  const router = await visit('/', async () => undefined);
  await router.navigate('/explore/favourites');
  expect(dataLayer().slice(1)).toEqual([view('/', 'Find your way'), view('/explore/favourites', 'Saved')]);
});
