import { broken, contains, page, type Site, withBrowser } from './testing/checked-site';
import type { TinyAnswer } from './testing/tiny-shell';
import { FAILS, samples } from './testing/tiny-site';

withBrowser();

it('finds nothing in a site that keeps every rule, with and without hydration', async () => {
  expect(await broken(() => undefined, 'one', true)).toEqual({});
});

describe.each<[rule: string, why: string, answer: TinyAnswer]>([
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

it('also hydrates pages while the API fails when it is thorough', async () => {
  const answer = { body: FAILS, script: 'console.error("hydration", "text differs");' };
  expect(await broken(page(answer, 'failing'), 'one', true)).toEqual(
    contains('error states (API answers 500)', '/page: console error: hydration'),
  );
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
