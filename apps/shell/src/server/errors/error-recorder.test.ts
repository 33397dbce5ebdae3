import { createMetrics } from '../http/metrics';
import type { PageFailure } from '../render/render-outcome';
import type { Telemetry } from '../telemetry/tracing';
import type { ErrorEvent } from './error-events';
import { createErrorRecorder } from './error-recorder';

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
        positions.flatMap(({ script, line, column }) => SOURCES.get(`${script}:${line}:${column}`) ?? [])[0],
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
    ['is an open circuit breaker', FAILURE, Object.assign(new Error('open'), { isBrokenCircuitError: true })],
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
