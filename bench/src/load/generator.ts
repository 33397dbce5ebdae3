import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Asked, Visit } from './visits';

/** One answer: what it was to, when it was whole (milliseconds after it was due), and what was wrong with it, if anything. */
export interface Answered {
  readonly kind: Asked['kind'];
  readonly milliseconds: number;
  readonly problem: string | undefined;
}

/** What a stretch of load gave. */
export interface Load {
  readonly seconds: number;
  readonly visits: number;
  readonly pages: number;
  readonly answers: readonly Answered[];
}

const PATIENCE = 20_000;

const askOnce = (origin: string, agent: Agent, { kind, path, body }: Asked, due: number): Promise<Answered> =>
  new Promise((resolve) => {
    const over = (problem?: string) => resolve({ kind, milliseconds: performance.now() - due, problem });
    const asking = request(new URL(path, origin), {
      agent,
      method: body ? 'POST' : 'GET',
      timeout: PATIENCE,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...(body && { 'content-type': 'text/plain' }) },
    });
    asking.once('timeout', () => asking.destroy(new Error('too late')));
    asking.once('error', ({ message }) => over(`${message} ${path}`));
    asking.once('response', (response) => {
      const { statusCode } = response;
      response.once('error', ({ message }) => over(`${message} ${path}`));
      response.once('end', () => over(statusCode === 200 ? undefined : `${statusCode} ${path}`));
      response.resume();
    });
    asking.end(body);
  });

/** Plays visits one after another on each of some connections, each request when the one before was answered: the most that the site can do. */
export const crowd = async (
  origin: string,
  next: () => Visit,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answered[] = [];
  let [visits, pages] = [0, 0];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const visitor = async () => {
    while (performance.now() < end) {
      const visit = next();
      for (const asked of visit.asked) answers.push(await askOnce(origin, agent, asked, performance.now()));
      visits += 1;
      pages += visit.pages;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return { seconds: (performance.now() - began) / 1_000, visits, pages, answers };
};

/**
 * Sends the requests of visits at chance moments, so many a second on average, whether those before were answered or
 * not, as a country does. Times count from when a request was due, so that a site that stalls is not spared.
 */
export const arrivals = async (
  origin: string,
  next: () => Visit,
  { seconds, aSecond, random }: { seconds: number; aSecond: number; random: () => number },
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const answers: Promise<Answered>[] = [];
  let [visits, pages] = [0, 0];
  const began = performance.now();
  for (let due = began; due < began + seconds * 1_000;) {
    const visit = next();
    visits += 1;
    pages += visit.pages;
    for (const asked of visit.asked) {
      due -= (Math.log(1 - random()) * 1_000) / aSecond;
      const early = due - performance.now();
      if (early > 1) await setTimeout(early);
      answers.push(askOnce(origin, agent, asked, due));
    }
  }
  const whole = await Promise.all(answers);
  const took = (performance.now() - began) / 1_000;
  agent.destroy();
  return { seconds: took, visits, pages, answers: whole };
};
