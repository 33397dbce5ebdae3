import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { LRUCache } from 'lru-cache';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { createAnswerMemory } from '@signpost/api-client/base';
import type { RemoteSet } from '@signpost/federation/loading';
import { createMicroCache } from '../cache/micro-cache';
import type { Config } from '../config';
import { documents } from '../documents/documents';
import { embed } from '../embed/embed';
import { commonHeaders } from '../security/headers';
import { modeOf } from '../render/mode';
import { RELEASES_PATH } from '../render/page-assets';
import type { RenderEnvironment } from '../render/render-page';
import { readShellAssets } from '../render/shell-assets';
import type { Metrics } from './metrics';
import { createPages } from './pages';
import { addRedirects } from './redirects';

/** What the shell's HTTP side needs. */
export interface AppOptions {
  readonly config: Config;
  /** Folder of the shell's browser build. */
  readonly client: string;
  readonly remotes: RemoteSet;
  readonly metrics: Metrics;
}

const YEAR = 31_536_000_000;
const immutable = {
  maxAge: YEAR,
  immutable: true,
  preCompressed: true,
  index: false,
  decorateReply: false,
} as const;

/** Answers of the API kept understood, for each endpoint: some 60 kB each at most. */
const ANSWERS_KEPT = 500;

/** Paths that the API answers. */
const API_PATHS = [
  '/api',
  '/themes',
  '/graphql',
  '/search/1',
  '/search/api',
  '/historic-grades-api',
  '/provider-status',
] as const;

/** The shell's server: pages, its own files, verified releases, and the API behind the same origin. */
export const createApp = async ({
  config,
  client,
  remotes,
  metrics,
}: AppOptions): Promise<FastifyInstance> => {
  const site = new URL(config.SITE_URL ?? `http://localhost:${config.PORT}`);
  const setHeaders = commonHeaders(site.protocol === 'https:');
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: 'x-request-id',
    genReqId: () => crypto.randomUUID(),
    trustProxy: 'loopback',
    http: { maxHeaderSize: 65_536 },
    routerOptions: { ignoreTrailingSlash: false },
    // An address that cannot be decoded reaches no hook, so its error page asks for the headers itself.
    frameworkErrors: (_error, request, reply: FastifyReply) =>
      setHeaders(request, reply, () => void pages(request, reply)),
  });
  const shell = readShellAssets(client);
  const memory = createAnswerMemory(() => new LRUCache<string, object>({ max: ANSWERS_KEPT }));
  const environment: RenderEnvironment = {
    backend: config.BACKEND_URL,
    memory,
    shell,
    productionHost: config.PRODUCTION_HOST,
    identity: config.GIGYA_API_KEY
      ? { kind: 'gigya', apiKey: config.GIGYA_API_KEY, dataCentre: config.GIGYA_DATA_CENTRE }
      : undefined,
    mode: modeOf({ appMode: config.APP_MODE === 'on', backend: config.BACKEND_URL }),
    onReport: (message, detail, requestId) => app.log.warn({ detail, reqId: requestId }, message),
    onError(error, requestId) {
      metrics.renderErrors.inc();
      app.log.error({ err: error, reqId: requestId }, 'rendering failed');
    },
  };
  const shared = {
    site,
    remotes: () => remotes.current(),
    environment,
    partners: config.EMBED_PARTNERS,
  };
  const pages = createPages({
    ...shared,
    metrics,
    cache: config.MICRO_CACHE === 'on' ? createMicroCache() : undefined,
  });

  app.addHook('onRequest', setHeaders);
  addRedirects(app, { backend: config.BACKEND_URL, memory });
  // One line a request, without the query string: it may hold a postcode or a search.
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'answered');
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
  await app.register(fastifyStatic, { root: path.join(client, 'assets'), prefix: '/assets/', ...immutable });
  await app.register(fastifyStatic, {
    root: path.resolve(config.RELEASE_CACHE),
    prefix: `${RELEASES_PATH}/`,
    // Browsers get the client half of a release; the server half is nobody's business.
    allowedPath: (pathname) => /^\/[\w-]+\/[0-9a-f]{12}\/client\/[\w.-]+$/.test(pathname),
    ...immutable,
  });
  for (const prefix of API_PATHS) {
    await app.register(proxy, {
      upstream: config.BACKEND_URL,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        // Pictures are for everyone's pages: the widgets show them in other sites.
        ...(prefix === '/themes' && {
          rewriteHeaders: (headers) => ({ ...headers, 'cross-origin-resource-policy': 'cross-origin' }),
        }),
        // Who asks and where, as the shell knows it: whatever the visitor wrote there is replaced.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-request-id': request.id,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
        }),
        onError: (reply) =>
          void reply.code(503).type('application/problem+json').send({
            type: 'about:blank',
            title: 'Service Unavailable',
            status: 503,
            detail: 'The service behind this address is not available right now.',
          }),
      },
    });
  }

  await app.register(embed, { ...shared, releases: config.RELEASE_CACHE });
  await app.register(documents, {
    site,
    backend: config.BACKEND_URL,
    icon: shell.icon,
    pictures: shell.pictures,
    security: { contact: config.SECURITY_CONTACT, expires: config.SECURITY_EXPIRES },
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const backend = await fetch(new URL('/readyz', config.BACKEND_URL), {
      signal: AbortSignal.timeout(2_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    return reply.code(backend ? 200 : 503).send({
      backend,
      remotes: Object.fromEntries(
        remotes.current().remotes.map(({ name, loaded }) => [name, loaded?.release ?? null]),
      ),
    });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.get('/*', pages);
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? pages(request, reply)
      : reply.code(405).header('allow', 'GET, HEAD').send({ status: 405, title: 'Method Not Allowed' }),
  );
  return app;
};
