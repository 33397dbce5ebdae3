import Fastify from 'fastify';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { createResponseCache } from '../cache/response-cache';
import { createMicroCache, FRESH_MS } from '../cache/micro-cache';
import { createMetrics } from './metrics';
import { createPages } from './pages';
import { NO_PICTURES } from '../documents/testing/pictures';

const pictures = { ...NO_PICTURES, preview: '/assets/preview.png' };
const shell = { js: [], css: [], preload: [], fonts: [], icon: '/assets/icon.svg', pictures, chunks: {} };

/** A remote with a page whose loader ends while `fine` holds, and never otherwise, and a page whose code never comes. */
const moodyRemote = () => {
  const state = { fine: true };
  const loader = () => (state.fine ? null : new Promise(() => undefined));
  const loaded = {
    name: 'moody',
    release: '0123456789ab',
    folder: '',
    manifest: {
      paths: ['/moody', '/absent'],
      slots: [],
      files: {},
      client: { entry: 'client/e.js', remote: { js: [], css: [] }, chunks: {} },
    },
    module: {
      routes: [
        { id: 'moody.page', path: '/moody', Component: () => 'the moody page', loader },
        { id: 'moody.absent', path: '/absent', lazy: () => new Promise(() => undefined) },
      ],
    },
  };
  const remotes = {
    version: '1',
    retired: [],
    remotes: [{ name: 'moody', paths: ['/moody', '/absent'], loaded }],
  };
  return { state, remotes: remotes as unknown as ActiveRemotes };
};

const serve = (remotes: ActiveRemotes) => {
  const app = Fastify();
  const clock = { now: 0 };
  const errors: unknown[] = [];
  const pages = createPages({
    site: new URL('https://site.test'),
    environment: {
      backend: 'http://127.0.0.1:9',
      responseCache: createResponseCache(),
      shell,
      mode: async () => ({ mode: 'site' as const, known: true }),
      onError: (error) => void errors.push(error),
      productionHost: undefined,
      identity: undefined,
      onReport: () => undefined,
    },
    cache: createMicroCache(() => clock.now),
    metrics: createMetrics(),
    partners: [],
    localhost: false,
    resolveReleases: async () => ({ remotes, active: remotes }),
    canaryReports: { note: () => undefined, noteCached: () => undefined },
  });
  app.get('/*', pages);
  return { app, clock, errors };
};

// Nobody waits fifteen seconds for a test.
beforeEach(() => {
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 200));
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['loader', '/moody'],
  ['code', '/absent'],
])('says with the designed page that a page whose %s never comes took too long', async (_, path) => {
  const { state, remotes } = moodyRemote();
  state.fine = false;
  const { app, errors } = serve(remotes);
  const { statusCode, body } = await app.inject(path);
  expect(statusCode).toBe(504);
  expect(body).toContain('took too long');
  expect(body).toContain('>Error</h1>');
  expect(errors).toHaveLength(1);
});

it('keeps serving a stale page while its rendering hangs', async () => {
  const { state, remotes } = moodyRemote();
  const { app, clock, errors } = serve(remotes);
  await app.inject('/moody');
  state.fine = false;
  clock.now = FRESH_MS + 1;
  const lost = jest.fn();
  process.once('unhandledRejection', lost);
  for (let visit = 0; visit < 2; visit += 1) {
    const { statusCode, body } = await app.inject('/moody');
    expect([statusCode, body.includes('the moody page')]).toEqual([200, true]);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  expect(errors.length).toBeGreaterThan(0);
  expect(lost).not.toHaveBeenCalled();
  process.off('unhandledRejection', lost);
});
