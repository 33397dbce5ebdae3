import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { VisitRequest, Visit } from './visits';

/**
 * One response: its request, the milliseconds from when it was due until it was complete, and what was wrong
 * with it, if anything.
 */
export interface LoadResponse {
  readonly kind: VisitRequest['kind'];
  readonly milliseconds: number;
  readonly problem: string | undefined;
}

/** Results of a period of load. */
export interface Load {
  readonly seconds: number;
  readonly visits: number;
  readonly pages: number;
  readonly answers: readonly LoadResponse[];
}

const REQUEST_TIMEOUT_MS = 20_000;

/** Whether all of 127.0.0.0/8 is this machine. */
const HAS_LOOPBACK_ADDRESSES = process.platform === 'linux';

interface SendOptions {
  readonly agent: Agent;
  /** When the request should be sent, as `performance.now()` gives it. */
  readonly due: number;
  /** This machine's address that it is sent from. */
  readonly from?: string | undefined;
}

const sendOnce = (
  origin: string,
  { kind, path, body }: VisitRequest,
  { agent, due, from }: SendOptions,
): Promise<LoadResponse> =>
  new Promise((resolve) => {
    const finish = (problem?: string) => resolve({ kind, milliseconds: performance.now() - due, problem });
    const outgoing = request(new URL(path, origin), {
      agent,
      ...(from && { localAddress: from }),
      method: body ? 'POST' : 'GET',
      timeout: REQUEST_TIMEOUT_MS,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...(body && { 'content-type': 'text/plain' }) },
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('too late')));
    outgoing.once('error', ({ message }) => finish(`${message} ${path}`));
    outgoing.once('response', (response) => {
      const { statusCode } = response;
      response.once('error', ({ message }) => finish(`${message} ${path}`));
      response.once('end', () => finish(statusCode === 200 ? undefined : `${statusCode} ${path}`));
      response.resume();
    });
    outgoing.end(body);
  });

/**
 * Plays visits back to back on a number of connections, each request after the previous response: the site's
 * maximum throughput. Each connection has an address of its own, because a proxy in front of the site passes addresses on
 * and the site limits each.
 */
export const runAtFullLoad = async (
  origin: string,
  next: () => Visit,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: LoadResponse[] = [];
  let [visits, pages] = [0, 0];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const visitor = async (_: unknown, connection: number) => {
    const from = HAS_LOOPBACK_ADDRESSES ? `127.0.1.${connection + 1}` : undefined;
    while (performance.now() < end) {
      const visit = next();
      for (const asked of visit.requests)
        answers.push(await sendOnce(origin, asked, { agent, due: performance.now(), from }));
      visits += 1;
      pages += visit.pages;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return { seconds: (performance.now() - began) / 1_000, visits, pages, answers };
};

/**
 * Sends the requests of visits at random times with a given average rate, without waiting for earlier
 * responses, as real traffic does. Times are measured from when a request was due, so that a stalled site is
 * not measured too favourably.
 */
export const runAtFixedRate = async (
  origin: string,
  next: () => Visit,
  { seconds, aSecond, random }: { seconds: number; aSecond: number; random: () => number },
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const answers: Promise<LoadResponse>[] = [];
  let [visits, pages] = [0, 0];
  const began = performance.now();
  for (let due = began; due < began + seconds * 1_000;) {
    const visit = next();
    visits += 1;
    pages += visit.pages;
    for (const asked of visit.requests) {
      due -= (Math.log(1 - random()) * 1_000) / aSecond;
      const waitMs = due - performance.now();
      if (waitMs > 1) await setTimeout(waitMs);
      answers.push(sendOnce(origin, asked, { agent, due }));
    }
  }
  const responses = await Promise.all(answers);
  const took = (performance.now() - began) / 1_000;
  agent.destroy();
  return { seconds: took, visits, pages, answers: responses };
};
