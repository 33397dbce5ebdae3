import { Agent, get } from 'node:http';
import autocannon from 'autocannon';
import { percentile } from '../statistics';

/** Parallel connections. */
const CONNECTIONS = 20;

/** Accepted encoding: `br` as in browsers, `identity` for rendering without compression. */
export type Encoding = 'identity' | 'br';

/** Pages after which the JIT has compiled the hot paths of a process. */
const WARM_UP_PAGES = 600;

const runLoad = (url: string, encoding: Encoding, until: { amount: number } | { duration: number }) =>
  autocannon({ url, connections: CONNECTIONS, headers: { 'accept-encoding': encoding }, ...until });

const measureLoad = async (
  url: string,
  encoding: Encoding,
  seconds: number,
): Promise<{ total: number; duration: number }> => {
  const { requests, duration, non2xx, errors, timeouts } = await runLoad(url, encoding, {
    duration: seconds,
  });
  const failed = non2xx + errors + timeouts;
  if (failed > 0) throw new Error(`${url}: ${failed} of ${requests.total} requests were not answered`);
  return { total: requests.total, duration };
};

/** Throughput of a server for a page, and its processor cost. */
export interface Throughput {
  readonly pagesASecond: number;
  /** Milliseconds of processor time of the server process per page, garbage collection included. */
  readonly processor: number;
}

/** Seconds of processor time that a shell has used so far, from its metrics. */
const shellProcessorSeconds = async (url: string): Promise<number> => {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  const [, seconds] = /^process_cpu_seconds_total (\S+)$/m.exec(metrics) ?? [];
  if (!seconds) throw new Error(`${url} does not report its processor time at /metrics`);
  return Number(seconds);
};

/**
 * Throughput of a server with twenty connections, after a warm-up. Throws when any response is not a page,
 * because an error page is cheap.
 * `processorSeconds` reads the processor time of a server that is no shell.
 */
export const measureThroughput = async (
  url: string,
  encoding: Encoding,
  seconds: number,
  processorSeconds: () => Promise<number> = () => shellProcessorSeconds(url),
): Promise<Throughput> => {
  await runLoad(url, encoding, { amount: WARM_UP_PAGES });
  const before = await processorSeconds();
  const { total, duration } = await measureLoad(url, encoding, seconds);
  const used = (await processorSeconds()) - before;
  return { pagesASecond: total / duration, processor: (used * 1000) / total };
};

/** Milliseconds from request to first byte of the body, of sequential requests. */
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

/** Time to first byte of a page on an idle server, over one keep-alive connection, with the headers of a browser. */
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
