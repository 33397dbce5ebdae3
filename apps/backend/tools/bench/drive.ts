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

/** Milliseconds until an answer has been read. Throws when it is not a 200. */
async function timed(address: string, index: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${address}${listQuery(index)}`);
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`${listQuery(index)} answered ${answer.status}: ${body}`);
  return performance.now() - began;
}

/** Requests one after the other. */
async function oneByOne(address: string, from: number, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = from; index < from + count; index++) times.push(await timed(address, index));
  return times;
}

/** Requests at a steady rate, whether or not earlier ones were answered. */
async function paced(address: string, from: number, count: number, perSecond: number): Promise<number[]> {
  const underWay: Promise<number>[] = [];
  const began = performance.now();
  for (let index = 0; index < count; index++) {
    await wait(Math.max(0, began + (index * 1000) / perSecond - performance.now()));
    underWay.push(timed(address, from + index));
  }
  return Promise.all(underWay);
}

const round = (number: number) => Math.round(number * 10) / 10;

function summary(times: readonly number[]) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? NaN);
  return { p50: at(0.5), p95: at(0.95), max: at(0.9999) };
}

/** Fills a database, starts on it, drives it and prints what was measured: milliseconds, requests a second, seconds. */
async function main(): Promise<void> {
  const storage = await testStorage();
  try {
    const filling = await openBackend(storage);
    await fillSynthetic(filling.database, filling.catalogue, Number(options.courses));
    await filling.close();

    const began = performance.now();
    const running = await openBackend(storage);
    const seconds = round((performance.now() - began) / 1000);
    const requests = Number(options.requests);
    await oneByOne(running.address, 0, 50);
    const cpu = process.cpuUsage();
    const times = await oneByOne(running.address, 50, requests);
    const { user, system } = process.cpuUsage(cpu);
    const steady = await paced(running.address, 50 + requests, requests, Number(options.rate));
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
}

void main();
