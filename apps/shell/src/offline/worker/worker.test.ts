import { describedCopy, type KeptPage, readKeptFile, readKeptPage } from './kept';
import { excessOf, LIMITS } from './limits';
import {
  filesIn,
  isImmutableFile,
  isWithdrawn,
  isWithdrawnFile,
  pathOf,
  readReleases,
  titleIn,
} from './rules';

describe('kept copies', () => {
  const KEPT = {
    at: 1,
    bytes: 2,
    title: 'Café · £9 · “quoted”',
    releases: { unis: '0123456789ab' },
    files: ['/assets/a.0a1b2c3d.js'],
    isSaved: true,
  };

  it('keeps the policy of a page, and nothing that holds for one answer alone', async () => {
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'",
      'content-encoding': 'br',
      'content-length': '5',
      vary: 'x-embedded',
      'x-request-id': 'one',
    };
    const copy = describedCopy(new Response('ignored', { headers }), 'the text', KEPT);
    expect(await copy.text()).toBe('the text');
    expect([...copy.headers.keys()].sort()).toEqual(['content-security-policy', 'content-type', 'x-kept']);
    expect(readKeptPage(copy)).toEqual(KEPT);
    expect(readKeptFile(copy)).toEqual({ at: 1, bytes: 2 });
  });

  it.each([
    ['no description', new Response('')],
    ['another shape', describedCopy(new Response(''), '', { at: 1, bytes: 2 })],
    ['no JSON', new Response('', { headers: { 'x-kept': '%7B' } })],
    ['no encoding', new Response('', { headers: { 'x-kept': '%' } })],
  ])('a copy with %s is not a kept page', (_what, copy) => {
    expect(readKeptPage(copy)).toBeUndefined();
  });
});

describe('limits', () => {
  const NOW = Date.parse('2026-11-25T12:00:00Z');
  const page = (minutesAgo: number, more: Partial<KeptPage> = {}): KeptPage => ({
    at: NOW - minutesAgo * 60_000,
    bytes: 10,
    title: 'A page',
    releases: {},
    files: [],
    isSaved: false,
    ...more,
  });
  const file = (minutesAgo: number) => ({ at: NOW - minutesAgo * 60_000, bytes: 10 });
  const limits = { ...LIMITS, maxPages: 3, maxBytes: 1_000 };
  const excess = (
    pages: Record<string, KeptPage>,
    files: Record<string, ReturnType<typeof file>> = {},
    given: Partial<typeof limits> = {},
  ) =>
    excessOf(
      { pages: new Map(Object.entries(pages)), files: new Map(Object.entries(files)) },
      new Set(['/required']),
      NOW,
      { ...limits, ...given } as typeof LIMITS,
    );

  it('removes nothing within the limits', () => {
    expect(excess({ '/a': page(1) }, { '/f': file(1) })).toEqual({ pages: [], files: [] });
  });

  it('removes the oldest pages when there are too many, those of saved things last [B-20]', () => {
    const pages = {
      '/new': page(1),
      '/old': page(9),
      '/mid': page(5),
      '/saved': page(99, { isSaved: true }),
    };
    expect(excess(pages).pages).toEqual(['/old']);
  });

  it('removes pages that were kept more than 30 days ago, saved or not', () => {
    const pages = { '/a': page(31 * 24 * 60, { isSaved: true }), '/b': page(29 * 24 * 60) };
    expect(excess(pages).pages).toEqual(['/a']);
  });

  it('removes files that no page names before any page, the oldest first [B-20]', () => {
    const pages = { '/a': page(1, { files: ['/used'] }) };
    const files = { '/used': file(9), '/older': file(8), '/newer': file(2) };
    expect(excess(pages, files, { maxBytes: 30 } as never)).toEqual({ pages: [], files: ['/older'] });
  });

  it('removes the oldest pages with the files that only they name when there are too many bytes', () => {
    const pages = { '/old': page(9, { files: ['/own', '/both'] }), '/new': page(1, { files: ['/both'] }) };
    const files = { '/own': file(9), '/both': file(9) };
    expect(excess(pages, files, { maxBytes: 20 } as never)).toEqual({ pages: ['/old'], files: ['/own'] });
  });

  it('never removes the files of the offline page', () => {
    expect(excess({}, { '/required': file(99) }, { maxBytes: 5 } as never)).toEqual({ pages: [], files: [] });
  });
});

describe('rules', () => {
  it.each([
    ['/assets/main.0a1b2c3d.js', true],
    ['/assets/shell.home.0a1b2c3d.css', true],
    ['/assets/cy/main.0a1b2c3d.js', true],
    ['/assets/other/main.0a1b2c3d.js', false],
    ['/assets/icon-192.0a1b2c3d.png', true],
    ['/releases/unis/0123456789ab/client/remoteEntry.js', true],
    ['/releases/unis/0123456789ab/server/remoteEntry.js', false],
    ['/assets/icon.svg', false],
    ['/api/v1/identity/session', false],
    ['/api/v1/unis?x=/assets/main.0a1b2c3d.js', false],
    ['/search/1/indexes/d10_courses/query', false],
    ['/themes/default/1.avif', false],
    ['/manifest.webmanifest', false],
    ['/account', false],
    ['/', false],
  ])('keeps files that never change alone: %s %s [B-20]', (path, expected) => {
    expect(isImmutableFile(path)).toBe(expected);
  });

  it('reads the releases of a page, and nothing when the page must not be kept', () => {
    expect(readReleases('unis=0123456789ab careers=ba9876543210')).toEqual({
      unis: '0123456789ab',
      careers: 'ba9876543210',
    });
    expect(readReleases('')).toEqual({});
    for (const header of [null, 'later', 'unis', 'unis=live', 'unis=0123456789ab;x'])
      expect(readReleases(header)).toBeUndefined();
  });

  describe('a withdrawn release', () => {
    const keepable = { unis: ['0123456789ab'], careers: [] };

    it('withdraws every page that it took part in [B-20]', () => {
      expect(isWithdrawn({}, keepable)).toBe(false);
      expect(isWithdrawn({ unis: '0123456789ab' }, keepable)).toBe(false);
      expect(isWithdrawn({ unis: '0123456789ab', careers: 'ba9876543210' }, keepable)).toBe(true);
      expect(isWithdrawn({ employers: 'ba9876543210' }, keepable)).toBe(true);
    });

    it('withdraws its files, and none of the shell [B-20]', () => {
      expect(isWithdrawnFile('/releases/unis/0123456789ab/client/a.js', keepable)).toBe(false);
      expect(isWithdrawnFile('/releases/unis/ba9876543210/client/a.js', keepable)).toBe(true);
      expect(isWithdrawnFile('/releases/employers/0123456789ab/client/a.js', keepable)).toBe(true);
      expect(isWithdrawnFile('/assets/main.0a1b2c3d.js', {})).toBe(false);
    });
  });

  it('finds the files of a document, each once, and nothing else', () => {
    const html = `<link rel="stylesheet" href="/assets/main.0a1b2c3d.css"><script src="/assets/shell.11112222.js"></script>
    <link rel="preload" href="/assets/main.0a1b2c3d.css"><img src="/themes/1.avif"><a href="/explore/unis">Unis</a>
    <script type="application/json">{"entry":"/releases/unis/0123456789ab/client/remoteEntry.js"}</script>
    <script src="https://elsewhere.test/assets/x.0a1b2c3d.js"></script>`;
    expect(filesIn(html)).toEqual([
      '/assets/main.0a1b2c3d.css',
      '/assets/shell.11112222.js',
      '/releases/unis/0123456789ab/client/remoteEntry.js',
    ]);
  });

  it('reads the title as text, without the name of the site', () => {
    expect(titleIn('<title>Law &amp; order · Bath · Signpost</title>', '/x')).toBe('Law & order · Bath');
    expect(titleIn('<p>No title</p>', '/x')).toBe('/x');
  });

  it('accepts addresses of this site alone', () => {
    const origin = 'https://site.test';
    expect(pathOf('/explore?q=a#b', origin)).toBe('/explore?q=a');
    expect(pathOf('https://site.test/x', origin)).toBe('/x');
    for (const address of [
      'https://elsewhere.test/x',
      '//elsewhere.test',
      'javascript:alert(1)',
      'http://[',
      'data:x',
    ])
      expect(pathOf(address, origin)).toBeUndefined();
  });
});
