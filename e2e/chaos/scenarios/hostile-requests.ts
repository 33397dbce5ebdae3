import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import { repeat, type Background } from '../background';
import { afresh } from '../load';
import { factLook } from '../looks/fact-look';
import { pageLook, type Look } from '../looks/page-looks';
import { pagesWithout } from '../regions';
import type { Scenario } from '../scenario';
import type { ChaosSite } from '../site/site';

/** Pages with parts of every remote and with answers of the backend and of the search. */
const PAGES = ['/', '/explore', '/explore/unis', '/explore/search/courses?q=law'] as const;

interface Hostile {
  readonly fault: string;
  /** The headers of one hostile request. */
  headers(): OutgoingHttpHeaders;
  /** What is added to the query of each page that is asked for again and again. */
  readonly query?: string;
}

const HOSTILE: readonly Hostile[] = [
  { fault: 'a request id of 33,000 characters', headers: () => ({ 'x-request-id': 'a'.repeat(33_000) }) },
  {
    fault: 'a request id that has a line break in it, encoded',
    headers: () => ({ 'x-request-id': 'a%0d%0aset-cookie:%20a=b' }),
  },
  { fault: 'a cookie of 33,000 characters', headers: () => ({ cookie: `a=${'b'.repeat(33_000)}` }) },
  {
    fault: 'a flood of headers',
    headers: () =>
      Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`x-flood-${at}`, 'a'.repeat(20)])),
  },
  {
    fault: 'headers that claim another host, protocol, visitor and way of showing the page',
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

/** Asks as no browser would; resolves when the answer has ended, whatever it is. */
const askWith = (url: string, headers: OutgoingHttpHeaders, agent?: Agent): Promise<void> =>
  new Promise((resolve) => {
    const request = get(url, { headers, timeout: 20_000, ...(agent && { agent }) }, (answer) => {
      answer.resume().once('close', resolve);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve());
  });

/** A page as a visitor without any cookie gets it, without what differs between any two answers and addresses. */
const cleanPage = async (url: string): Promise<string> => {
  const answer = await fetch(url);
  const html = await answer.text();
  const [nonce = '-'] = /(?<=<script[^>]* nonce=")[^"]+/.exec(html) ?? [];
  const sharing = answer.headers.get('cache-control');
  return `${answer.status} ${sharing}\n${html.replaceAll(nonce, 'nonce').replaceAll(/chaos=\d+-\d+/g, 'chaos')}`;
};

/** After a hostile visitor, a page is to the next one what it was before there was any. */
const nextVisitor = (page: string, before: ReadonlyMap<string, string>, { headers }: Hostile): Look =>
  factLook(`the next visitor of ${page}`, 'the same bytes', async ({ url }: ChaosSite) => {
    const address = afresh(page);
    await askWith(url + address, headers());
    const seen = await cleanPage(url + address);
    const untroubled = before.get(page) ?? '';
    return seen === untroubled
      ? 'the same bytes'
      : `${seen.length} characters in place of ${untroubled.length}`;
  });

/** Hostile requests a second, on top of the load. */
const FLOOD = 10;

const scenario = (hostile: Hostile): Scenario => {
  let flood: Background | undefined;
  const before = new Map<string, string>();
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  return {
    subject: 'hostile client',
    fault: hostile.fault,
    others: pagesWithout('none'),
    stages: [
      {
        when: `${FLOOD} such requests a second`,
        async begin({ url }) {
          for (const each of PAGES) before.set(each, await cleanPage(url + afresh(each)));
          const page = `/cookies?${hostile.query ?? 'hostile'}`;
          flood = repeat(1_000 / FLOOD, () => askWith(url + afresh(page), hostile.headers(), agent));
        },
        looks: PAGES.map((page) => nextVisitor(page, before, hostile)),
      },
    ],
    async end() {
      await flood?.stop();
      agent.destroy();
    },
    well: PAGES.map((page) => pageLook(page)),
  };
};

/** One client that sends what no browser would. */
export const hostileScenarios = (): Scenario[] => HOSTILE.map(scenario);
