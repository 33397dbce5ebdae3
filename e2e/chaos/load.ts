import { Agent, get, request as send } from 'node:http';

/** Results of a stream of requests. */
export interface LoadResult {
  readonly requests: number;
  /** Responses other than 200, and requests without a response. */
  readonly failed: number;
  /** 95th percentile of the response time in milliseconds. */
  readonly p95: number;
}

export interface LoadOptions {
  /** Requests per second. */
  readonly rate: number;
  readonly seconds?: number;
}

let uncachedCount = 0;

/** The same page with a unique query, to bypass all caches. */
export const uncached = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}chaos=${process.pid}-${(uncachedCount += 1)}`;

const getStatus = (agent: Agent, url: string): Promise<number> =>
  new Promise((resolve) => {
    const request = get(url, { agent, timeout: 20_000 }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
  });

/**
 * Sends JSON on a new connection and waits until the response has ended. Returns the status; 0 without a
 * response. `more` are further headers.
 */
export const post = (
  url: string,
  body: string,
  more: Readonly<Record<string, string>> = {},
): Promise<number> =>
  new Promise((resolve) => {
    const length = Buffer.byteLength(body);
    const headers = { ...more, 'content-type': 'application/json', 'content-length': length };
    const options = { method: 'POST', agent: false, headers, timeout: 20_000 } as const;
    const request = send(url, options, (answer) => {
      answer.resume().once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
    request.end(body);
  });

/**
 * Requests these pages in rotation at a steady rate, uncached, without waiting for earlier responses, because
 * visitors are independent. Times are measured from when a request was due.
 */
export const load = async (
  site: string,
  paths: readonly string[],
  { rate, seconds = 5 }: LoadOptions,
): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const answers = Array.from({ length: rate * seconds }, async (_, index) => {
    const due = start + (index * 1_000) / rate;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const status = await getStatus(agent, site + uncached(paths[index % paths.length] ?? '/'));
    times.push(performance.now() - due);
    if (status !== 200) failed += 1;
  });
  await Promise.all(answers);
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    failed,
    p95: times[Math.ceil(times.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY,
  };
};
