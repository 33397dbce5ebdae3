/** @jest-environment jest-fixed-jsdom */
import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { data, redirect, type RouteObject } from 'react-router-dom';
import { pageHandle } from '@signpost/federation/contract';
import { documentTitle } from '../app/document-title';
import { recordListeners } from '../testing/document-listeners';
import { startAnalytics } from './analytics';
import { pushFirstView } from './first-view';
import { openJournal } from './journal';
import { dataLayer, fakeMeasures } from './testing/measures';
import { openSite } from './testing/open-site';

type Site = Awaited<ReturnType<typeof openSite>>;

const page = (path: string, title: string, more: Partial<RouteObject> = {}): RouteObject =>
  ({
    path,
    handle: pageHandle({ head: () => ({ title, description: '', canonical: path }) }),
    loader: () => null,
    element: <h1>{title}</h1>,
    ...more,
  }) as RouteObject;

const missing = () => {
  throw data('Page Not Found: /gone', { status: 404 });
};

let finishSlow = (): void => undefined;

const ROUTES: RouteObject[] = [
  page('/', 'Find your way'),
  page('/explore/search/courses', 'Courses'),
  page('/explore/courses/1/law', 'Law'),
  page('/explore/favourites', 'Saved'),
  page('/explore/unis/1', 'never', { loader: () => redirect('/explore/unis/1/bath') }),
  page('/explore/unis/1/bath', 'University of Bath'),
  page('/slow', 'Slow', { loader: () => new Promise((later) => (finishSlow = () => later(null))) }),
  page('/gone', 'never', { loader: missing }),
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

const TITLES: Readonly<Record<string, string>> = {
  '/': 'Find your way',
  '/explore/search/courses': 'Courses',
};

const visit = async (first: string, journey: (router: Site) => Promise<void>) => {
  const journal = openJournal();
  const { pathname } = new URL(first, window.location.origin);
  const opening = openSite(ROUTES, first, documentTitle(TITLES[pathname] ?? ''));
  pushFirstView({});
  const router = await opening;
  await journey(router);
  startAnalytics(journal);
  return router;
};

/** Navigates, and waits until the page is shown. */
const go = (router: Site, to: string) => act(() => router.navigate(to));

/** Goes back or forward to the page at a path. */
const move = (router: Site, steps: number, path: string) =>
  act(
    () =>
      new Promise<void>((there) => {
        const stop = router.subscribe(({ location, navigation }) => {
          if (location.pathname !== path || navigation.state !== 'idle') return;
          stop();
          there();
        });
        void router.navigate(steps);
      }),
  );

// Each test is a document of its own.
const endDocument = recordListeners();
afterEach(endDocument);

beforeEach(() => {
  fakeMeasures([]);
  Reflect.deleteProperty(window, 'dataLayer');
});

const JOURNEYS: readonly [
  name: string,
  first: string,
  journey: (router: Site) => Promise<void>,
  golden: readonly object[],
][] = [
  [
    'a school leaver searches, filters, reads, and goes back and forward',
    '/',
    async (router) => {
      await go(router, '/explore/search/courses?q=law');
      await go(router, '/explore/search/courses?q=law&filters=Wales~country');
      await go(router, '/explore/courses/1/law');
      await move(router, -1, '/explore/search/courses');
      await move(router, 1, '/explore/courses/1/law');
      await go(router, '/explore/favourites');
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
    (router) => go(router, '/explore/unis/1'),
    [view('/', 'Find your way'), view('/explore/unis/1/bath', 'University of Bath')],
  ],
  [
    'does not count moves within a page, revalidation and aborted navigations',
    '/',
    async (router) => {
      await go(router, '/#deadlines');
      await go(router, '/');
      await act(() => router.revalidate());
      act(() => void router.navigate('/slow'));
      await go(router, '/explore/favourites');
      finishSlow();
      await act(() => setImmediate());
    },
    [view('/', 'Find your way'), view('/explore/favourites', 'Saved')],
  ],
  [
    'has the title of an error screen',
    '/',
    (router) => go(router, '/gone'),
    [view('/', 'Find your way'), view('/gone', 'Error')],
  ],
  [
    'leaves out postcodes and quiz ids, also in an address within the address',
    '/explore/search/courses?postcode=BA2+7AY&q=law&assessmentId=abc&back=%2Fexplore%3Fpostcode%3DBA2',
    (router) => go(router, '/explore/favourites?postcode=BA2+7AY#secret'),
    [view('/explore/search/courses', 'Courses', '?q=law'), view('/explore/favourites', 'Saved')],
  ],
];

it.each(JOURNEYS)('%s [B-11]', async (_, first, journey, golden) => {
  await visit(first, journey);
  expect(dataLayer()).toEqual([NOTHING_ALLOWED, ...golden]);
});

it('a tag manager that reads the document at a page view finds the new page, on error screens too [B-11] [B-02]', async () => {
  const seen: string[] = [];
  const readDocument = (entry: object) => {
    if (!('page_path' in entry)) return;
    const { title, body } = document;
    seen.push(
      [entry.page_path, title, body.className, document.querySelector('h1')?.textContent].join(' | '),
    );
  };
  const router = await visit('/', async () => undefined);
  const layer = (window as unknown as { dataLayer: object[] }).dataLayer;
  layer.push = (...entries) => {
    entries.forEach(readDocument);
    return Array.prototype.push.apply(layer, entries);
  };
  await go(router, '/explore/favourites');
  await go(router, '/gone');
  await move(router, -1, '/explore/favourites');
  const saved = '/explore/favourites | Saved · Signpost | page-explore page-explore-favourites | Saved';
  expect(seen).toEqual([saved, '/gone | Error · Signpost | page-explore page-gone | Error', saved]);
  expect(dataLayer().slice(1)).toEqual([
    view('/', 'Find your way'),
    view('/explore/favourites', 'Saved'),
    view('/gone', 'Error'),
    view('/explore/favourites', 'Saved'),
  ]);
});
