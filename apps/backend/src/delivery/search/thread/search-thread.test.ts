import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { temporaryDirectory } from '../../../testing/database';
import { until } from '../../../testing/until';
import { LIMITS } from '../cost/limits';
import type { SearchCall } from '../search-calls';
import { SearchError } from '../search-error';
import { createPendingCalls } from './pending-calls';
import { startSearchThread } from './search-thread';

// The real program of the thread is tested by `search-thread.nightly.test.ts`.

const callFrom = (address: string, isOwn = false): SearchCall => ({
  operation: 'findIds',
  asker: { address, isOwn },
  kind: 'courses',
  text: '',
});

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof SearchError ? [error.status, error.retryAfter] : error),
  );

describe('calls of the search thread', () => {
  const sent: { kind: string; id: number }[] = [];
  const onBlocked = jest.fn();
  const pendingCalls = () =>
    createPendingCalls({ send: (message) => void sent.push(message), onBlocked, callMilliseconds: 3000 });

  beforeEach(() => {
    jest.useFakeTimers();
    sent.length = 0;
    onBlocked.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  const json = new Uint8Array([1]);

  it('are limited for one address, but not for others or for this computer [C-19]', async () => {
    const calls = pendingCalls();
    const waiting = Array.from({ length: LIMITS.callsOfAddress }, () => statusOf(calls.add(callFrom('a'))));
    expect(() => calls.add(callFrom('a'))).toThrow(
      expect.objectContaining({ status: 429, retryAfter: 1 }) as Error,
    );
    waiting.push(statusOf(calls.add(callFrom('b'))), statusOf(calls.add(callFrom('a', true))));
    for (const { id } of sent) calls.receive({ kind: 'answer', id, json });
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
    expect(() => void statusOf(calls.add(callFrom('a')))).not.toThrow();
  });

  it('are limited in all [C-19]', () => {
    const calls = pendingCalls();
    for (let call = 0; call < LIMITS.calls; call += 1) void statusOf(calls.add(callFrom(`${call}`)));
    expect(() => calls.add(callFrom('another'))).toThrow(
      expect.objectContaining({ status: 503, retryAfter: 2 }) as Error,
    );
  });

  it('are answered with 503 after their time, and cancelled; a thread that reads that is not blocked [C-19]', async () => {
    const calls = pendingCalls();
    const status = statusOf(calls.add(callFrom('a')));
    jest.advanceTimersByTime(2999);
    expect(sent.map(({ kind }) => kind)).toEqual(['call']);
    jest.advanceTimersByTime(1);
    expect(await status).toEqual([503, 2]);
    expect(sent.map(({ kind }) => kind)).toEqual(['call', 'cancel']);
    calls.receive({ kind: 'cancelled', id: 1 });
    jest.advanceTimersByTime(10_000);
    expect(onBlocked).not.toHaveBeenCalled();
  });

  it('replace a thread that does not read that the client has gone [C-19]', () => {
    const calls = pendingCalls();
    const client = new AbortController();
    void statusOf(calls.add(callFrom('a'), client.signal));
    client.abort();
    jest.advanceTimersByTime(1999);
    expect(onBlocked).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onBlocked).toHaveBeenCalledTimes(1);
  });

  it('pass on the errors of the thread, and all fail when it ends [C-19]', async () => {
    const calls = pendingCalls();
    const refused = statusOf(calls.add(callFrom('a')));
    const lost = statusOf(calls.add(callFrom('a')));
    calls.receive({ kind: 'error', id: 1, error: { status: 400, message: 'no', retryAfter: undefined } });
    calls.failAll(new SearchError(503, 'gone', 2));
    expect([await refused, await lost]).toEqual([
      [400, undefined],
      [503, 2],
    ]);
  });
});

it('replaces a thread that ends: its calls are answered with 503, and the indexes are built again [C-19]', async () => {
  const { directory, remove } = temporaryDirectory();
  const workerPath = join(directory, 'worker.mjs');
  writeFileSync(
    workerPath,
    `import { parentPort, threadId } from 'node:worker_threads';
     parentPort.on('message', ({ kind, id, call }) => {
       if (kind === 'call' && call.text === 'crash') process.exit(3);
       if (kind === 'call' && call.text === 'law') parentPort.postMessage({ kind: 'answer', id, json: new Uint8Array([1]) });
       if (kind === 'rebuild') {
         parentPort.postMessage({ kind: 'built', version: String(threadId), areBuilt: true });
         parentPort.postMessage({ kind: 'rebuilt', id });
       }
       if (kind === 'stop') process.exit(0);
     });`,
  );
  const thread = startSearchThread({
    workerPath,
    open: { share: () => ({ url: 'postgres://unused' }) as never },
    log: Fastify({ logger: false }).log,
    noteEmptySearch: () => undefined,
  });
  const search = (text: string) => statusOf(thread.call({ ...callFrom('a'), text } as SearchCall));
  expect(thread.areBuilt()).toBe(false);
  await thread.rebuild();
  const before = thread.version();
  expect(await search('law')).toBe(200);
  expect(await Promise.all([search('wait'), search('crash')])).toEqual([
    [503, 2],
    [503, 2],
  ]);
  expect(thread.areBuilt()).toBe(true);
  await until(() => thread.version() !== before);
  expect(await search('law')).toBe(200);
  await thread.stop();
  expect(await search('law')).toEqual([503, 2]);
  remove();
});
