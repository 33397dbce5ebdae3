import Fastify from 'fastify';
import type { ErrorReport } from '../../transfer/error-report';
import { createMetrics } from '../http/metrics';
import type { PageFailure } from '../render/render-outcome';
import type { Telemetry } from '../telemetry/tracing';
import type { ErrorEvent } from './error-events';
import { createErrorJournal } from './error-journal';
import { createErrorRecorder } from './error-recorder';
import { errorReports } from './error-reports';
import { positionsOf } from './release-positions';

describe('the journal', () => {
  const RELEASE = '0123456789ab';
  const SERVER: ErrorEvent = {
    remote: 'unis',
    release: RELEASE,
    side: 'server',
    part: 'loader',
    name: 'TypeError',
    source: 'src/pages/landing/loader.ts:12',
  };
  const BROWSER: ErrorEvent = { ...SERVER, side: 'browser', part: 'render', address: '192.0.2.1' };

  const open = () => {
    let time = Date.UTC(2026, 10, 25);
    const journal = createErrorJournal(() => time);
    return {
      ...journal,
      note: (event: Partial<ErrorEvent>) => {
        time += 1_000;
        journal.note({ ...SERVER, ...event });
      },
    };
  };

  it('groups errors by remote, release and source, with their number and the last time', () => {
    const { note, groups } = open();
    note({});
    note({ name: 'RangeError' });
    note({ release: '111111111111' });
    note({ source: 'src/slots/row.tsx:3', part: 'slot' });
    note({ remote: 'courses' });
    expect(groups()).toEqual([
      expect.objectContaining({ remote: 'courses', count: 1, last: '2026-11-25T00:00:05.000Z' }),
      expect.objectContaining({ source: 'src/slots/row.tsx:3', count: 1, part: 'slot' }),
      expect.objectContaining({ release: '111111111111', count: 1 }),
      {
        ...SERVER,
        name: 'RangeError',
        count: 2,
        visitors: null,
        last: '2026-11-25T00:00:02.000Z',
      },
    ]);
  });

  it('groups errors without a position by their name', () => {
    const { note, groups } = open();
    for (const name of ['TimeoutError', 'Error', 'TimeoutError']) note({ source: null, name });
    expect(groups().map(({ name, count }) => `${name} ${count}`)).toEqual(['TimeoutError 2', 'Error 1']);
  });

  it('counts the distinct visitors of what browsers report, apart from errors on the server', () => {
    const { note, groups } = open();
    note({});
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) note({ ...BROWSER, address });
    expect(groups()).toMatchObject([
      { side: 'browser', count: 3, visitors: 2 },
      { side: 'server', count: 1, visitors: null },
    ]);
    expect(JSON.stringify(groups())).not.toContain('192.0.2');
  });

  it('counts an event once that every worker sends', () => {
    const { note, groups } = open();
    for (const part of ['exception', 'exception']) note({ part, isShared: true });
    expect(groups()).toMatchObject([{ part: 'exception', count: 1 }]);
  });

  it('keeps fifty groups of a remote, and rather those of many visitors than new ones of a single client', () => {
    const { note, groups } = open();
    note({});
    for (const address of ['192.0.2.1', '192.0.2.2']) note({ ...BROWSER, address });
    for (let line = 0; line < 80; line += 1) note({ ...BROWSER, source: `src/false.ts:${line}` });
    const sources = groups().map(({ side, source }) => `${side} ${source}`);
    expect(sources).toHaveLength(51);
    expect(sources).toContain(`server ${SERVER.source}`);
    expect(sources).toContain(`browser ${SERVER.source}`);
    expect(sources).not.toContain('browser src/false.ts:0');
  });
});

describe('the recorder', () => {
  const UNIS = { remote: 'unis', release: '0123456789ab' };
  const ENTRY = `/cache/unis/${UNIS.release}/server/remoteEntry.js`;
  const FAILURE: PageFailure = { part: 'loader', fault: 'release', ...UNIS };
  const SOURCES = new Map([
    ['server/remoteEntry.js:1:300', { file: 'src/loader.ts', line: 12, column: 3 }],
    ['client/page.js:1:40', { file: '../../packages/shared-ui/src/map.tsx', line: 9, column: 1 }],
  ]);

  const thrownAt = (position: string, message = 'BS8 1TH'): Error =>
    Object.defineProperty(new TypeError(message), 'stack', {
      value: `TypeError: ${message}\n    at load (${ENTRY}:${position})`,
    });

  const open = () => {
    const events: ErrorEvent[] = [];
    const counted: object[] = [];
    const spans: object[] = [];
    const log = { error: jest.fn(), warn: jest.fn() };
    const metrics = createMetrics();
    const recorder = createErrorRecorder({
      sources: {
        has: (remote) => remote === 'unis',
        find: async (_remote, _release, positions) =>
          positions.flatMap(
            ({ script, line, column }) => SOURCES.get(`${script}:${line}:${column}`) ?? [],
          )[0],
      },
      errors: { note: (event) => void events.push(event) },
      metrics,
      telemetry: {
        tracing: { exceptionEvent: () => (attributes: object) => void spans.push(attributes) },
        meter: { error: (attributes: object) => void counted.push(attributes) },
      } as unknown as Telemetry,
      log,
    });
    return { recorder, events, counted, spans, log, metrics };
  };

  const settled = () => new Promise(setImmediate);
  const SOURCE = { 'code.file.path': 'src/loader.ts', 'code.line.number': 12 };
  const RELEASE = { 'signpost.remote': 'unis', 'signpost.release': UNIS.release };

  describe('an error on the server', () => {
    it('is recorded with its source, in the journal, the metrics and the span, without its message', async () => {
      const { recorder, events, counted, spans, metrics } = open();
      recorder.failed(FAILURE, thrownAt('1:300'));
      await settled();
      expect(events).toEqual([
        { ...UNIS, side: 'server', part: 'loader', name: 'TypeError', source: 'src/loader.ts:12' },
      ]);
      expect(counted).toEqual([
        { ...RELEASE, ...SOURCE, 'signpost.side': 'server', 'error.type': 'TypeError' },
      ]);
      expect(spans).toEqual([{ ...RELEASE, ...SOURCE, 'exception.type': 'TypeError' }]);
      expect(await metrics.errors.get()).toMatchObject({
        values: [{ value: 1, labels: { remote: 'unis', side: 'server' } }],
      });
      expect(JSON.stringify([events, counted, spans])).not.toContain('BS8');
    });

    it('has the position in the script where there is no source map, and none where no frame is known', async () => {
      const { recorder, events } = open();
      recorder.failed(FAILURE, thrownAt('2:7'));
      recorder.failed({ ...FAILURE, part: 'slot' }, new DOMException('late', 'TimeoutError'));
      recorder.failed(FAILURE, { status: 500 });
      await settled();
      expect(Object.fromEntries(events.map(({ name, source }) => [name, source]))).toEqual({
        TypeError: 'server/remoteEntry.js:2:7',
        TimeoutError: null,
        unknown: null,
      });
    });

    it.each<[string, PageFailure, unknown]>([
      ['is the backend’s fault', { ...FAILURE, fault: 'backend' }, thrownAt('1:300')],
      ['is of the shell', { part: 'render', fault: 'shell', remote: 'shell' }, thrownAt('1:300')],
      [
        'is an open circuit breaker',
        FAILURE,
        Object.assign(new Error('open'), { isBrokenCircuitError: true }),
      ],
    ])('is not recorded when it %s', async (_, failure, thrown) => {
      const { recorder, events } = open();
      recorder.failed(failure, thrown);
      await settled();
      expect(events).toEqual([]);
    });

    it('is logged with its release and source, and at once when it is in no release', async () => {
      const { recorder, log } = open();
      const error = thrownAt('1:300');
      recorder.logged(error, { reqId: 'one' }, 'rendering failed');
      recorder.logged('text', { reqId: 'two' }, 'rendering failed');
      expect(log.error.mock.calls).toEqual([[{ err: 'text', reqId: 'two' }, 'rendering failed']]);
      await settled();
      expect(log.error.mock.calls[1]).toEqual([
        { err: error, reqId: 'one', ...RELEASE, ...SOURCE },
        'rendering failed',
      ]);
    });
  });

  it('a crash is recorded as one that every worker reports, with its source in the log', async () => {
    const { recorder, events, log } = open();
    const at = '2026-11-25T12:00:00Z';
    recorder.crashed({ ...UNIS, cause: 'exception', at, file: ENTRY, line: 1, column: 300 });
    await settled();
    expect(events).toEqual([
      {
        ...UNIS,
        side: 'server',
        part: 'crash',
        name: 'exception',
        source: 'src/loader.ts:12',
        isShared: true,
      },
    ]);
    expect(log.error.mock.calls[0]?.[0]).toEqual({ cause: 'exception', ...RELEASE, ...SOURCE });
  });

  describe('what a browser reports', () => {
    const report = { ...UNIS, failure: 'render', name: 'TypeError' } as const;

    it('is recorded with its source, and logged once for each place', async () => {
      const { recorder, events, log } = open();
      for (const address of ['192.0.2.1', '192.0.2.2'])
        recorder.reported({ ...report, frames: [['client/page.js', 1, 40]] }, address);
      await settled();
      const source = 'packages/shared-ui/src/map.tsx:9';
      expect(events.map((event) => [event.side, event.source, event.address])).toEqual([
        ['browser', source, '192.0.2.1'],
        ['browser', source, '192.0.2.2'],
      ]);
      expect(log.warn).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(log.warn.mock.calls)).not.toContain('192.0.2');
    });

    it('is ignored for a release that has not run here', async () => {
      const { recorder, events } = open();
      recorder.reported({ ...report, remote: 'other', frames: [['client/page.js', 1, 40]] }, '192.0.2.1');
      await settled();
      expect(events).toEqual([]);
    });

    it('fills neither the log nor the collector: beyond fifty places they get no more', async () => {
      const { recorder, counted, log } = open();
      for (let column = 1; column <= 70; column += 1)
        recorder.reported({ ...report, frames: [['client/false.js', 9, column]] }, '192.0.2.1');
      await settled();
      expect(log.warn).toHaveBeenCalledTimes(50);
      expect(counted.filter((attributes) => 'code.file.path' in attributes)).toHaveLength(50);
      expect(counted).toHaveLength(70);
    });
  });
});

describe('reports', () => {
  const ORIGIN = 'https://signpost.test';
  const VALID: ErrorReport = {
    remote: 'unis',
    release: '0123456789ab',
    failure: 'uncaught',
    name: 'TypeError',
    frames: [['client/unis.landing.js', 1, 240]],
  };

  const open = async () => {
    const reported: unknown[] = [];
    const app = Fastify({ trustProxy: 'loopback' });
    const recorder = { reported: (...report: unknown[]) => void reported.push(report) };
    await app.register(errorReports, { site: new URL(ORIGIN), recorder });
    const post = async (payload: string, headers: Record<string, string> = {}) =>
      (
        await app.inject({
          method: 'POST',
          url: '/error-reports',
          payload,
          headers: {
            origin: ORIGIN,
            'content-type': 'text/plain',
            'x-forwarded-for': '192.0.2.1',
            ...headers,
          },
        })
      ).statusCode;
    return { reported, post };
  };

  it('accepts an error of a release from a page of the site', async () => {
    const { reported, post } = await open();
    expect(await post(JSON.stringify(VALID))).toBe(204);
    expect(reported).toEqual([[VALID, '192.0.2.1']]);
  });

  it.each<[string, object]>([
    ['a message', { message: 'about a visitor' }],
    ['the address of a page', { page: '/explore/unis?postcode=BS8+1TH' }],
    ['a name that is a sentence', { name: 'no such postcode' }],
    ['no frames', { frames: [] }],
    ['more than five frames', { frames: Array(6).fill(VALID.frames[0]) }],
    ['a script of the server half', { frames: [['server/remoteEntry.js', 1, 1]] }],
    ['a path out of the release', { frames: [['client/../../x.js', 1, 1]] }],
    ['a position that is none', { frames: [['client/x.js', 0, -1]] }],
    ['a release that is none', { release: '../..' }],
  ])('refuses a report with %s', async (_, change) => {
    const { reported, post } = await open();
    expect(await post(JSON.stringify({ ...VALID, ...change }))).toBe(400);
    expect(reported).toEqual([]);
  });

  it('refuses reports of other sites, large ones, and too many of one address', async () => {
    const { reported, post } = await open();
    expect(await post(JSON.stringify(VALID), { origin: 'https://elsewhere.test' })).toBe(403);
    expect(await post(' '.repeat(1_200))).toBe(413);
    for (let sent = 0; sent < 60; sent += 1) await post(JSON.stringify(VALID));
    expect(await post(JSON.stringify(VALID))).toBe(429);
    expect(reported.length).toBeLessThanOrEqual(60);
  });
});

describe('positions', () => {
  const UNIS = '/cache/unis/0123456789ab/server/remoteEntry.js';
  const CAREERS = '/cache/careers/111111111111/server/remoteEntry.js';

  const thrownAt = (frames: readonly string[], cause?: unknown): Error =>
    Object.defineProperty(new Error('x', { cause }), 'stack', {
      value: ['Error: x', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
    });
  const nested = thrownAt([`row (${CAREERS}:1:20)`, `page (${UNIS}:1:300)`, 'render (/app/main.js:5:6)']);

  it('finds the positions in the release whose frame is innermost', () => {
    expect(positionsOf(nested)).toEqual({
      remote: 'careers',
      release: '111111111111',
      positions: [{ script: 'server/remoteEntry.js', line: 1, column: 20 }],
    });
  });

  it('finds the positions in a given release only', () => {
    const { positions } = positionsOf(nested, { remote: 'unis', release: '0123456789ab' }) ?? {};
    expect(positions).toEqual([{ script: 'server/remoteEntry.js', line: 1, column: 300 }]);
    expect(positionsOf(nested, { remote: 'unis', release: '222222222222' })).toBeUndefined();
  });

  it('finds the positions of a cause', () => {
    const outer = thrownAt(['slot (/app/main.js:1:1)'], thrownAt(['fetch (node:internal:1:1)'], nested));
    expect(positionsOf(outer)?.remote).toBe('careers');
  });

  it.each([[thrownAt(['render (/app/main.js:5:6)'])], ['a text'], [undefined], [{ status: 500 }]])(
    'finds none in %s',
    (error) => expect(positionsOf(error)).toBeUndefined(),
  );
});
