/** @jest-environment jest-fixed-jsdom */
import { NOTIFICATIONS_KEY } from '@signpost/identity/has-notifications';
import { rememberWatched, stopWatching, watch, type WatchList } from '@signpost/identity/watches';
import type { News } from './news/news';
import { tellNews } from './tell-news';

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
