/** @jest-environment jest-fixed-jsdom */
import { atomFeed } from './changes/atom';
import type { Changes, FeedQuery } from './changes/read-changes';
import { addressFiles, indexFile, LIMITS } from './sitemap/xml';

describe('sitemaps', () => {
  const site = new URL('https://site.test');

  const locations = (xml: string): string[] => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    return [...parsed.querySelectorAll('loc')].map(({ textContent }) => textContent);
  };

  const HOSTILE = [
    '/a?b=1&c=<d>"e"\'f\'',
    '/x]]><evil/>',
    '/<!--',
    '/&amp;&#0;&unknown;',
    '/\u0000\u0008\uFFFE\uD800',
    '/caf\u00e9/\u65e5\u672c/\u{1F600}',
    '/<?xml version="2.0"?>',
  ];

  describe('sitemap files', () => {
    it('are well-formed for hostile addresses and contain only URLs of this site', () => {
      const [file = ''] = addressFiles(
        HOSTILE.map((path) => ({ path, changed: '2026-11-01' })),
        site,
      );
      const found = locations(file);
      expect(found).toHaveLength(HOSTILE.length);
      found.forEach((location) => {
        expect(new URL(location).origin).toBe(site.origin);
        expect(location).toMatch(/^[\x21-\x7e]+$/);
      });
      expect(file).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/);
    });

    it('leave out addresses of other sites and addresses that are too long', () => {
      const paths = [
        '//elsewhere.test/',
        'https://elsewhere.test/',
        '\\/',
        '',
        `/${'x'.repeat(3_000)}`,
        '/real',
      ];
      const [file = ''] = addressFiles(
        paths.map((path) => ({ path })),
        site,
      );
      expect(locations(file)).toEqual(['https://site.test/real']);
    });

    it('link each page to itself in every language', () => {
      const [file = ''] = addressFiles([{ path: '/explore?page=2' }], site);
      const parsed = new DOMParser().parseFromString(file, 'application/xml');
      const links = [...parsed.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')];
      expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
        ['en-GB', 'https://site.test/explore?page=2'],
        ['cy', 'https://site.test/cy/explore?page=2'],
      ]);
    });

    it('have the day of the last change only if it is known', () => {
      const [file = ''] = addressFiles([{ path: '/a', changed: '2026-10-02' }, { path: '/b' }], site);
      expect(file.match(/<lastmod>[^<]*<\/lastmod>/g)).toEqual(['<lastmod>2026-10-02</lastmod>']);
    });

    it('contain all addresses, at most 50,000 each', () => {
      expect(LIMITS.addresses).toBe(50_000);
      const addresses = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}` }));
      const files = addressFiles(addresses, site, { ...LIMITS, addresses: 50 });
      expect(files.map((file) => file.split('<loc>').length - 1)).toEqual([50, 50, 1]);
    });

    it('do not exceed the size limit', () => {
      const addresses = Array.from({ length: 20 }, (_, index) => ({ path: `/${'y'.repeat(100)}/${index}` }));
      const bytes = 1_000;
      const files = addressFiles(addresses, site, { addresses: 50_000, bytes });
      expect(files.length).toBeGreaterThan(2);
      files.forEach((file) => expect(Buffer.byteLength(file)).toBeLessThanOrEqual(bytes));
      expect(files.flatMap(locations)).toHaveLength(20);
    });

    it('do not exist for no addresses, and are listed by the index', () => {
      expect(addressFiles([], site)).toEqual([]);
      expect(locations(indexFile(['/sitemaps/a.xml'], site))).toEqual(['https://site.test/sitemaps/a.xml']);
    });
  });
});

describe('the feed of changes', () => {
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
});
