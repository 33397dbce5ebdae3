import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, startShell, test as base, type Product } from '../fixtures';

/** A call that reached a host outside the shell. */
export interface Call {
  readonly host: 'api' | 'services';
  /** Who called: the shell's server, or a page in a browser, which names its origin. */
  readonly from: 'server' | 'browser';
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

/** The answer that a test gives in place of the backend's; an object is sent as JSON. */
interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

type Answering = (call: Call, real: () => Promise<unknown>) => Answer | Promise<Answer>;

/** The built shell, with everything else of the deployment on an origin of its own. */
export interface Stand {
  /** The address of the site. */
  readonly url: string;
  /** The addresses of the other sites, as the settings name them. */
  readonly hosts: Readonly<
    Record<'api' | 'services' | 'courseSearch' | 'careersFinder' | 'accounts', string>
  >;
  /** The calls since the test began. */
  readonly calls: readonly Call[];
  /** The calls to paths that match. */
  callsOf(path: string | RegExp): Call[];
  /** Answers calls to paths that begin with `path` until the test ends; `real` fetches the backend's own JSON. */
  answer(path: string, answering: Answer | Answering): void;
  /** Fetches a page of the site without a browser. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response & { html: string }>;
}

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
};

/** A site of another team: every address has a page that names itself. */
const otherSite = (name: string): Server =>
  createServer((request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>${name}</title><h1>${name}</h1><p>${request.url?.replaceAll('<', '')}</p>`),
  );

const openStand = async () => {
  const backend = process.env['E2E_BACKEND_URL'] ?? '';
  let calls: Call[] = [];
  let answers: (readonly [path: string, Answering])[] = [];
  const settings: Record<string, unknown> = {};

  const fetchReal = async ({ method, path, query, body }: Call, request: IncomingMessage) =>
    fetch(new URL(`${path}?${query}`, backend), {
      method,
      headers: {
        accept: 'application/json',
        ...(request.headers['content-type'] && { 'content-type': request.headers['content-type'] }),
        ...(request.headers.cookie && { cookie: request.headers.cookie }),
      },
      ...(body && { body }),
    });

  /** Forwards to the backend what no test answers. Nothing may be cached, so that each test sees its own calls. */
  const forward = (host: Call['host']) => async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const { origin } = request.headers;
    // A browser may call another origin only when that allows it.
    response.setHeader('access-control-allow-origin', origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const call: Call = {
      host,
      // Node's own fetch sends `sec-fetch-mode` too.
      from: request.headers['sec-fetch-site'] ? 'browser' : 'server',
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body: String(await buffer(request)),
    };
    calls.push(call);
    const answering = answers.findLast(([path]) => call.path.startsWith(path))?.[1];
    if (answering) {
      const { status = 200, body } = await answering(call, async () =>
        (await fetchReal(call, request)).json(),
      );
      response.writeHead(status, { 'content-type': 'application/json' });
      return void response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }
    const real = await fetchReal(call, request);
    response.writeHead(real.status, { 'content-type': real.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await real.arrayBuffer()));
  };

  const servers = {
    api: createServer((...args) => void forward('api')(...args)),
    services: createServer((...args) => void forward('services')(...args)),
    courseSearch: otherSite('Course search'),
    careersFinder: otherSite('Careers finder'),
    accounts: otherSite('Accounts'),
  };
  const ports = await Promise.all(Object.values(servers).map(listen));
  const hosts = Object.fromEntries(
    Object.keys(servers).map((name, index) => [name, `http://localhost:${ports[index]}`]),
  ) as unknown as Stand['hosts'];
  const addresses = {
    apiUrl: hosts.api,
    servicesDomain: hosts.services,
    searchDomain: hosts.courseSearch,
    careersFinderDomain: hosts.careersFinder,
    accountsDomain: hosts.accounts,
    embed: false,
  };
  Object.assign(settings, addresses);
  const always: typeof answers = [['/api/settings', () => ({ body: settings })]];
  answers = [...always];
  const previous = process.env['E2E_BACKEND_URL'];
  process.env['E2E_BACKEND_URL'] = hosts.api.replace('localhost', '127.0.0.1');
  const shell: Product = await startShell({ MICRO_CACHE: 'off' });
  process.env['E2E_BACKEND_URL'] = previous;

  const stand: Stand = {
    url: shell.url,
    hosts,
    get calls() {
      return calls;
    },
    callsOf: (path) =>
      calls.filter((call) => (typeof path === 'string' ? call.path === path : path.test(call.path))),
    answer(path, answering) {
      answers.push([path, typeof answering === 'function' ? answering : () => answering]);
    },
    async get(path, headers = {}) {
      const response = await fetch(new URL(path, shell.url), { headers, redirect: 'manual' });
      return Object.assign(response, { html: await response.clone().text() });
    },
  };
  return {
    stand,
    /** Forgets the calls and answers of the test before. */
    begin() {
      calls = [];
      answers = [...always];
    },
    async close() {
      await shell.stop();
      for (const server of Object.values(servers)) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};

/**
 * A test of the specification on the built product. It reports what was seen with `saw`; the table of the run shows it
 * beside the clause in the title.
 */
export const test = base.extend<
  { stand: Stand; saw: (what: string) => void },
  { openedStand: Awaited<ReturnType<typeof openStand>> }
>({
  openedStand: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, provide) => {
      const opened = await openStand();
      await provide(opened);
      await opened.close();
    },
    { scope: 'worker' },
  ],
  // Also for a test that uses the stand's site alone.
  stand: [
    async ({ openedStand, faults }, provide) => {
      openedStand.begin();
      // Calls of the other hosts are what these tests are about.
      for (const address of Object.values(openedStand.stand.hosts)) faults.allow(new RegExp(address));
      await provide(openedStand.stand);
    },
    { auto: true },
  ],
  baseURL: async ({ openedStand }, provide) => provide(openedStand.stand.url),
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  saw: async ({}, provide, info) => {
    await provide((what) => void info.annotations.push({ type: 'saw', description: what }));
  },
});

export { expect };
