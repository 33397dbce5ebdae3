/** @jest-environment jest-fixed-jsdom */
import { FAILURES_PATH, type Failure } from '../transfer/failure-report';

const UNIS = 'https://site.test/releases/unis/111111111111/client';
const COURSES = 'https://site.test/releases/courses/222222222222/client';
const SHELL = 'https://site.test/assets/main.js';

type RecordedArgs = readonly [failure: Failure, error: unknown, components?: string];

/** Returns what a fresh page reports of these failures, when two releases are not live there. */
const reportsOf = async (...failures: readonly RecordedArgs[]): Promise<unknown[]> => {
  const sent: unknown[] = [];
  navigator.sendBeacon = (url, body) => sent.push([url, JSON.parse(String(body))]) > 0;
  await jest.isolateModulesAsync(async () => {
    const { recordFailure } = await import('./failures');
    const { reportFailures } = await import('./report-failures');
    // The first failure is recorded before there is a reader.
    const [first, ...others] = failures;
    if (first) recordFailure(...first);
    reportFailures('unis:111111111111,courses:222222222222');
    for (const one of others) recordFailure(...one);
  });
  return sent;
};

const thrown = (message: string, stack: string, more: object = {}) =>
  Object.assign(new Error(message), { stack, ...more });
const unisReport = (failure: Failure) => [
  FAILURES_PATH,
  { remote: 'unis', release: '111111111111', failure },
];

const CHROMIUM = `Error: broken\n    at Row (${UNIS}/row.js:1:20)\n    at ${SHELL}:1:1`;

it('reports a release that is not live once, by the innermost frame of a release in the stack', async () => {
  const live = thrown(
    'broken',
    `Error: broken\n    at Row (${UNIS.replaceAll('1', '9')}/row.js:1:20)\n    at f (${UNIS}/row.js:1:2)`,
  );
  const reports = await reportsOf(
    ['start', thrown('broken', CHROMIUM)],
    ['render', thrown('broken', CHROMIUM)],
    ['render', live],
    ['hydration', 'not even an error'],
    ['hydration', new Error('mismatch'), `\n    at Page (${COURSES}/page.js:1:1)`],
  );
  expect(reports).toEqual([
    unisReport('start'),
    [FAILURES_PATH, { remote: 'courses', release: '222222222222', failure: 'hydration' }],
  ]);
});

it.each([
  ['Chromium', CHROMIUM],
  [
    'Chromium, of asynchronous code',
    `Error: broken\n    at async Promise.all (index 0)\n    at async load (${UNIS}/p.js:1:9)`,
  ],
  ['Firefox', `Row@${UNIS}/row.js:1:20\nrender@${SHELL}:1:1\n`],
  ['Firefox, of asynchronous code', `async*load@${UNIS}/page.js:1:9\n`],
  ['Safari', `Row@${UNIS}/row.js:1:20\n[native code]\nglobal code@${SHELL}:1:1`],
])('reads the stacks of %s', async (_, stack) => {
  expect(await reportsOf(['render', thrown('broken', stack)])).toEqual([unisReport('render')]);
});

it('reads the stack of what caused the error', async () => {
  const error = thrown('could not be shown', `Error: could not be shown\n    at ${SHELL}:1:1`, {
    cause: thrown('broken', CHROMIUM),
  });
  expect(await reportsOf(['render', error])).toEqual([unisReport('render')]);
});

it.each([
  ['Chromium', `Error: ${UNIS}/e.js could not be loaded\n    at HTMLScriptElement.fail (${SHELL}:1:1)`],
  ['Firefox', `fail@${SHELL}:1:1\n`],
])('does not read an address in the message as a stack frame (%s)', async (_, stack) => {
  expect(await reportsOf(['start', thrown(`${UNIS}/e.js could not be loaded`, stack)])).toEqual([]);
});

it('does not read lines of the message as stack frames', async () => {
  const message = `it broke:\n    at Row (${UNIS}/row.js:1:20)\nRow@${UNIS}/row.js:1:20`;
  const stack = `Error: ${message}\n    at ${SHELL}:1:1`;
  expect(await reportsOf(['render', thrown(message, stack)])).toEqual([]);
});

const frames = `\n    at load (${UNIS}/entry.js:1:20)`;

it.each([
  [
    'a chunk that failed to load',
    thrown('Loading chunk 7 failed.', `ChunkLoadError: Loading chunk 7 failed.${frames}`, {
      name: 'ChunkLoadError',
    }),
  ],
  [
    'a style sheet that failed to load',
    thrown('Loading CSS chunk 7 failed.', `Error: Loading CSS chunk 7 failed.${frames}`, {
      code: 'CSS_CHUNK_LOAD_FAILED',
    }),
  ],
  [
    'a call that failed in Chromium',
    Object.assign(new TypeError('Failed to fetch'), { stack: `TypeError: Failed to fetch${frames}` }),
  ],
  [
    'a call that failed in Firefox',
    Object.assign(new TypeError('NetworkError when attempting to fetch resource.'), {
      stack: `load@${UNIS}/entry.js:1:20`,
    }),
  ],
  [
    'a call that failed in Safari',
    Object.assign(new TypeError('Load failed'), { stack: `load@${UNIS}/entry.js:1:20` }),
  ],
  [
    'a call that timed out',
    Object.assign(new DOMException('signal timed out', 'TimeoutError'), {
      stack: `TimeoutError: signal timed out${frames}`,
    }),
  ],
  [
    'a call that was aborted',
    Object.assign(new DOMException('aborted', 'AbortError'), { stack: `AbortError: aborted${frames}` }),
  ],
])('attributes %s to no release, also as the cause of another error', async (_, error) => {
  const outer = thrown('could not be shown', CHROMIUM, { cause: error });
  expect(await reportsOf(['render', error], ['render', outer])).toEqual([]);
});

it('reports nothing while the browser is offline, and resumes afterwards', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(
    await reportsOf(['start', thrown('broken', CHROMIUM)], ['render', thrown('broken', CHROMIUM)]),
  ).toEqual([unisReport('render')]);
  onLine.mockRestore();
});
