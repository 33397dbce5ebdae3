/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idsOf, json, pageFound, searching, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { NO_FAVOURITES, setFavourites, toggleFavourite } from '@signpost/identity';
import { NOTIFICATIONS_KEY } from '@signpost/identity/has-notifications';
import { rememberWatched, stopWatching, watch, type Watch, type WatchList } from '@signpost/identity/watches';
import { installFakeService } from '../pages/account/testing/fake-service';
import * as page from '../pages/favourites/page';
import { noSlots } from '../testing/fill-slots';
import { answerBy, openPage, violationsOf } from '../testing/open-page';
import { NEWS } from './news/address';
import type { News } from './news/news';
import { loader } from './news/route';
import { tellNews } from './tell-news';

describe('the panel', () => {
  const COURSE = '00000000-0000-8000-a000-000000000001';
  const LAW: Watch = { kind: 'courses', id: COURSE, title: 'Law', url: `/explore/courses/${COURSE}/law` };
  const BATH: Watch = { kind: 'unis', id: '10007850', title: 'Bath', url: '/explore/unis/10007850/bath' };
  const SEARCH: Watch = {
    kind: 'filters',
    id: '/explore/search/courses?q=sea',
    title: 'Courses: “sea”',
    url: '/explore/search/courses?q=sea',
  };
  const change = {
    id: 7,
    changedAt: '2026-11-25T09:00:00.000Z',
    kind: 'course',
    recordId: COURSE,
    name: 'Law',
    path: LAW.url,
    provider: { ukprn: '10007850', name: 'University of Bath' },
    change: 'changed',
    summary: 'Changed: name or award.',
    dataSet: 'Discover Uni',
    dataYear: 2026,
  };
  const added = { ...change, id: 8, recordId: 'sea', name: 'Sea', change: 'added' };
  const openDay = {
    id: 'bath-campus-1',
    title: 'Open day at the University of Bath',
    summary: '',
    sample: true,
    notice: 'This date is invented.',
    kind: 'campus',
    date: '2026-12-05',
    starts: '10:00',
    ends: '15:00',
    timeZone: 'Europe/London',
    place: null,
    distance: null,
    subjects: [],
    provider: {
      providerId: '10007850',
      ukprn: '10007850',
      name: 'University of Bath',
      websiteUrl: null,
      image: '/a.png',
    },
    bookingUrl: null,
  };

  const routes = { path: '/explore/favourites', ...page };
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  beforeEach(() => {
    installFakeService();
    act(() => {
      setFavourites(NO_FAVOURITES);
      [LAW, BATH, SEARCH].forEach(stopWatching);
    });
    answerBy(server, {
      '/api/v1/changes?kind=course&change=added': json({ results: [added], next: null }),
      '/api/v1/changes?limit=1': json({ results: [added], next: null }),
      '/api/v1/changes?after=6': json({ results: [change], next: null }),
      '/api/v1/changes?after=8': json({ results: [], next: null }),
      '/api/v1/open-days/list': json([openDay]),
      '/search/1/indexes/*/queries': searching(({ requests }) => ({
        results: requests.map((asked) =>
          pageFound(
            ...(idsOf(asked) ?? []).map((id) => ({
              objectID: id,
              title: `Record ${id}`,
              url: `/explore/courses/${id}/x`,
            })),
          ),
        ),
      })),
    });
  });
  afterAll(() => server.close());

  const open = () => openPage(routes, '/explore/favourites', server, noSlots, [{ path: NEWS, loader }]);
  const panel = () => screen.findByRole('region', { name: 'What you asked us to tell you' });

  it('shows nothing to those who did not ask [E-25]', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'What you asked us to tell you' })).toBeNull();
    expect(server.asked.filter((call) => call.includes('changes'))).toEqual([]);
  });

  it('begins with the newest change, so that what was before is no news [E-25]', async () => {
    watch(SEARCH);
    await open();
    const region = await panel();
    expect(await within(region).findByText('Nothing has changed since you last looked.')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('signpost.watches') ?? '').value.seen).toBe(8);
  });

  it('lists changes, new results of a search, and open days that come near, until they are read [E-25]', async () => {
    [LAW, BATH, SEARCH].forEach((item) => watch(item));
    rememberWatched({ seen: 6 });
    const { container } = await open();
    const region = within(await panel());
    expect(await region.findByText('Changed: name or award.')).toBeVisible();
    expect(region.getByText(/Discover Uni, 2026/)).toBeVisible();
    expect(region.getByText('1 new result:')).toBeVisible();
    expect(region.getByRole('link', { name: 'Record sea' })).toHaveAttribute(
      'href',
      '/explore/courses/sea/x',
    );
    expect(region.getByText(/University of Bath open day/)).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
    await userEvent.click(region.getByRole('button', { name: 'I have read this' }));
    expect(JSON.parse(localStorage.getItem('signpost.watches') ?? '').value.seen).toBe(8);
    expect(region.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('stops one thing by its button [E-25]', async () => {
    [LAW, BATH].forEach((item) => watch(item));
    await open();
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Stop telling me about Law' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /about Law$/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Stop telling me about Bath' })).toBeVisible();
  });

  it('states that it could not look at everything [E-25]', async () => {
    answerBy(server, {});
    watch(LAW);
    await open();
    expect(await within(await panel()).findByText(/could not look at everything/)).toBeVisible();
  });

  it('offers to watch a saved course, and no saved career [E-25]', async () => {
    toggleFavourite('courses', { id: COURSE, title: 'Law', url: LAW.url });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Tell me when this changes/ }));
    expect(await panel()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Stop telling me ?: Law/ }));
    expect(screen.queryByRole('region', { name: 'What you asked us to tell you' })).toBeNull();
  });
});

describe('news', () => {
  const LAW = { kind: 'courses', id: 'c1', title: 'Law', url: '/explore/courses/c1/law' } as const;
  const NOW = Date.parse('2026-11-25T09:00:00Z');
  const news: News = {
    latest: 9,
    changes: [],
    matches: [{ search: '/explore/search/courses', total: 2, hits: [] }],
    dates: [
      {
        id: 'open-day:1',
        name: 'University of Bath open day',
        at: '2026-12-05',
        message: 'Open day, 10:00 to 15:00.',
        link: '/explore/unis/1/bath#open-days',
        linkLabel: 'See the open day',
      },
    ],
    partial: false,
  };

  const list = (): WatchList => JSON.parse(localStorage.getItem('signpost.watches') ?? '').value;
  const titles = (): string[] =>
    (JSON.parse(localStorage.getItem(NOTIFICATIONS_KEY) ?? '{"value":[]}').value as { title: string }[]).map(
      ({ title }) => title,
    );
  const clear = () => localStorage.removeItem(NOTIFICATIONS_KEY);

  beforeEach(() => {
    clear();
    stopWatching(LAW);
    watch(LAW);
  });

  it('raises one notification for the changes and one for each date, each only once [E-19] [E-25]', () => {
    tellNews(news, list(), NOW);
    expect(titles()).toEqual([
      'There are 2 changes to things you watch',
      'University of Bath open day is near',
    ]);
    clear();
    tellNews(news, list(), NOW);
    expect(titles()).toEqual([]);
  });

  it('tells again after a later update [E-25]', () => {
    rememberWatched({ told: 9, toldDates: ['open-day:1'] });
    tellNews({ ...news, latest: 10 }, list(), NOW);
    expect(titles()).toEqual(['There are 2 changes to things you watch']);
  });

  it('raises nothing when there is nothing to tell [E-25]', () => {
    tellNews({ ...news, matches: [], dates: [] }, list(), NOW);
    expect(titles()).toEqual([]);
  });
});
