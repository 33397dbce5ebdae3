import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { createResponseCache } from '../cache/response-cache';
import { createMicroCache } from '../cache/micro-cache';
import { readSamples, samplesOf } from '../status/samples';
import { sameForAll } from '../releases/testing/same-for-all';
import { createMetrics } from './metrics';
import { createPages } from './pages';
import { NO_PICTURES } from '../documents/testing/pictures';

const site = new URL('https://site.test');
const pictures = { ...NO_PICTURES, preview: '/assets/preview.png' };
const shell = {
  js: ['/assets/shell.js'],
  css: [],
  preload: [],
  fonts: [],
  icon: '/assets/icon.svg',
  pictures,
  chunks: {},
};

/** A remote with one page, whose loader counts its calls and resolves when the test calls `answer`. */
const slowRemote = () => {
  const state = { asked: 0, answer: (): void => undefined };
  const wait = new Promise<void>((resolve) => (state.answer = resolve));
  const loaded = {
    name: 'slow',
    release: '0123456789ab',
    folder: '',
    manifest: {
      paths: ['/slow'],
      slots: [],
      files: {},
      client: { entry: 'client/e.js', remote: { js: [], css: [] }, chunks: {} },
    },
    module: {
      routes: [
        {
          id: 'slow.page',
          path: '/slow',
          Component: () => 'the slow page',
          loader: async () => {
            state.asked += 1;
            await wait;
            return null;
          },
        },
      ],
    },
  };
  const remotes = { version: '1', retired: [], remotes: [{ name: 'slow', paths: ['/slow'], loaded }] };
  return { state, remotes: remotes as unknown as ActiveRemotes };
};

const serve = (remotes: ActiveRemotes, metrics = createMetrics()) => {
  const app = Fastify();
  const environment = {
    backend: 'http://127.0.0.1:9',
    responseCache: createResponseCache(),
    shell,
    mode: async () => ({ mode: 'site' as const, known: true }),
    onError: () => undefined,
    productionHost: undefined,
    identity: undefined,
    onReport: () => undefined,
  };
  const pages = createPages({
    site,
    environment,
    cache: createMicroCache(),
    metrics,
    partners: [],
    localhost: false,
    ...sameForAll(() => remotes),
  });
  app.get('/*', pages);
  return app;
};

describe('pages', () => {
  it('are rendered once for concurrent requests, each with its own nonce', async () => {
    const { state, remotes } = slowRemote();
    const app = serve(remotes);
    const answers = Array.from({ length: 10 }, () => app.inject('/slow'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    state.answer();
    const all = await Promise.all(answers);
    expect(state.asked).toBe(1);
    expect(all.every(({ statusCode, body }) => statusCode === 200 && body.includes('the slow page'))).toBe(
      true,
    );
    const nonces = all.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
    expect(new Set(nonces).size).toBe(10);
    all.forEach(({ headers }, index) =>
      expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`),
    );
  });

  it.each([
    ['gzip', 'br, gzip', gunzipSync],
    [undefined, 'br, gzip;q=0', (bytes: Buffer) => bytes],
  ] as const)(
    'come from the cache as %s to who takes %s, each with a nonce',
    async (encoding, accepted, open) => {
      const { state, remotes } = slowRemote();
      const app = serve(remotes);
      state.answer();
      const headers = { 'accept-encoding': accepted };
      await app.inject({ url: '/slow', headers });
      const [one, two] = await Promise.all([
        app.inject({ url: '/slow', headers }),
        app.inject({ url: '/slow', headers }),
      ]);
      const nonces = [one, two].map((answer) => {
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers['vary']).toBe('accept-encoding, x-embedded');
        const html = open(answer.rawPayload).toString();
        expect(html).toContain('the slow page');
        return /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
      });
      expect(one.headers['content-security-policy']).toContain(nonces[0]);
      expect(nonces[0]).not.toBe(nonces[1]);
    },
  );

  it('are compressed when they are rendered', async () => {
    const { state, remotes } = slowRemote();
    state.answer();
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const answer = await serve(remotes).inject({ url: '/slow', headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('the slow page');
  });

  it('are not found when no remote owns the path, and contain nothing unescaped [B-07]', async () => {
    const { remotes } = slowRemote();
    const { statusCode, body } = await serve(remotes).inject('/nowhere?y=<script>alert(1)</script>');
    expect(statusCode).toBe(404);
    expect(body).toContain('Page Not Found: /nowhere?y=');
    expect(body).not.toContain('<script>alert(1)');
  });

  it('are counted by status and cache, also without a metrics collector', async () => {
    const { state, remotes } = slowRemote();
    const metrics = createMetrics();
    const app = serve(remotes, metrics);
    state.answer();
    for (const path of ['/slow', '/slow', '/slow', '/nowhere']) await app.inject(path);
    const counts = samplesOf(readSamples(await metrics.registry.metrics()), 'signpost_page_seconds_count');
    expect(counts.map(({ labels, value }) => [labels['status'], labels['cache'], value])).toEqual([
      ['200', 'miss', 1],
      ['200', 'hit', 2],
      ['404', 'miss', 1],
    ]);
  });

  it('reject a malformed address', async () => {
    const { remotes } = slowRemote();
    const { statusCode, body } = await serve(remotes).inject(`/?q=${'x'.repeat(16_384)}`);
    expect(statusCode).toBe(414);
    expect(body).toContain('too long');
  });
});
