/** @jest-environment jest-fixed-jsdom */
import { BROWSER_RULES } from './pages/in-browser';
import type { ApiState } from './product/api-in-state';
import { report } from './report';
import { broken, contains, findingsAtSite, page, type Site } from './testing/checked-site';
import { openTinyShell, type TinyAnswer } from './testing/tiny-shell';
import { CARD, FAILS, inOrder, ROW, samples } from './testing/tiny-site';

it('finds nothing in a site that keeps every rule', async () => {
  expect(await broken(() => undefined)).toEqual({});
});

describe.each<[rule: string, why: string, answer: TinyAnswer]>([
  ['loaders resolve on the server', 'it answered 500', { status: 500 }],
  ['loaders resolve on the server', 'the shell logged "late"', { status: 500, logs: 'late' }],
  ['loaders resolve on the server', 'a part of it says', { body: FAILS }],
  ['loaders resolve on the server', 'there are 2 h1 headings', { body: '<h1>A heading</h1><h1>B</h1>' }],
  [
    'loaders resolve on the server',
    'it says "undefined"',
    { body: '<h1>A heading</h1><p>undefined miles</p>' },
  ],
  ['loaders resolve on the server', 'the shell logged "rendering failed"', { logs: 'rendering failed' }],
  ['head valid', 'there is no description', { head: '<title>Tiny</title>' }],
])('%s', (rule, why, answer) => {
  it(`finds: ${why}`, async () => {
    const site: Site = (address, state) =>
      address === '/gone' ? { status: 404 } : page(answer)(address, state);
    expect(await broken(site)).toMatchObject(contains(rule, why));
  });
});

const NOINDEX = '<title>Error</title><meta name="robots" content="noindex">';

it.each<[why: string, state: ApiState, title: string, answer: TinyAnswer]>([
  ['does not say what failed', 'failing', '500', { status: 500, head: NOINDEX, body: '<h1>Error</h1>' }],
  ['does not say what is missing', 'failing', '500', { body: '<h1>Other</h1>' }],
  ['may be indexed', 'missing', '404', { status: 404, body: FAILS }],
  ['the shell logged "rendering failed"', 'missing', '404', { body: FAILS, logs: 'rendering failed' }],
  ['it answered 500', 'empty', 'lists nothing', { status: 500, head: NOINDEX, body: FAILS }],
  ['it says "NaN"', 'empty', 'lists nothing', { body: '<h1>A heading</h1><p>NaN found</p>' }],
])('finds in a page whose API fails: %s', async (why, state, title, answer) => {
  const found = await broken(page(answer, state));
  const [[rule = '', problems] = []] = Object.entries(found);
  expect(rule).toContain(title);
  expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(why)]));
});

it.each<[why: string, address: string, answer: TinyAnswer]>([
  ['the row is left out', '/', { body: '<h1>Home</h1>' }],
  ['the row is empty', '/', { body: ROW.replace('Something', '') }],
  ['the card is rendered by the shell', '/cards', { body: CARD.replace('tiny-card', 'shell-card') }],
  ['the shell logged "tiny left home.row empty"', '/', { body: ROW, logs: 'tiny left home.row empty' }],
  ['the page answered 500', '/cards', { status: 500 }],
])('finds in a slot: %s', async (why, at, answer) => {
  const site: Site = (address) => (address === at ? answer : undefined);
  expect(await broken(site)).toEqual(contains('slots render', why));
});

it('does not refuse a remote for late rows of other remotes, in its slots and its own pages', async () => {
  const logs = 'rendering failed: courses left home.row empty: the slot timed out';
  const site: Site = (address, state) =>
    state === 'whole' ? { ...inOrder(address, state), logs } : undefined;
  expect(await broken(site)).toEqual({});
});

it('does not refuse a remote for rows of other remotes that are missing while the API fails', async () => {
  const row = '<div data-rows="tiny.page.row.v1"><div data-row="courses"><b>Courses</b> near you</div></div>';
  const logs = 'rendering failed: courses left tiny.page.row.v1 empty';
  const site: Site = (address, state) => {
    if (address !== '/page') return undefined;
    return state === 'failing' || state === 'missing'
      ? { body: '<h1>A page</h1>', logs }
      : { body: `<h1>A page</h1>${row}` };
  };
  expect(await broken(site)).toEqual({});
});

describe('a running site, which shows the release as a preview', () => {
  const previewCookie = 'signpost-preview=token';
  const findingsAt = async (expected: string) => {
    const refused = { status: 403, body: '<h1>Error</h1><p>This preview link has expired.</p>' };
    const shell = await openTinyShell(
      (address, cookie) => (cookie.includes(expected) ? inOrder(address, 'whole') : refused),
      null,
    );
    return findingsAtSite({ ...shell, previewCookie }).finally(() => shell.stop());
  };

  it('is checked with the cookie of the preview, without the rules that need another API or remote', async () => {
    const findings = await findingsAt(previewCookie);
    expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(findings.filter(({ skipped }) => skipped).map(({ rule }) => rule)).toEqual([
      'own slots withstand any row',
      ...BROWSER_RULES,
      'error states (API answers 500)',
      'error states (API answers 404)',
      'empty states (API lists nothing)',
    ]);
    const text = report('tiny', findings);
    expect(text).toContain(
      'skip  error states (API answers 500): the API of a running site is not made to fail',
    );
    expect(text).toContain('4 of 4 rules kept');
  });

  it('is not checked further when it refuses the preview', async () => {
    expect(await findingsAt('another')).toEqual([
      { rule: 'the shell takes it', problems: [expect.stringContaining('This preview link has expired.')] },
    ]);
  });
});

it('reports that the shell does not run the release, and checks nothing else', async () => {
  expect(await broken(() => undefined, null)).toEqual({
    'the shell takes it': ['the shell does not run the release'],
  });
});

it('requires a sample of each path and slot', async () => {
  const none = { paths: { ...samples.paths, '/page': '' }, slots: { ...samples.slots, 'card.courses': '' } };
  expect(await broken(() => undefined, 'one', false, none)).toEqual({
    'loaders resolve on the server': ['/page has no sample address'],
    'slots render': ['card.courses has no sample address'],
  });
});

it.each<[why: string, answer: TinyAnswer]>([
  ['it answered 200 and is not a page', {}],
  ['it answered 302 and is not a page', { status: 302, headers: { location: 'https://elsewhere.example/' } }],
])('requires an address without a page to redirect within the site: %s', async (why, answer) => {
  const site: Site = (address) => (address === '/short' ? answer : undefined);
  expect(await broken(site)).toEqual(contains('loaders resolve on the server', why));
});
