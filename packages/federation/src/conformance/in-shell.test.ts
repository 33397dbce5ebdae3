import type { Browser, Page } from 'playwright-core';
import type { ApiState } from './product/api-in-state';
import { openBrowser } from './product/browser';
import { openTinyShell, type TinyAnswer } from './testing/tiny-shell';
import { CARD, config, FAILS, inOrder, ROW, samples } from './testing/tiny-site';
import { checkInShell } from './in-shell';
import { report } from './report';

// Generous, so that a busy machine does not fail the tests.
jest.setTimeout(120_000);

let browser: Browser;
let reader: Page;
beforeAll(async () => {
  browser = await openBrowser();
  reader = await browser.newPage();
});
afterAll(() => browser.close());

type Site = (address: string, state: ApiState) => TinyAnswer | undefined;

/** The rules that a site breaks, each with its problems. */
const broken = async (
  site: Site,
  runs?: string | null,
  isThorough = false,
  of = samples,
  names: readonly string[] = [],
) => {
  let state: ApiState = 'whole';
  const shell = await openTinyShell((address) => site(address, state) ?? inOrder(address, state), runs);
  const api = { url: '', setState: (next: ApiState) => (state = next), stop: () => Promise.resolve() };
  const tools = { shell, api, browser, reader, isThorough };
  const findings = await checkInShell({ config: { ...config, names } }, of, ['/page'], tools).finally(() =>
    shell.stop(),
  );
  return Object.fromEntries(
    findings.filter(({ problems }) => problems.length > 0).map(({ rule, problems }) => [rule, problems]),
  );
};

/** A conforming site except for one page in one API state. */
const page =
  (answer: TinyAnswer, when: ApiState = 'whole'): Site =>
  (address, state) =>
    address === '/page' && state === when ? answer : undefined;

const contains = (rule: string, what: string) => ({
  [rule]: expect.arrayContaining([expect.stringContaining(what)]) as unknown,
});

it('finds nothing in a site that keeps every rule, with and without hydration', async () => {
  expect(await broken(() => undefined, 'one', true)).toEqual({});
});

describe('a running site, which shows the release as a preview', () => {
  const previewCookie = 'signpost-preview=token';
  const findingsAt = async (expected: string) => {
    const refused = { status: 403, body: '<h1>Error</h1><p>This preview link has expired.</p>' };
    const shell = await openTinyShell(
      (address, cookie) => (cookie.includes(expected) ? inOrder(address, 'whole') : refused),
      null,
    );
    const tools = { shell: { ...shell, previewCookie }, browser, reader, isThorough: true };
    return checkInShell({ config }, samples, ['/page'], tools).finally(() => shell.stop());
  };

  it('is checked with the cookie of the preview, without the rules that need another API or remote', async () => {
    const findings = await findingsAt(previewCookie);
    expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(findings.filter(({ skipped }) => skipped).map(({ rule }) => rule)).toEqual([
      'own slots withstand any row',
      'error states (API answers 500)',
      'error states (API answers 404)',
      'empty states (API lists nothing)',
    ]);
    const text = report('tiny', findings);
    expect(text).toContain(
      'skip  error states (API answers 500): the API of a running site is not made to fail',
    );
    expect(text).toContain('9 of 9 rules kept');
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
  ['hydration clean', 'console error: hydration', { script: 'console.error("hydration", "text differs");' }],
  ['hydration clean', 'page error: broken', { script: 'setTimeout(() => { throw new Error("broken"); });' }],
  [
    'hydration clean',
    'console error: an island broke',
    {
      body: '<h1>A heading</h1><div style="block-size:3000px"></div>',
      script: 'addEventListener("scroll", () => console.error("an island broke"), { once: true });',
    },
  ],
  ['hydration clean', 'answer 404', { script: 'void fetch("/gone");', headers: {} }],
  ['no global in the browser', 'tinyLeak', { script: 'window.tinyLeak = 1;' }],
  ['axe clean', 'image-alt', { body: '<h1>A heading</h1><img src="data:,">' }],
  [
    'axe clean',
    'dark: color-contrast',
    {
      head: '<title>Tiny</title><style>[data-theme=dark] h1{color:#eee;background:#fff}</style>',
    },
  ],
])('%s', (rule, why, answer) => {
  it(`finds: ${why}`, async () => {
    const site: Site = (address, state) =>
      address === '/gone' ? { status: 404 } : page(answer)(address, state);
    expect(await broken(site)).toMatchObject(contains(rule, why));
  });
});

it('finds names that only the scripts of the remote use in the browser', async () => {
  const SCRIPT = '/releases/tiny/one/client/page.js';
  const store = (key: string) => `localStorage.setItem('${key}', '1');`;
  const source = `${store('tiny.own')} ${store('tiny.secret')} ${store('signpost.favourites')}
    document.cookie = 'tiny-cookie=1'; setTimeout(() => sessionStorage.getItem('tiny.later'));
    customElements.define('tiny-map', class extends HTMLElement {});`;
  const site: Site = (address) => {
    if (address === SCRIPT) return { source };
    // The shell's own script may use any name.
    return page({
      script: `${store('of.shell')} document.body.append(Object.assign(document.createElement('script'), { src: '${SCRIPT}' }))`,
    })(address, 'whole');
  };
  expect(await broken(site, 'one', false, samples, ['storage:tiny.own'])).toEqual({
    'names declared in the browser': [
      'storage:tiny.secret',
      'storage:tiny-cookie',
      'element:tiny-map',
      'storage:tiny.later',
    ].map((name) => `/page: ${name} is used and not declared in names`),
  });
});

it('finds a page that cannot be reached by client-side navigation', async () => {
  const site: Site = (address) =>
    address === '/about-the-data'
      ? { script: 'addEventListener("popstate", () => location.reload());' }
      : undefined;
  expect(await broken(site)).toMatchObject(
    contains('loaders resolve in the browser', '/page: the whole document was loaded'),
  );
});

it.each<[why: string, answer: TinyAnswer]>([
  ['it answered 200 and is not a page', {}],
  ['it answered 302 and is not a page', { status: 302, headers: { location: 'https://elsewhere.example/' } }],
])('requires an address without a page to redirect within the site: %s', async (why, answer) => {
  const site: Site = (address) => (address === '/short' ? answer : undefined);
  expect(await broken(site)).toEqual(contains('loaders resolve on the server', why));
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

it('also hydrates pages while the API fails when it is thorough', async () => {
  const answer = { body: FAILS, script: 'console.error("hydration", "text differs");' };
  expect(await broken(page(answer, 'failing'), 'one', true)).toEqual(
    contains('error states (API answers 500)', '/page: console error: hydration'),
  );
});
