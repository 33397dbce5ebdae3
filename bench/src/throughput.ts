import { Agent, get } from 'node:http';
import autocannon from 'autocannon';
import { percentile } from './statistics';

/** Connections that ask at the same time. */
const CONNECTIONS = 20;

/** How a page is asked for: `br` as browsers do, `identity` for the rendering without the compression. */
export type Encoding = 'identity' | 'br';

/** Pages after which a process has compiled what it does all the time. */
const WARM_UP = 600;

const ask = (url: string, encoding: Encoding, until: { amount: number } | { duration: number }) =>
  autocannon({ url, connections: CONNECTIONS, headers: { 'accept-encoding': encoding }, ...until });

const answered = async (
  url: string,
  encoding: Encoding,
  seconds: number,
): Promise<{ total: number; duration: number }> => {
  const { requests, duration, non2xx, errors, timeouts } = await ask(url, encoding, { duration: seconds });
  const failed = non2xx + errors + timeouts;
  if (failed > 0) throw new Error(`${url}: ${failed} of ${requests.total} requests were not answered`);
  return { total: requests.total, duration };
};

/** Pages a second of whatever server, uncompressed, once it is warm. Throws when any answer was not a page. */
export const pagesASecond = async (url: string, seconds: number): Promise<number> => {
  await ask(url, 'identity', { amount: WARM_UP });
  const { total, duration } = await answered(url, 'identity', seconds);
  return total / duration;
};

/** How fast a server gives a page, and what that costs it. */
export interface Throughput {
  readonly pagesASecond: number;
  /** Milliseconds of processor time that the server's process spends on a page, garbage collection and all. */
  readonly processor: number;
}

/** Seconds of processor time that a shell has used so far, by its own account. */
const processorSeconds = async (url: string): Promise<number> => {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  const [, seconds] = /^process_cpu_seconds_total (\S+)$/m.exec(metrics) ?? [];
  if (!seconds) throw new Error(`${url} does not tell its processor time at /metrics`);
  return Number(seconds);
};

/**
 * What a server does for twenty connections, once it is warm.
 * Throws when any answer was not a page, for an error page is cheap.
 */
export const measureThroughput = async (
  url: string,
  encoding: Encoding,
  seconds: number,
): Promise<Throughput> => {
  await ask(url, encoding, { amount: WARM_UP });
  const before = await processorSeconds(url);
  const { total, duration } = await answered(url, encoding, seconds);
  const used = (await processorSeconds(url)) - before;
  return { pagesASecond: total / duration, processor: (used * 1000) / total };
};

/** Milliseconds from request to first byte of the body, of requests made one after another. */
export interface FirstByte {
  readonly p50: number;
  readonly p95: number;
}

const firstByteOnce = (url: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let first = 0;
      response.once('data', () => (first = performance.now() - started));
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve(first) : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    }).once('error', reject);
  });

/** Time to first byte of a page on an idle server, over one kept connection, as browsers ask. */
export const firstByte = async (url: string, samples: number): Promise<FirstByte> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let warm = 0; warm < 20; warm += 1) await firstByteOnce(url, agent);
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) times.push(await firstByteOnce(url, agent));
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  } finally {
    agent.destroy();
  }
};
