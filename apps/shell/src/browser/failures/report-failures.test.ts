/** @jest-environment jest-fixed-jsdom */
import { setImmediate } from 'node:timers/promises';
import { BOOT_ID } from '../../transfer/boot-data';
import { ERRORS_PATH, type ErrorKind } from '../../transfer/error-report';
import { FAILURES_PATH } from '../../transfer/failure-report';

const UNIS = 'https://site.test/releases/unis/111111111111/client';
const COURSES = 'https://site.test/releases/courses/222222222222/client';
const SHELL = 'https://site.test/assets/main.js';

type RecordedArgs = readonly [failure: ErrorKind, error: unknown, components?: string];

/** Returns what a fresh page reports of these failures, when two releases are not live there, by the path. */
const sentFor = async (...failures: readonly RecordedArgs[]): Promise<Record<string, unknown[]>> => {
  const sent: Record<string, unknown[]> = { [FAILURES_PATH]: [], [ERRORS_PATH]: [] };
  navigator.sendBeacon = (url, body) => (sent[String(url)]?.push(JSON.parse(String(body))) ?? 0) > 0;
  const boot = JSON.stringify({ nonLiveReleases: 'unis:111111111111,courses:222222222222' });
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ID}">${boot}</script>`;
  await jest.isolateModulesAsync(async () => {
    const { recordFailure } = await import('./record-failure');
    // The first failures are recorded before there is a reader.
    const [first, ...others] = failures;
    if (first) recordFailure(...first);
    await import('./report-failures');
    await setImmediate();
    for (const one of others) recordFailure(...one);
  });
  return sent;
};

/** Returns the reports of failures of the releases that are not live. */
const reportsOf = async (...failures: readonly RecordedArgs[]) => (await sentFor(...failures))[FAILURES_PATH];

/** Returns the reports of errors. */
const errorsOf = async (...failures: readonly RecordedArgs[]) => (await sentFor(...failures))[ERRORS_PATH];

const thrown = (message: string, stack: string, more: object = {}) =>
  Object.assign(new Error(message), { stack, ...more });
const unisReport = (failure: ErrorKind) => ({ remote: 'unis', release: '111111111111', failure });

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
    { remote: 'courses', release: '222222222222', failure: 'hydration' },
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

describe('reports of errors', () => {
  it('have the release, the kind, the name and the positions in its files, and nothing else', async () => {
    const stack = `TypeError: no BS8 1TH\n    at a (${UNIS}/row.js:1:20)\n    at b (${COURSES}/c.js:1:1)\n    at c (${UNIS}/remote.js:2:7)\n    at ${SHELL}:1:1`;
    const error = Object.assign(new TypeError('no BS8 1TH'), { stack });
    expect(await errorsOf(['render', error])).toEqual([
      {
        ...unisReport('render'),
        name: 'TypeError',
        frames: [
          ['client/row.js', 1, 20],
          ['client/remote.js', 2, 7],
        ],
      },
    ]);
  });

  it('are sent for live releases and for errors that nothing caught, which count against no canary', async () => {
    const live = UNIS.replaceAll('1', '9');
    const sent = await sentFor(
      ['render', thrown('broken', `Error: broken\n    at Row (${live}/row.js:1:20)`)],
      ['uncaught', thrown('broken', CHROMIUM)],
    );
    expect(sent[ERRORS_PATH]).toMatchObject([
      { release: '999999999999', failure: 'render' },
      { release: '111111111111', failure: 'uncaught' },
    ]);
    expect(sent[FAILURES_PATH]).toEqual([]);
  });

  it('use the component stack where the error has no frame of a release', async () => {
    const components = `\n    at Page (${COURSES}/page.js:1:900)\n    at main`;
    expect(await errorsOf(['hydration', new Error('mismatch'), components])).toMatchObject([
      { remote: 'courses', frames: [['client/page.js', 1, 900]] },
    ]);
  });

  it('replace a name that may say something about the visitor', async () => {
    const error = thrown('broken', CHROMIUM, { name: 'no place at BS8 1TH' });
    expect(await errorsOf(['render', error])).toMatchObject([{ name: 'Error' }]);
  });

  it('are sent once for each error, and for ten errors of a page', async () => {
    const at = (column: number) => thrown('broken', `Error: broken\n    at Row (${UNIS}/row.js:1:${column})`);
    expect(await errorsOf(['render', at(1)], ['render', at(1)])).toHaveLength(1);
    const many = Array.from({ length: 14 }, (_, index): RecordedArgs => ['uncaught', at(index + 1)]);
    expect(await errorsOf(...many)).toHaveLength(10);
  });

  it('are not sent for extensions and lost connections', async () => {
    expect(
      await errorsOf(
        ['uncaught', thrown('broken', 'Error: broken\n    at f (chrome-extension://abc/content.js:1:1)')],
        ['uncaught', Object.assign(new TypeError('Failed to fetch'), { stack: `TypeError${frames}` })],
        ['uncaught', null],
      ),
    ).toEqual([]);
  });
});
