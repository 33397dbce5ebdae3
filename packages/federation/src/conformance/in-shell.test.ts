import { broken, contains, findingsAtSite, page, type Site, withBrowser } from './testing/checked-site';
import { openTinyShell, type TinyAnswer } from './testing/tiny-shell';
import { inOrder, samples } from './testing/tiny-site';
import { report } from './report';

withBrowser();

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
    return findingsAtSite({ ...shell, previewCookie }).finally(() => shell.stop());
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
