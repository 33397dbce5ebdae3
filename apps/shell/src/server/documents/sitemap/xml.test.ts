/** @jest-environment jest-fixed-jsdom */
import { addressFiles, indexFile, LIMITS } from './xml';

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
    const addresses = Array.from({ length: 100_001 }, (_, index) => ({ path: `/${index}` }));
    const files = addressFiles(addresses, site);
    const counts = files.map((file) => file.split('<loc>').length - 1);
    expect(counts).toEqual([50_000, 50_000, 1]);
    expect(Math.max(...files.map((file) => Buffer.byteLength(file)))).toBeLessThan(LIMITS.bytes);
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
