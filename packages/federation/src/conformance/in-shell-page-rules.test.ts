import { broken, contains, page, type Site, withBrowser } from './testing/checked-site';
import type { TinyAnswer } from './testing/tiny-shell';
import { FAILS } from './testing/tiny-site';

withBrowser();

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
