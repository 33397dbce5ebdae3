import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiProxy } from './api-proxy';
import { limitCalls } from './call-limit';

describe('proxied calls', () => {
  /** Milliseconds for which a backend that hangs is waited for. */
  const TIMEOUT = 50;

  let answer: RequestListener;
  let arrived: IncomingMessage[] = [];
  const upstream = createServer((asked, response) => {
    arrived.push(asked);
    answer(asked, response);
  });
  const apps: FastifyInstance[] = [];
  let origin: string;
  let logLines: string[] = [];

  /** Starts a server that proxies to the backend; returns its address. */
  const serve = async (timeout?: number) => {
    const { port } = upstream.address() as AddressInfo;
    const app = Fastify({
      http: { maxHeaderSize: 65_536 },
      logger: { level: 'warn', stream: { write: (line: string) => void logLines.push(line) } },
    });
    const limits = { callsAMinute: 0, ...(timeout && { timeout }) };
    await app.register(apiProxy, { backend: `http://127.0.0.1:${port}`, ...limits });
    apps.push(app);
    return app.listen({ port: 0, host: '127.0.0.1' });
  };

  beforeAll(async () => {
    upstream.listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    origin = await serve();
  });
  beforeEach(() => {
    arrived = [];
    logLines = [];
    answer = (_, response) => void response.end('{}');
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    upstream.closeAllConnections();
    upstream.close();
  });

  const headersOf = async (path: string, headers: Record<string, string>, init: RequestInit = {}) => {
    await fetch(`${origin}${path}`, { ...init, headers });
    return arrived.at(-1)?.headers ?? {};
  };

  describe('a proxied call', () => {
    it.each(['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE'])(
      'reaches an ailing backend exactly once: %s',
      async (method) => {
        answer = (_, response) => void response.writeHead(503, { 'retry-after': '120' }).end('{}');
        const response = await fetch(`${origin}/api/v1/unis`, { method });
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
        expect(arrived).toHaveLength(1);
      },
    );

    it.each(['GET', 'POST'])('is not retried after a socket error: %s', async (method) => {
      answer = (asked) => void asked.socket.destroy();
      const response = await fetch(`${origin}/api/v1/unis`, {
        method,
        ...(method === 'POST' && { body: '{}' }),
      });
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(arrived).toHaveLength(1);
    });

    it('is answered with 504 and cancelled when the backend hangs', async () => {
      answer = () => undefined;
      const response = await fetch(`${await serve(TIMEOUT)}/api/v1/unis`);
      expect(response.status).toBe(504);
      expect(await response.json()).toMatchObject({ status: 504, title: 'Gateway Timeout' });
      expect(arrived).toHaveLength(1);
      if (!arrived[0]?.socket.destroyed) await once(arrived[0]?.socket ?? upstream, 'close');
    });

    it('is cancelled at the backend when its client disconnects, without a warning in the log', async () => {
      const reached = new Promise<IncomingMessage>((resolve) => (answer = resolve));
      const client = request(`${origin}/api/v1/unis`).on('error', () => undefined);
      client.end();
      const asked = await reached;
      client.destroy();
      await once(asked.socket, 'close');
      // The next call is answered after the log line of this one.
      answer = (_, response) => void response.end('{}');
      await fetch(`${origin}/api/v1/unis`);
      expect(logLines).toEqual([]);
    });
  });

  describe('the headers of a proxied call', () => {
    it('name the client as the shell knows it, not as the visitor claims', async () => {
      const sent = await headersOf('/api/v1/unis', {
        'x-forwarded-for': '192.0.2.1',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=192.0.2.1',
      });
      expect(sent).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': new URL(origin).host,
      });
      expect(sent).not.toHaveProperty('forwarded');
    });

    it('are only those that the API reads', async () => {
      const sent = await headersOf('/graphql', {
        accept: 'application/json',
        'if-none-match': 'W/"1"',
        'x-csrf-token': 'token',
        'x-anything': 'x'.repeat(20_000),
        cookie: 'session=1',
        authorization: 'Bearer 1',
        te: 'trailers',
      });
      expect(sent).toMatchObject({
        accept: 'application/json',
        'if-none-match': 'W/"1"',
        'x-csrf-token': 'token',
      });
      for (const name of ['x-anything', 'cookie', 'authorization', 'te'])
        expect(sent).not.toHaveProperty(name);
    });

    it('contain cookies only for calls that know the visitor [C-09] [C-20]', async () => {
      const cookie = 'session=1';
      for (const path of ['/api/v1/identity/session', '/historic-grades-api/loggedIn'])
        expect(await headersOf(path, { cookie })).toMatchObject({ cookie });
      for (const path of ['/api/v1/unis', '/historic-grades-api/loggedOut/x'])
        expect(await headersOf(path, { cookie })).not.toHaveProperty('cookie');
    });

    it('leave the body unchanged', async () => {
      const body = new Promise<string>((resolve) => {
        answer = (asked, response) => {
          let text = '';
          asked.setEncoding('utf8').on('data', (part: string) => (text += part));
          asked.on('end', () => {
            resolve(text);
            response.end('{}');
          });
        };
      });
      const sent = await headersOf(
        '/graphql',
        { 'content-type': 'application/json' },
        { method: 'POST', body: '{"query":"é"}' },
      );
      expect(sent).toMatchObject({ 'content-type': 'application/json' });
      expect(await body).toBe('{"query":"é"}');
    });

    it('of the connection to the backend are not returned', async () => {
      answer = (_, response) => void response.writeHead(200, { connection: 'close', etag: '"1"' }).end('{}');
      const { headers } = await fetch(`${origin}/api/v1/unis`);
      expect([headers.get('connection'), headers.get('etag')]).toEqual(['keep-alive', '"1"']);
    });
  });
});

describe('the limit of calls', () => {
  const serve = async (aMinute: number, trustProxy = 'loopback'): Promise<FastifyInstance> => {
    const app = Fastify({ trustProxy });
    const preHandler = await limitCalls(app, aMinute);
    app.get('/api/settings', { preHandler }, () => ({ ok: true }));
    app.get('/', () => 'a page');
    return app;
  };

  const statusesWith = async (
    app: FastifyInstance,
    url: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<number[]> => {
    const found: number[] = [];
    for (let time = 0; time < 4; time += 1) found.push((await app.inject({ url, headers })).statusCode);
    return found;
  };

  const statuses = (app: FastifyInstance, url: string, address?: string): Promise<number[]> =>
    statusesWith(app, url, address ? { 'x-forwarded-for': address } : {});

  describe('calls of the API', () => {
    it('are limited by IP address, while pages are not limited', async () => {
      const app = await serve(3);
      expect(await statuses(app, '/api/settings', '192.0.2.1')).toEqual([200, 200, 200, 429]);
      expect(await statuses(app, '/api/settings', '192.0.2.2')).toEqual([200, 200, 200, 429]);
      expect(await statuses(app, '/', '192.0.2.1')).toEqual([200, 200, 200, 200]);
      const refused = await app.inject({
        url: '/api/settings',
        headers: { 'x-forwarded-for': '192.0.2.1' },
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refused.json()).toMatchObject({ status: 429 });
    });

    it('count an IPv6 household as one', async () => {
      const app = await serve(3);
      expect(await statuses(app, '/api/settings', '2001:db8::1')).toEqual([200, 200, 200, 429]);
      expect(await statuses(app, '/api/settings', '2001:db8::2')).toEqual([429, 429, 429, 429]);
    });

    it('are not counted from this machine, or without a limit', async () => {
      expect(await statuses(await serve(3), '/api/settings')).toEqual([200, 200, 200, 200]);
      expect(await statuses(await serve(0), '/api/settings', '192.0.2.1')).toEqual([200, 200, 200, 200]);
    });

    it.each([['x-forwarded-for'], ['forwarded'], ['via'], ['x-real-ip']])(
      'are counted from this machine when a proxy that is not trusted forwards them with %s',
      async (name) => {
        const app = await serve(3, '192.0.2.99');
        expect(await statusesWith(app, '/api/settings', { [name]: '192.0.2.1' })).toEqual([
          200, 200, 200, 429,
        ]);
        expect(await statuses(app, '/api/settings')).toEqual([200, 200, 200, 200]);
      },
    );
  });
});
