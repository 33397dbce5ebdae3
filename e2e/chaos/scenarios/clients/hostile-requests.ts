import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import { repeat, type Background } from '../../background';
import { uncached } from '../../load';
import { factProbe } from '../../probes/fact-probe';
import { pageProbe, type Probe } from '../../probes/page-probes';
import { pagesWithout } from '../../regions';
import type { Scenario } from '../../scenario';
import type { ChaosSite } from '../../site/site';

/** Pages with parts of every remote and with responses of the backend and of the search. */
const PAGES = ['/', '/explore', '/explore/unis', '/explore/search/courses?q=law'] as const;

interface Hostile {
  readonly fault: string;
  /** Headers of one hostile request. */
  headers(): OutgoingHttpHeaders;
  /** Added to the query of each page that is requested repeatedly. */
  readonly query?: string;
}

const HOSTILE: readonly Hostile[] = [
  { fault: 'a request id of 33,000 characters', headers: () => ({ 'x-request-id': 'a'.repeat(33_000) }) },
  {
    fault: 'a request id with an encoded line break',
    headers: () => ({ 'x-request-id': 'a%0d%0aset-cookie:%20a=b' }),
  },
  { fault: 'a cookie of 33,000 characters', headers: () => ({ cookie: `a=${'b'.repeat(33_000)}` }) },
  {
    fault: 'a flood of headers',
    headers: () =>
      Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`x-flood-${at}`, 'a'.repeat(20)])),
  },
  {
    fault: 'forged headers for host, protocol, client address and URL',
    headers: () => ({
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-for': '192.0.2.1',
      'x-original-url': '/elsewhere',
      'accept-language': 'xx'.repeat(2_000),
      traceparent: `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`,
      baggage: 'a=b,'.repeat(2_000),
    }),
  },
  { fault: 'a flood of queries', headers: () => ({}), query: `junk=${'q'.repeat(6_000)}` },
];

/** Sends a request that no browser would; resolves when the response has ended, with any status. */
const sendHostile = (url: string, headers: OutgoingHttpHeaders, agent?: Agent): Promise<void> =>
  new Promise((resolve) => {
    const request = get(url, { headers, timeout: 20_000, ...(agent && { agent }) }, (answer) => {
      answer.resume().once('close', resolve);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve());
  });

/** A page as a visitor without cookies gets it, without the parts that differ between responses and addresses. */
const cleanPage = async (url: string): Promise<string> => {
  const answer = await fetch(url);
  const html = await answer.text();
  const [nonce = '-'] = /(?<=<script[^>]* nonce=")[^"]+/.exec(html) ?? [];
  const cacheControl = answer.headers.get('cache-control');
  return `${answer.status} ${cacheControl}\n${html.replaceAll(nonce, 'nonce').replaceAll(/chaos=\d+-\d+/g, 'chaos')}`;
};

/** After a hostile visitor, the next visitor gets the same page as before. */
const nextVisitorProbe = (page: string, before: ReadonlyMap<string, string>, { headers }: Hostile): Probe =>
  factProbe(`the next visitor of ${page}`, 'the same bytes', async ({ url }: ChaosSite) => {
    const address = uncached(page);
    await sendHostile(url + address, headers());
    const after = await cleanPage(url + address);
    const expected = before.get(page) ?? '';
    return after === expected
      ? 'the same bytes'
      : `${after.length} characters in place of ${expected.length}`;
  });

/** Hostile requests per second, on top of the load. */
const FLOOD_RATE = 10;

const scenario = (hostile: Hostile): Scenario => {
  let flood: Background | undefined;
  const before = new Map<string, string>();
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  return {
    subject: 'hostile client',
    fault: hostile.fault,
    unaffectedPages: pagesWithout('none'),
    stages: [
      {
        when: `${FLOOD_RATE} such requests a second`,
        async begin({ url }) {
          for (const each of PAGES) before.set(each, await cleanPage(url + uncached(each)));
          const page = `/cookies?${hostile.query ?? 'hostile'}`;
          flood = repeat(1_000 / FLOOD_RATE, () =>
            sendHostile(url + uncached(page), hostile.headers(), agent),
          );
        },
        probes: PAGES.map((page) => nextVisitorProbe(page, before, hostile)),
      },
    ],
    async end() {
      await flood?.stop();
      agent.destroy();
    },
    recoveryProbes: PAGES.map((page) => pageProbe(page)),
  };
};

/** One client that sends requests that no browser would. */
export const hostileScenarios = (): Scenario[] => HOSTILE.map(scenario);
