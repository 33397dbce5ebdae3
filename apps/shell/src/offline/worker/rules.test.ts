import {
  filesIn,
  isImmutableFile,
  isWithdrawn,
  isWithdrawnFile,
  pathOf,
  readReleases,
  titleIn,
} from './rules';

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
