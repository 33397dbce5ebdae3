import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { RemoteSet } from '@signpost/federation/loading';
import type { ParsedRegistry } from '@signpost/federation/registry';
import { createAnswerCache } from '../cache/answer-cache';
import { createMicroCache } from '../cache/micro-cache';
import type { Config } from '../config';
import { documents } from '../documents/documents';
import { embed } from '../embed/embed';
import { asksPayload, createPayloads } from '../prerender/payloads';
import { commonHeaders } from '../security/headers';
import { modeOf } from '../render/mode';
import { openReleases } from '../releases';
import type { CanaryCounts } from '../releases/canary-events';
import { ejectDisabled } from '../releases/eject-disabled';
import { failureReports } from '../releases/failure-reports';
import { BANNER_STYLE, BANNER_STYLE_PATH } from '../releases/preview-banner';
import { RELEASES_PATH } from '../render/page-assets';
import type { RenderEnvironment } from '../render/render-environment';
import { algoliaOf } from '../search/algolia';
import { serviceBreaker } from '../render/service-breaker';
import { readShellAssets } from '../render/shell-assets';
import type { RemoteJournal } from '../status/remote-journal';
import { readDataReport } from '../status/data-report';
import { status } from '../status/routes';
import type { Telemetry } from '../telemetry/tracing';
import type { DisabledReleases } from '../workers';
import { apiProxy } from './api-proxy';
import { ARRIVAL, requestIdOf, serverLimits, type ArrivalLimits } from './limits';
import type { Metrics } from './metrics';
import { createPages } from './pages';
import { addReadiness } from './readiness';
import { addRedirects } from './redirects';

/** What the shell's HTTP side needs. */
export interface AppOptions {
  readonly config: Config;
  /** Folder of the shell's browser build. */
  readonly client: string;
  readonly remotes: RemoteSet;
  readonly metrics: Metrics;
  /** Where canaries are counted and judged. */
  readonly canaries: CanaryCounts;
  /** What happened to the remotes, for operators. */
  readonly journal: RemoteJournal;
  /** Releases that are not run any more. */
  readonly disabled: Pick<DisabledReleases, 'list' | 'onAdded'>;
  /** Reads the registry anew; rejects when it cannot be read. */
  registry(): Promise<ParsedRegistry>;
  /** The way out for traces and metrics, when there is one. It is closed with the server. */
  readonly telemetry?: Telemetry | undefined;
  /** How long requests may take to arrive. */
  readonly limits?: ArrivalLimits;
}

const YEAR = 31_536_000_000;
const IMMUTABLE_CACHE_CONTROL = {
  maxAge: YEAR,
  immutable: true,
  preCompressed: true,
  index: false,
  decorateReply: false,
} as const;

/** The shell's server: pages, its own files, verified releases, and the API behind the same origin. */
export const createApp = async ({
  config,
  client,
  remotes,
  metrics,
  canaries,
  journal,
  disabled,
  registry,
  telemetry,
  limits = ARRIVAL,
}: AppOptions): Promise<FastifyInstance> => {
  const site = new URL(config.SITE_URL ?? `http://localhost:${config.PORT}`);
  const setHeaders = commonHeaders(site.protocol === 'https:');
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: config.TRUSTED_PROXIES,
    ...serverLimits(limits),
    routerOptions: { ignoreTrailingSlash: false },
    // An address that cannot be decoded reaches no hook, so its error page asks for the headers itself.
    frameworkErrors: (_error, request, reply: FastifyReply) =>
      setHeaders(request, reply, () => void pages(request, reply)),
  });
  const shell = readShellAssets(client);
  const memory = createAnswerCache();
  const environment: RenderEnvironment = {
    backend: config.BACKEND_URL,
    ask: serviceBreaker(telemetry?.tracing.fetch ?? fetch),
    memory,
    shell,
    productionHost: config.PRODUCTION_HOST,
    algolia: algoliaOf(config),
    identity: config.GIGYA_API_KEY
      ? { kind: 'gigya', apiKey: config.GIGYA_API_KEY, dataCentre: config.GIGYA_DATA_CENTRE }
      : undefined,
    loginRequired: config.LOGIN_REQUIRED === 'on',
    xray: config.XRAY === 'on',
    tracing: telemetry?.tracing,
    mode: modeOf({ appMode: config.APP_MODE === 'on', backend: config.BACKEND_URL }),
    onReport: (message, detail, requestId) => app.log.warn({ detail, reqId: requestId }, message),
    onError(error, requestId) {
      metrics.renderErrors.inc();
      app.log.error({ err: error, reqId: requestId }, 'rendering failed');
    },
  };
  const releases = openReleases({ remotes, keys: config.REGISTRY_KEYS, site, canaries });
  disabled.onAdded(ejectDisabled(releases.canaryReports, remotes));
  const shared = {
    site,
    remotes: () => remotes.current(),
    environment,
    partners: config.EMBED_PARTNERS,
  };
  const pages = createPages({
    ...shared,
    ...releases,
    metrics,
    meter: telemetry?.meter,
    cache: config.MICRO_CACHE === 'on' ? createMicroCache() : undefined,
  });

  const payloads = createPayloads({
    ...shared,
    resolveReleases: releases.resolveReleases,
    keep: config.MICRO_CACHE === 'on',
  });

  app.addHook('onRequest', setHeaders);
  app.addHook('onClose', async () => telemetry?.close());
  addRedirects(app, { site, backend: config.BACKEND_URL, memory });
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
  await app.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    ...IMMUTABLE_CACHE_CONTROL,
  });
  await app.register(fastifyStatic, {
    root: path.resolve(config.RELEASE_CACHE),
    prefix: `${RELEASES_PATH}/`,
    // Browsers get the client half of a release; the server half is not public.
    allowedPath: (pathname) => /^\/[\w-]+\/[0-9a-f]{12}\/client\/[\w.-]+$/.test(pathname),
    ...IMMUTABLE_CACHE_CONTROL,
  });
  await app.register(apiProxy, { backend: config.BACKEND_URL, callsAMinute: config.API_CALLS_A_MINUTE });
  await app.register(failureReports, { site, remotes, canaryReports: releases.canaryReports, metrics });
  await app.register(embed, { ...shared, releases: config.RELEASE_CACHE });
  await app.register(documents, {
    site,
    backend: config.BACKEND_URL,
    icon: shell.icon,
    pictures: shell.pictures,
    security: { contact: config.SECURITY_CONTACT, expires: config.SECURITY_EXPIRES },
  });
  const backendReady = () =>
    fetch(new URL('/readyz', config.BACKEND_URL), { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  await app.register(status, {
    token: config.OPERATOR_TOKEN,
    site,
    shell,
    prometheus: metrics.registry,
    remotes,
    journal,
    disabled: disabled.list,
    canaryReports: releases.canaryReports,
    registry,
    backend: backendReady,
    dataReport: () => readDataReport(config.BACKEND_URL),
  });
  app.get(BANNER_STYLE_PATH, (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=300').send(BANNER_STYLE),
  );
  app.get('/healthz', () => ({ status: 'ok' }));
  addReadiness(app, { backend: backendReady, remotes, canaryReports: releases.canaryReports });
  app.get('/*', (request, reply) => (asksPayload(request) ? payloads : pages)(request, reply));
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? pages(request, reply)
      : reply.code(405).header('allow', 'GET, HEAD').send({ status: 405, title: 'Method Not Allowed' }),
  );
  return app;
};
