import { broken, contains, page, withBrowser } from './testing/checked-site';
import type { ApiState } from './product/api-in-state';
import type { TinyAnswer } from './testing/tiny-shell';
import { FAILS } from './testing/tiny-site';

withBrowser();

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
