import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { testStorage } from '../../src/testing/database';
import { costlySearch, ordinarySearch, otherRequest, type BenchRequest } from './costly-queries';
import { fillSynthetic } from './fill-synthetic';
import { openBackend } from './open-backend';

const { values: options } = parseArgs({
  options: {
    /** The built backend to measure. */
    main: { type: 'string', default: join(__dirname, '../../dist/main.mjs') },
    courses: { type: 'string', default: '35000' },
    seconds: { type: 'string', default: '10' },
    /** A filled data folder of an earlier run, to save the time of filling. */
    data: { type: 'string' },
  },
});

/** Requests a second of each kind. */
const RATES = { other: 20, search: 10, costly: 20 };

/** How often both phases are measured, in turn. */
const ROUNDS = 3;

/** A request without an answer by then counts with this time. */
const REQUEST_TIMEOUT_MS = 10_000;

interface Answer {
  milliseconds: number;
  /** 0 without an answer. */
  status: number;
}

const send = async (address: string, { path, body, from }: BenchRequest): Promise<Answer> => {
  const startedAt = performance.now();
  const request = {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: from ? { 'x-forwarded-for': from } : {},
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  };
  const status = await fetch(`${address}${path}`, request)
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch(() => 0);
  return { milliseconds: performance.now() - startedAt, status };
};

/** Sends requests at a fixed rate, without waiting for earlier answers. */
const sendAtRate = async (
  address: string,
  perSecond: number,
  seconds: number,
  request: (index: number) => BenchRequest,
): Promise<Answer[]> => {
  const pending: Promise<Answer>[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < perSecond * seconds; index++) {
    await wait(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()));
    pending.push(send(address, request(index)));
  }
  return Promise.all(pending);
};

const round = (number: number) => Math.round(number * 10) / 10;

const summary = (answers: readonly Answer[]) => {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const count = (test: (status: number) => boolean) => answers.filter(({ status }) => test(status)).length;
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0);
  return {
    p50: at(0.5),
    p95: at(0.95),
    max: at(0.9999),
    refused: count((status) => status > 200),
    unanswered: count((status) => status === 0),
  };
};

interface Phase {
  other: Answer[];
  search: Answer[];
  costly: Answer[];
}

let lastIndex = 0;

/** Measures one phase: ordinary requests, alone or beside costly searches. */
const measurePhase = async (address: string, hasCostly: boolean): Promise<Phase> => {
  const seconds = Number(options.seconds);
  const from = (lastIndex += 10_000);
  const [other, search, costly] = await Promise.all([
    sendAtRate(address, RATES.other, seconds, (index) => otherRequest(from + index)),
    sendAtRate(address, RATES.search, seconds, (index) => ordinarySearch(from + index)),
    sendAtRate(address, hasCostly ? RATES.costly : 0, seconds, costlySearch),
  ]);
  return { other, search, costly };
};

const summariesOf = (phases: readonly Phase[]) => ({
  other: summary(phases.flatMap(({ other }) => other)),
  search: summary(phases.flatMap(({ search }) => search)),
  costly: summary(phases.flatMap(({ costly }) => costly)),
});

const start = async (
  directory: string,
): Promise<{ backend: ChildProcess; address: string; seconds: number }> => {
  const startedAt = performance.now();
  const backend = fork(options.main, {
    execArgv: [],
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'fatal' },
  });
  const [{ port }] = (await once(backend, 'message')) as [{ port: number }];
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/readyz`)).ok) await wait(20);
  return { backend, address, seconds: round((performance.now() - startedAt) / 1000) };
};

/**
 * Fills a database, starts the backend on it in a process of its own, and measures the milliseconds of ordinary requests and
 * searches, alternately alone and beside 20 costly searches a second of one address. Prints the figures as JSON.
 */
const main = async (): Promise<void> => {
  const storage = options.data
    ? { directory: options.data, url: undefined, remove: async () => {} }
    : await testStorage();
  try {
    if (!options.data) {
      const filling = await openBackend(storage);
      await fillSynthetic(filling.database, filling.catalogue, Number(options.courses));
      await filling.close();
    }
    const { backend, address, seconds } = await start(storage.directory);
    await measurePhase(address, false); // until the code is compiled
    const alone: Phase[] = [];
    const beside: Phase[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await measurePhase(address, false));
      beside.push(await measurePhase(address, true));
      await wait(REQUEST_TIMEOUT_MS); // what is left of the costly searches
    }
    backend.kill('SIGTERM');
    await once(backend, 'exit');
    console.log(
      JSON.stringify({ readySeconds: seconds, alone: summariesOf(alone), beside: summariesOf(beside) }),
    );
  } finally {
    await storage.remove();
  }
};

void main();
