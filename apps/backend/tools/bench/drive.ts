import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { testStorage } from '../../src/testing/database';
import { fillSynthetic } from './fill-synthetic';
import { openBackend } from './open-backend';
import { listQuery } from './queries';

const { values: options } = parseArgs({
  options: {
    courses: { type: 'string', default: '35000' },
    requests: { type: 'string', default: '600' },
    rate: { type: 'string', default: '50' },
  },
});

/** Sends a request and returns the milliseconds until its response is read. Throws when the status is not 200. */
const timeRequest = async (address: string, index: number): Promise<number> => {
  const startedAt = performance.now();
  const response = await fetch(`${address}${listQuery(index)}`);
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${listQuery(index)} returned ${response.status}: ${body}`);
  return performance.now() - startedAt;
};

/** Waits until the search indexes are built, which the first lists need. */
const waitUntilReady = async (address: string): Promise<void> => {
  while (!(await fetch(`${address}/readyz`)).ok) await wait(100);
};

/** Sends requests serially. */
const sendSerially = async (address: string, from: number, count: number): Promise<number[]> => {
  const times: number[] = [];
  for (let index = from; index < from + count; index++) times.push(await timeRequest(address, index));
  return times;
};

/** Sends requests at a fixed rate, without waiting for earlier responses. */
const sendAtRate = async (
  address: string,
  from: number,
  count: number,
  perSecond: number,
): Promise<number[]> => {
  const pending: Promise<number>[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < count; index++) {
    await wait(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()));
    pending.push(timeRequest(address, from + index));
  }
  return Promise.all(pending);
};

const round = (number: number) => Math.round(number * 10) / 10;

const summary = (times: readonly number[]) => {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? NaN);
  return { p50: at(0.5), p95: at(0.95), max: at(0.9999) };
};

/**
 * Fills a database, starts the backend on it, sends requests and prints the measurements: latencies and CPU time in
 * milliseconds, requests per second, and the start-up time in seconds.
 */
const main = async (): Promise<void> => {
  const storage = await testStorage();
  try {
    const filling = await openBackend(storage);
    await fillSynthetic(filling.database, filling.catalogue, Number(options.courses));
    await filling.close();

    const startedAt = performance.now();
    const running = await openBackend(storage);
    const seconds = round((performance.now() - startedAt) / 1000);
    await waitUntilReady(running.address);
    const requests = Number(options.requests);
    await sendSerially(running.address, 0, 50);
    const cpu = process.cpuUsage();
    const times = await sendSerially(running.address, 50, requests);
    const { user, system } = process.cpuUsage(cpu);
    const steady = await sendAtRate(running.address, 50 + requests, requests, Number(options.rate));
    await running.close();
    console.log(
      JSON.stringify({
        list: {
          ...summary(times),
          rps: round((1000 * times.length) / times.reduce((sum, time) => sum + time, 0)),
          cpu: round((user + system) / 1000 / times.length),
          paced: summary(steady),
        },
        start: { seconds },
      }),
    );
  } finally {
    await storage.remove();
  }
};

void main();
