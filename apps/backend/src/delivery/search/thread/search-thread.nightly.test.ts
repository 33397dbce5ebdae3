import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenDatabase } from '../../../platform/database/connection';
import { openDatabase } from '../../../platform/database/connection';
import { createServer } from '../../../platform/server/server';
import { searchWorkerPath } from '../../../testing/app';
import { testCatalogue } from '../../../testing/catalogue';
import { temporaryDirectory, workerPath } from '../../../testing/database';
import { copySeededDatabase } from '../../../testing/seeded';
import { until } from '../../../testing/until';
import { LIMITS } from '../cost/limits';
import { searchProtocol } from '../routes';
import type { SearchThread } from './search-thread';
import { startSearchThread } from './search-thread';

const { directory, remove } = temporaryDirectory();
const closing: (() => Promise<void>)[] = [];
const noted: string[] = [];
let open: OpenDatabase;

/** The real program of the thread, and faults that a query of this test asks for. */
const faultyWorker = join(directory, 'faulty-worker.mjs');
writeFileSync(
  faultyWorker,
  `import { parentPort } from 'node:worker_threads';
   await import(${JSON.stringify(pathToFileURL(searchWorkerPath).href)});
   parentPort.on('message', ({ call }) => {
     if (call?.body?.includes('fault: crash')) process.exit(3);
     if (call?.body?.includes('fault: loop')) for (;;);
   });`,
);

/** Serves the protocol by a thread of its own over the database of the test. */
const startThread = async (callMilliseconds: number) => {
  const app = createServer(false);
  const thread = startSearchThread({
    workerPath: faultyWorker,
    open,
    log: app.log,
    noteEmptySearch: (index, query) => void noted.push(`${index}: ${query}`),
    callMilliseconds,
  });
  closing.push(async () => {
    await app.close();
    await thread.stop();
  });
  await app.register(searchProtocol, { prefix: '/search', search: thread });
  await thread.rebuild();
  const search = (body: object, from?: string) =>
    app.inject({
      method: 'POST',
      url: '/search/1/indexes/d10_courses/query',
      payload: body,
      ...(from && { headers: { 'x-forwarded-for': from } }),
    });
  return { thread, search };
};

let service: Awaited<ReturnType<typeof startThread>>;
beforeAll(async () => {
  await copySeededDatabase(directory, await testCatalogue());
  open = await openDatabase({ dataDirectory: directory, workerPath });
  service = await startThread(3_000);
});
afterAll(async () => {
  for (const close of closing) await close();
  await open.close();
  remove();
});

const untilBuilt = (thread: SearchThread, versionBefore: string) =>
  until(() => thread.version().startsWith('searches') && thread.version() !== versionBefore);

const costly = { query: 'a', queryType: 'prefixAll', hitsPerPage: 1000, attributesToHighlight: ['title'] };

it('counts searches that found nothing, which the thread reports', async () => {
  await service.search({ query: 'qqqq zzzz' });
  expect(noted).toEqual(['courses: qqqq zzzz']);
});

it('refuses more calls at once than an address may have, with retry-after, and no other address [C-19]', async () => {
  const calls = Array.from({ length: LIMITS.callsOfAddress + 3 }, () =>
    service.search(costly, '203.0.113.7'),
  );
  const other = service.search({ query: 'law' }, '203.0.113.8');
  const refused = (await Promise.all(calls)).filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.headers['retry-after']).toBe('1');
  expect(refused[0]?.json()).toEqual({
    status: 429,
    message: expect.stringContaining('too many searches at once'),
  });
  expect((await other).statusCode).toBe(200);
});

it('answers a search that takes too long with 503 and retry-after, goes on with others, and answers with 503 when it is stopped [C-19]', async () => {
  const { search, thread } = await startThread(20);
  const answers = await Promise.all(Array.from({ length: 10 }, () => search(costly)));
  const late = answers.filter(({ statusCode }) => statusCode === 503);
  expect(late.length).toBeGreaterThan(0);
  expect(late[0]?.headers['retry-after']).toBe('2');
  expect(late[0]?.json()).toEqual({ status: 503, message: expect.stringContaining('took too long') });
  // The thread was not replaced: a short search is answered from the indexes that it has.
  let again = await search({ query: 'law', hitsPerPage: 1 });
  while (again.statusCode === 503) again = await search({ query: 'law', hitsPerPage: 1 });
  expect(again.statusCode).toBe(200);
  await thread.stop();
  expect((await search({ query: 'law' })).statusCode).toBe(503);
});

it.each(['fault: crash', 'fault: loop'])(
  'replaces a thread that crashes or hangs, whose calls are answered with 503: %s [C-19]',
  async (query) => {
    const before = service.thread.version();
    const [answer, beside] = await Promise.all([service.search({ query }), service.search(costly)]);
    expect([answer.statusCode, beside.statusCode]).toEqual([503, 503]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(service.thread.areBuilt()).toBe(true);
    await untilBuilt(service.thread, before);
    expect((await service.search({ query: 'law' })).statusCode).toBe(200);
  },
);
