import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { startProcess, type Running } from '../../chaos/site/process';
import { built } from '../../chaos/site/shell';
import { until as untilWithin } from '../../chaos/site/until';
import { expect, fillStore, test } from '../fixtures';
import { landing, publish, until, writeTitled } from '../releases/releases';
import { BUCKET_COOKIE } from './fuzz/product-names';
import { send, type RawRequest } from './fuzz/raw-client';
import { extremeHeaders, request, slowRequest } from './fuzz/requests';
import { openUncachedProxy, type UncachedProxy } from './fuzz/uncached-proxy';

/** `FUZZ_BATCHES=400` runs longer than the short form that is part of each nightly run. */
const BATCHES = Number(process.env['FUZZ_BATCHES'] ?? 12);
const BATCH_SIZE = 25;
/** The same requests in each run; FAST_CHECK_SEED=<number> tries others. */
const SEED = Number(process.env['FAST_CHECK_SEED'] ?? 1);
/** Milliseconds after which the client gives up a request that stays open. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Milliseconds until the search indexes are built on a busy machine. */
const START_TIMEOUT_MS = 90_000;
/** Milliseconds that a batch may take on a busy machine. */
const MAX_BATCH_MS = 30_000;

/** Pages with parts of every remote, and with responses of the backend and of the search. */
const PAGES = ['/', '/explore/unis', '/explore/search/courses?q=law', '/explore/career-list'];

/** Addresses that clean visitors request again after each batch. */
const REPEATED = [...PAGES, '/api/v1/unis?limit=3'];

/** A clean visitor of the live releases, and one of the canary. */
const BUCKETS = ['99', '0'];
const CANARY_TITLE = 'Universities of the canary';

let folder: string;
let backend: Running;
let proxy: UncachedProxy;
let shell: Running;
const logFile = (name: string) => path.join(folder, `${name}.log`);
const origin = () => `http://127.0.0.1:${shell.port}`;
const canaryTitle = async () => (await landing(origin(), `${BUCKET_COOKIE}=0`)).title;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(60_000 + START_TIMEOUT_MS);
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-fuzz-'));
  const data = path.join(folder, 'data');
  const filled = process.env['E2E_FILLED_DATA'];
  if (filled) await cp(filled, data, { recursive: true });
  const store = path.join(folder, 'store');
  await fillStore(store);
  backend = await startProcess(
    built('backend', 'main.mjs'),
    { DATA_DIR: data, LOG_LEVEL: 'info' },
    logFile('backend'),
  );
  proxy = await openUncachedProxy(backend.port);
  shell = await startProcess(
    built('shell', 'server/main.js'),
    {
      BACKEND_URL: proxy.url,
      RELEASE_STORE: store,
      RELEASE_CACHE: path.join(folder, 'cache'),
      SITE_URL: 'http://localhost',
      LOG_LEVEL: 'info',
      // The rate limit is tested elsewhere; here it would hide the handlers behind it.
      API_CALLS_A_MINUTE: '1000000',
    },
    logFile('shell'),
  );
  const isComplete = async () => (await cleanResponses()).every((response) => response.startsWith('200 '));
  await untilWithin('every page is complete', isComplete, START_TIMEOUT_MS);
  // With a canary there are two kinds of visitors, whose pages must not get mixed up.
  await publish(store, await writeTitled(path.join(folder, 'canary'), CANARY_TITLE), { canary: 50 });
  await until('the canary runs', async () => (await canaryTitle()) === CANARY_TITLE);
});
test.afterAll(async () => {
  await shell?.stop();
  await proxy?.close();
  await backend?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A response to these headers, without its nonce and without the number of an unused address. */
const responseTo = async (address: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  const answer = await fetch(origin() + address, { headers });
  const text = await answer.text();
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
  const body = (nonce ? text.replaceAll(nonce, 'NONCE') : text).replaceAll(/fuzz=\d+/g, 'fuzz');
  return `${answer.status} ${answer.headers.get('cache-control')}\n${body}`;
};

/** How often a page is requested until it is complete. */
const COMPLETE_TRIES = 5;

/**
 * A page that lacks a part, because it was not ready in time under this load, is in no cache and says `no-store`: it is
 * requested again.
 */
const completeResponseTo = async (...args: Parameters<typeof responseTo>): Promise<string> => {
  for (let tries = 1; ; tries += 1) {
    const response = await responseTo(...args);
    if (tries === COMPLETE_TRIES || !/^200 .*no-store/.test(response)) return response;
  }
};

const cleanResponses = (addresses: readonly string[] = REPEATED) =>
  Promise.all(
    addresses.flatMap((address) =>
      BUCKETS.map((bucket) => completeResponseTo(address, { cookie: `${BUCKET_COOKIE}=${bucket}` })),
    ),
  );

let unusedCount = 0;

/** A page at an address that nobody has requested, so that it is in no cache. */
const unusedAddress = (page: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}fuzz=${(unusedCount += 1)}`;

const describeRequest = ({ method, target, host, headers, body }: RawRequest): string =>
  JSON.stringify({ method, target, host, headers, body: body.slice(0, 200) }).slice(0, 2_000);

/** Sends a request. Throws, naming it, for a 5xx and when it stays open. */
const sendOne = async (one: RawRequest): Promise<void> => {
  const { status, stayedOpen } = await send(shell.port, one, REQUEST_TIMEOUT_MS);
  if (stayedOpen) throw new Error(`stays open: ${describeRequest(one)}`);
  // By its 503 the readiness check says that the backend answers late, as it may under this load.
  const isUnready = status === 503 && /^\/readyz(\?|$)/.test(one.target);
  if (status && status >= 500 && !isUnready) throw new Error(`answered ${status}: ${describeRequest(one)}`);
};

const sendAll = (requests: readonly RawRequest[]) => Promise.all(requests.map(sendOne));

/**
 * Sends each request to a page at an unused address before anyone else: if its headers or body decide what is
 * cached, the clean visitors who come next get another page than `known`.
 */
const poisonPages = async (
  requests: readonly RawRequest[],
  known: ReadonlyMap<string, readonly string[]>,
): Promise<void> => {
  await Promise.all(
    requests.map(async (one, index) => {
      const page = PAGES[index % PAGES.length] ?? '/';
      const target = unusedAddress(page);
      await sendOne({ ...one, target });
      expect(await cleanResponses([target]), describeRequest({ ...one, target })).toEqual(known.get(page));
    }),
  );
};

const knownPages = async (): Promise<ReadonlyMap<string, readonly string[]>> =>
  new Map(
    await Promise.all(
      PAGES.map(async (page) => [page, await cleanResponses([unusedAddress(page)])] as const),
    ),
  );

const linesOf = async (name: string): Promise<string[]> =>
  (await readFile(logFile(name), 'utf8')).split('\n').filter(Boolean);

/** Fails without the whole batch, which can be megabytes: the error names the request. */
const reportBriefly = ({
  failed,
  interrupted,
  seed,
  numRuns,
  errorInstance,
}: fc.RunDetails<[RawRequest[]]>): void => {
  if (!failed) return;
  const why = interrupted ? 'was interrupted after the time limit' : 'failed';
  throw new Error(`batch ${numRuns} of the seed ${seed} ${why}`, { cause: errorInstance });
};

test(
  'no request of any form gives a 5xx or changes what the next visitor gets',
  { tag: '@nightly' },
  async () => {
    test.setTimeout(60_000 + BATCHES * MAX_BATCH_MS);
    // Twice, because the first render may lack data that is loaded on first use.
    await cleanResponses();
    const [before, known] = [await cleanResponses(), await knownPages()];
    await fc.assert(
      fc.asyncProperty(
        fc.array(request, { minLength: BATCH_SIZE, maxLength: BATCH_SIZE }),
        async (requests) => {
          await Promise.all([sendAll(requests), poisonPages(requests, known)]);
          expect(await cleanResponses()).toEqual(before);
        },
      ),
      {
        seed: SEED,
        numRuns: BATCHES,
        endOnFailure: true,
        interruptAfterTimeLimit: MAX_BATCH_MS * BATCHES,
        markInterruptAsFailure: true,
        reporter: reportBriefly,
      },
    );
  },
);

test(
  'a header or cookie of an extreme length is refused, or changes nothing for anyone',
  { tag: '@nightly' },
  async () => {
    test.setTimeout(180_000);
    const known = await knownPages();
    for (const page of PAGES) {
      const pages = known.get(page) ?? [];
      for (const headers of extremeHeaders) {
        const target = unusedAddress(page);
        const response = await responseTo(target, headers);
        const about = `${page} ${JSON.stringify(headers).slice(0, 60)}`;
        if (!/^4\d\d /.test(response)) expect(pages, about).toContain(response);
        expect(await cleanResponses([target]), about).toEqual(pages);
      }
    }
  },
);

test('a late or incomplete body is cut off, without an effect on others', { tag: '@nightly' }, async () => {
  test.setTimeout(120_000);
  const [before, known] = [await cleanResponses(), await knownPages()];
  const requests = fc.sample(slowRequest, { seed: SEED, numRuns: 40 });
  const sent = Promise.all([sendAll(requests), poisonPages(requests, known)]);
  expect(await cleanResponses()).toEqual(before);
  await sent;
  expect(await cleanResponses()).toEqual(before);
});

test('hostile requests have not ejected the canary', { tag: '@nightly' }, async () => {
  expect(await canaryTitle()).toBe(CANARY_TITLE);
  const { remotes } = (await (await fetch(`${origin()}/status.json`)).json()) as {
    remotes: { name: string; canary: { state: { ejected: boolean } } | null }[];
  };
  expect(remotes.find(({ name }) => name === 'unis')?.canary?.state.ejected).toBe(false);
});

test('every line of the logs is JSON', { tag: '@nightly' }, async () => {
  const lines = [...(await linesOf('shell')), ...(await linesOf('backend'))];
  expect(lines.length).toBeGreaterThan(BATCHES);
  for (const line of lines) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
});
