import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { until } from '../../testing/until';
import { readConfig } from '../config';
import { SETTINGS } from '../render/testing/settings-call';
import { openShells, PLACE } from './testing/open-shell';

describe('arrival', () => {
  let shells: Awaited<ReturnType<typeof openShells>>;
  beforeAll(async () => void (shells = await openShells()));
  afterAll(() => shells.close());

  /** Sends bytes over a new socket, and `more` at each look until the server closes the connection; returns the response. */
  const raw = async (port: number, text: string, more = '') => {
    const socket = connect(port, '127.0.0.1');
    const answer = { text: '', ended: false };
    socket.on('data', (bytes: Buffer) => (answer.text += bytes.toString()));
    socket.on('close', () => (answer.ended = true));
    socket.on('error', () => undefined);
    socket.write(text);
    await until(() => {
      if (more && socket.writable) socket.write(more);
      return answer.ended;
    });
    return answer.text;
  };
  const HALF = 'GET / HTTP/1.1\r\nHost: x\r\n';

  describe('a request that does not end', () => {
    const limits = { request: 100, check: 20 };

    it.each([
      ['headers', HALF],
      [
        'body',
        'POST /api/v1/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
      ],
    ])('is cut with 408 when its %s never ends', async (_, text) => {
      shells.answerAsBackend();
      const { app, port } = await shells.open({ limits });
      expect(await raw(port, text)).toMatch(/^HTTP\/1\.1 408 /);
      await app.close();
    });

    it('is cut even when its body arrives slowly and steadily', async () => {
      shells.answerAsBackend();
      const { app, port } = await shells.open({ limits });
      const head =
        'POST /api/v1/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n';
      await raw(port, head, '1');
      await app.close();
    });

    it('cuts no slow response, of the API or of a page', async () => {
      const { app, port } = await shells.open({ limits });
      const held: (() => void)[] = [];
      shells.backend.answer((request, response) => {
        if (request.url === '/api/settings') return SETTINGS(request, response);
        held.push(() => PLACE(request, response));
      });
      const answers = Promise.all([
        fetch(`http://127.0.0.1:${port}/api/v1/slow`),
        fetch(`http://127.0.0.1:${port}/unis`),
      ]);
      await until(() => held.length === 2);
      // A later request that does not end is cut first.
      expect(await raw(port, HALF)).toMatch(/^HTTP\/1\.1 408 /);
      held.forEach((send) => send());
      const [proxied, page] = await answers;
      expect([proxied.status, page.status]).toEqual([200, 200]);
      expect(await page.text()).toContain('the page');
      await app.close();
    });

    it('rejects headers that the backend would reject', async () => {
      shells.answerAsBackend();
      const { app, port } = await shells.open();
      expect(await raw(port, `${HALF}X: ${'a'.repeat(33_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
      await app.close();
    });
  });
});

describe('hostile requests', () => {
  let shells: Awaited<ReturnType<typeof openShells>>;
  type Shell = Awaited<ReturnType<typeof shells.open>>;
  let untouched: Shell;
  let visited: Shell;
  beforeAll(async () => {
    shells = await openShells();
    [untouched, visited] = await Promise.all([shells.open(), shells.open()]);
  });
  afterAll(async () => {
    await Promise.all([untouched.app.close(), visited.app.close()]);
    await shells.close();
  });

  const withoutNonce = (html: string): string => html.replaceAll(/nonce="[\w-]+"/g, '');

  const HOSTILE: readonly (readonly [string, Record<string, string>])[] = [
    ['a long request id', { 'x-request-id': 'a'.repeat(33_000) }],
    ['a request id that is none', { 'x-request-id': '"><script>alert(1)</script>' }],
    [
      'a trace',
      { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'a=b', baggage: 'a=b' },
    ],
    ['another host', { host: 'evil.example' }],
    ['another forwarded host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' }],
    ['another forwarded address', { 'x-forwarded-for': '10.9.8.7, evil', forwarded: 'host=evil.example' }],
    [
      'another address of the page',
      { 'x-original-url': '/evil', 'x-rewrite-url': '/evil', 'x-forwarded-prefix': '/evil' },
    ],
    ['another method', { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' }],
    ['another language', { 'accept-language': 'cy, xx;q=0.1' }],
    ['another kind of answer', { accept: 'application/json' }],
    [
      'another browser',
      { 'user-agent': '<script>alert(1)</script>', 'sec-ch-ua-mobile': '?1', 'save-data': 'on' },
    ],
    ['cookies', { cookie: `signpost-release=0; beta-course=true; theme=dark; x=${'y'.repeat(15_000)}` }],
    ['a preview that is refused', { cookie: 'signpost-preview=made.up' }],
    ['a host that embeds', { 'x-embedded': '1', 'x-embedded-nonce': 'aG9zdHMtb3duLW5vbmNl' }],
    ['a nonce without a host', { 'x-embedded-nonce': 'aG9zdHMtb3duLW5vbmNl' }],
    ['another origin', { origin: 'https://school.example', referer: 'https://evil.example/' }],
    ['credentials', { authorization: 'Bearer secret', 'proxy-authorization': 'Basic secret' }],
    [
      'conditions',
      { 'if-none-match': '*', 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT', range: 'bytes=0-1' },
    ],
    ['no cache', { 'cache-control': 'no-store', pragma: 'no-cache' }],
    ['a hop', { connection: 'close, x-embedded', te: 'trailers', via: '1.1 evil', 'max-forwards': '0' }],
  ];

  /** What the shell says to the backend by itself. */
  const THE_SHELLS_OWN = new Set([
    'accept',
    'accept-encoding',
    'accept-language',
    'connection',
    'host',
    'sec-fetch-mode',
    'user-agent',
    'x-request-id',
  ]);

  describe('a request does not affect the next visitor', () => {
    it.each(HOSTILE)('%s', async (name, headers) => {
      const got = shells.answerAsBackend();
      const url = `/?asks=${encodeURIComponent(name)}`;
      const expected = await untouched.app.inject(url);
      expect(expected.body).toContain('the place is found');

      await visited.app.inject({ url, headers });
      const next = await visited.app.inject(url);
      expect(withoutNonce(next.body)).toBe(withoutNonce(expected.body));
      const { 'cache-control': cacheControl, vary } = next.headers;
      expect([next.statusCode, cacheControl, vary]).toEqual([
        200,
        expected.headers['cache-control'],
        expected.headers['vary'],
      ]);
      for (const each of got) {
        expect(Object.keys(each).filter((name) => !THE_SHELLS_OWN.has(name))).toEqual([]);
        expect(JSON.stringify(each)).not.toMatch(/evil|secret|script|cy, xx/);
      }
    });

    it('an unused query is part of its own cache key only', async () => {
      shells.answerAsBackend();
      const { app } = visited;
      const odd = await app.inject('/?x=<script>&preview=made.up&__proto__[a]=b');
      expect(odd.statusCode).not.toBe(500);
      const page = await app.inject('/');
      expect(page.headers['server-timing']).not.toContain('cache');
      expect(page.body).toContain('the place is found');
    });
  });

  describe('a request id', () => {
    it.each([
      ['abc', true],
      ['req_1.2:3-4', true],
      ['a'.repeat(64), true],
      ['a'.repeat(65), false],
      ['a b', false],
      ['', false],
    ])('%j is taken: %p', async (id, taken) => {
      const got = shells.answerAsBackend();
      const url = `/?id=${encodeURIComponent(id)}`;
      const { headers } = await visited.app.inject({ url, headers: { 'x-request-id': id } });
      if (taken) expect(headers['x-request-id']).toBe(id);
      else expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
      const asked = got.filter((each) => 'x-request-id' in each);
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked.map((each) => each['x-request-id']))).toEqual(new Set([headers['x-request-id']]));
    });
  });
});

describe('offline pages', () => {
  let shells: Awaited<ReturnType<typeof openShells>>;
  beforeAll(async () => {
    shells = await openShells();
    shells.answerAsBackend();
  });
  afterAll(() => shells.close());

  const settings = () => ({
    BACKEND_URL: shells.backend.base,
    SITE_URL: 'http://site.test',
    LOG_LEVEL: 'silent',
  });

  /** Requests a page of a shell with these settings: whether the browser may keep it, and offers that. */
  const pageOf = async (given: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const { app } = await shells.open({ config: readConfig({ ...settings(), ...given }) });
    try {
      const { statusCode, headers: got, body } = await app.inject({ url: '/unis', headers });
      expect(statusCode).toBe(200);
      return { releases: got['x-offline-releases'], isOffered: body.includes('"offline":true') };
    } finally {
      await app.close();
    }
  };

  it('a page says that it may be kept, and with which releases [B-20]', async () => {
    expect(await pageOf()).toEqual({ releases: 'unis=0123456789ab', isOffered: true });
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['while it is switched off', { OFFLINE_PAGES: 'off' }, {}],
    ['in an app', { APP_MODE: 'on' }, {}],
    ['in the page of a host', {}, { 'x-embedded': '1' }],
  ])('nothing is kept, and no service worker registered, %s [B-20]', async (_when, given, headers) => {
    expect(await pageOf(given, headers)).toEqual({ releases: undefined, isOffered: false });
  });
});

describe('requests of the server', () => {
  let shells: Awaited<ReturnType<typeof openShells>>;
  let elsewhere: string;
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.end('{}');
  });

  beforeAll(async () => {
    shells = await openShells();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    elsewhere = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await shells.close();
    server.close();
  });

  /** Sends a request line and headers unchanged; resolves with the status. */
  const send = (port: number, target: string, headers: Readonly<Record<string, string>>): Promise<number> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
      socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])));
      socket.once('error', () => undefined);
      socket.write(`GET ${target} HTTP/1.1\r\n${lines.join('')}connection: close\r\n\r\n`);
    });

  const TARGETS: readonly ((host: string) => string)[] = [
    (host) => `http://${host}/api/v1/unis`,
    (host) => `http://${host}/unis`,
    (host) => `//${host}/api/v1/unis`,
    (host) => `/api//${host}/v1`,
    (host) => `/api/@${host}/v1`,
    (host) => `/api@${host}/v1`,
    (host) => `/api/..//${host}/v1`,
    (host) => `/api/%2e%2e//${host}/v1`,
    (host) => `/api/\\\\${host}/v1`,
    (host) => `/api/v1/unis?url=http://${host}/&apiUrl=http://${host}/`,
    (host) => `/unis?preview=http://${host}/&url=http://${host}/`,
  ];

  it('the shell calls no server that a visitor names by a target or a header', async () => {
    shells.answerAsBackend();
    const { app, port } = await shells.open();
    const named = {
      'x-forwarded-host': elsewhere,
      'x-original-url': `http://${elsewhere}/`,
      'x-real-ip': '::1',
    };
    const statuses = await Promise.all(
      ['site.test', elsewhere].flatMap((host) =>
        TARGETS.map((target) =>
          send(port, target(elsewhere), { host, ...named, forwarded: `host=${elsewhere}` }),
        ),
      ),
    );
    await app.close();
    expect(statuses).toHaveLength(2 * TARGETS.length);
    expect(statuses.filter((status) => !(status >= 200 && status < 500))).toEqual([]);
    expect(requested).toEqual([]);
  });
});
