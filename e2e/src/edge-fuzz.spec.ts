import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { startProcess, type Running } from '../chaos/site/process';
import { built } from '../chaos/site/shell';
import { expect, fillStore, test } from './fixtures';
import { send, type RawRequest } from './fuzz/raw-client';
import { request, slowRequest } from './fuzz/requests';

/** `FUZZ_BATCHES=400` looks longer than the short form that is part of every test run. */
const BATCHES = Number(process.env['FUZZ_BATCHES'] ?? 12);
const BATCH_SIZE = 25;
/** Milliseconds for which a request may stay open, and the client's patience beyond. */
const LONGEST = 30_000;
const PATIENCE = LONGEST + 5_000;

/** What a clean visitor asks for after each batch. */
const CLEAN = [
  '/',
  '/explore/unis',
  '/explore/search/courses?q=law',
  '/explore/career-list',
  '/api/v1/unis?limit=3',
];

let folder: string;
let backend: Running;
let shell: Running;
const logFile = (name: string) => path.join(folder, `${name}.log`);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
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
  shell = await startProcess(
    built('shell', 'server/main.js'),
    {
      BACKEND_URL: `http://127.0.0.1:${backend.port}`,
      RELEASE_STORE: store,
      RELEASE_CACHE: path.join(folder, 'cache'),
      SITE_URL: 'http://localhost',
      LOG_LEVEL: 'info',
      // The limit of calls is tested elsewhere; here it would hide what lies behind it.
      API_CALLS_A_MINUTE: '1000000',
    },
    logFile('shell'),
  );
});
test.afterAll(async () => {
  await shell?.stop();
  await backend?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A clean visitor's answer without what is new in each: the nonce. */
const clean = async (address: string): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${shell.port}${address}`);
  const text = await answer.text();
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1];
  const body = nonce ? text.replaceAll(nonce, 'NONCE') : text;
  return `${answer.status} ${answer.headers.get('cache-control')}\n${body}`;
};

const cleanAll = () => Promise.all(CLEAN.map(clean));

const describeRequest = ({ method, target, headers, body }: RawRequest): string =>
  JSON.stringify({ method, target, headers, body: body.slice(0, 200) }).slice(0, 2_000);

/** Sends requests at once. Throws, naming the request, for a 5xx and for one that stays open. */
const sendAll = async (requests: readonly RawRequest[]): Promise<void> => {
  await Promise.all(
    requests.map(async (one) => {
      const { status, open } = await send(shell.port, one, PATIENCE);
      if (open) throw new Error(`open after ${PATIENCE} ms: ${describeRequest(one)}`);
      // By its 503 the readiness check says that the backend answers late, as it may under this load.
      const isUnready = status === 503 && /^\/readyz(\?|$)/.test(one.target);
      if (status && status >= 500 && !isUnready)
        throw new Error(`answered ${status}: ${describeRequest(one)}`);
    }),
  );
};

const linesOf = async (name: string): Promise<string[]> =>
  (await readFile(logFile(name), 'utf8')).split('\n').filter(Boolean);

const isJson = (line: string): boolean => {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
};

test('no request, whatever it is made of, gives a 5xx or changes what the next visitor gets', async () => {
  test.setTimeout(60_000 + BATCHES * 20_000);
  // Twice: what is rendered first comes without what is loaded when it is first needed.
  await cleanAll();
  const before = await cleanAll();
  await fc.assert(
    fc.asyncProperty(
      fc.array(request, { minLength: BATCH_SIZE, maxLength: BATCH_SIZE }),
      async (requests) => {
        await sendAll(requests);
        expect(await cleanAll()).toEqual(before);
      },
    ),
    { numRuns: BATCHES, endOnFailure: true, interruptAfterTimeLimit: 20_000 * BATCHES },
  );
});

test('a body that is late or never whole is cut off, and costs nobody else', async () => {
  test.setTimeout(120_000);
  const before = await cleanAll();
  const requests = fc.sample(slowRequest, 40);
  const sent = sendAll(requests);
  expect(await cleanAll()).toEqual(before);
  await sent;
  expect(await cleanAll()).toEqual(before);
});

test('every line of the logs is JSON', async () => {
  const lines = [...(await linesOf('shell')), ...(await linesOf('backend'))];
  expect(lines.length).toBeGreaterThan(BATCHES);
  expect(lines.filter((line) => !isJson(line))).toEqual([]);
});
