import { Agent, get, request as send } from 'node:http';

/** What a stream of requests met. */
export interface Met {
  readonly requests: number;
  /** Answers other than 200, and requests that got none. */
  readonly failed: number;
  /** Milliseconds within which 95 of 100 answers were there. */
  readonly p95: number;
}

export interface LoadOptions {
  /** Requests a second. */
  readonly rate: number;
  readonly seconds?: number;
}

let asked = 0;

/** The same page at an address that no cache has seen. */
export const afresh = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}chaos=${process.pid}-${(asked += 1)}`;

const ask = (agent: Agent, url: string): Promise<number> =>
  new Promise((resolve) => {
    const request = get(url, { agent, timeout: 20_000 }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
  });

/** Sends JSON on a connection of its own and waits until the answer has ended. Gives the status; 0 without an answer. */
export const post = (url: string, body: string): Promise<number> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const options = { method: 'POST', agent: false, headers, timeout: 20_000 } as const;
    const request = send(url, options, (answer) => {
      answer.resume().once('close', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
    request.end(body);
  });

/**
 * Asks for these pages in turn at a steady rate, each rendered anew, and whether or not the answers before have come: a
 * visitor does not wait for others. Times count from the moment when a request was due.
 */
export const load = async (
  site: string,
  paths: readonly string[],
  { rate, seconds = 5 }: LoadOptions,
): Promise<Met> => {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const answers = Array.from({ length: rate * seconds }, async (_, index) => {
    const due = start + (index * 1_000) / rate;
    await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    const status = await ask(agent, site + afresh(paths[index % paths.length] ?? '/'));
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
