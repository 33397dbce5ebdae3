/** @jest-environment jest-fixed-jsdom */
import { atomFeed } from './atom';
import type { Changes, FeedQuery } from './read-changes';

const site = new URL('https://www.site.test');
const change: Changes['results'][number] = {
  id: 7,
  changedAt: '2026-11-25T09:00:00.000Z',
  kind: 'course',
  name: 'Sea & <Sand>',
  path: '/explore/courses/1/sea-sand',
  provider: { name: 'University of Bath' },
  change: 'changed',
  summary: 'Changed: name or award. Name: Sea & <Sand> (before: "Sea").',
  dataSet: 'Discover Uni',
  dataYear: 2025,
};
const removed: typeof change = {
  ...change,
  id: 6,
  path: null,
  change: 'removed',
  name: 'Gone\u0000\u001f',
  summary: 'Gone.',
};

const feedOf = (changes: Changes, query: FeedQuery = {}) =>
  parse(atomFeed(changes, query, site).body).documentElement;
const parse = (xml: string) => {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
};
const linkOf = (node: ParentNode, rel: string) =>
  node.querySelector(`:scope > link[rel="${rel}"]`)?.getAttribute('href');

it('is Atom with stable ids, absolute links and escaped text [C-26]', () => {
  const feed = feedOf({ results: [change, removed], next: 6 });
  expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(feed.querySelector(':scope > updated')?.textContent).toBe(change.changedAt);
  expect(linkOf(feed, 'self')).toBe('https://www.site.test/changes.atom');
  expect(linkOf(feed, 'alternate')).toBe('https://www.site.test/about-the-data');
  expect(linkOf(feed, 'next')).toBe('https://www.site.test/changes.atom?before=6');
  const [first, second] = feed.querySelectorAll('entry');
  expect(first?.querySelector('id')?.textContent).toBe('tag:www.site.test,2026:changes/7');
  expect(first?.querySelector('title')?.textContent).toBe('Sea & <Sand>, University of Bath: changed');
  expect(first?.querySelector('content')?.textContent).toBe(`${change.summary} From Discover Uni, 2025.`);
  expect(first && linkOf(first, 'alternate')).toBe('https://www.site.test/explore/courses/1/sea-sand');
  expect(second?.querySelector('link')).toBeNull();
  expect(second?.querySelector('title')?.textContent).toBe('Gone, University of Bath: removed');
});

it('without changes is valid too, and its id names what it is about, not the page of it [C-26]', () => {
  const feed = feedOf({ results: [], next: null }, { kind: 'course', subject: 'law', before: '9' });
  expect(feed.querySelector('id')?.textContent).toBe(
    'tag:www.site.test,2026:changes?kind=course&subject=law',
  );
  expect(feed.querySelector('updated')?.textContent).toMatch(/Z$/);
  expect(feed.querySelectorAll('entry, [rel="next"]')).toHaveLength(0);
});
