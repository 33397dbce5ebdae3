import { serveTestLanguage } from '@signpost/language/runtime';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { RemoteSet } from '@signpost/federation/loading';
import type { ParsedRegistry } from '@signpost/federation/registry';
import { createResponseCache } from '../cache/response-cache';
import { createMicroCache } from '../cache/micro-cache';
import type { Config } from '../config';
import { documents } from '../documents/documents';
import { offline } from '../documents/offline/offline';
import { embed } from '../embed/embed';
import type { ErrorCounts } from '../errors/error-events';
import { createErrorRecorder } from '../errors/error-recorder';
import { errorReports } from '../errors/error-reports';
import { asksPayload, createPayloads } from '../prerender/payloads';
import { commonHeaders } from '../security/headers';
import { createFeedbackClient } from '../feedback/feedback-client';
import { feedbackRoute } from '../feedback/feedback-route';
import { openReleases } from '../releases';
import type { CanaryCounts } from '../releases/canary-events';
import { ejectDisabled } from '../releases/eject-disabled';
import { failureReports } from '../releases/failure-reports';
import { BANNER_STYLE, BANNER_STYLE_PATH } from '../releases/preview-banner';
import { createEnvironment } from '../render/create-environment';
import { readShellAssets } from '../render/document/shell-assets';
import type { RemoteJournal } from '../status/remote-journal';
import { readDataReport } from '../status/data-report';
import { status } from '../status/routes';
import type { Telemetry } from '../telemetry/tracing';
import { webVitals } from '../telemetry/web-vitals';
import type { DisabledReleases } from '../workers';
import { apiProxy } from './api-proxy';
import { logRequests } from './log-requests';
import { serveFiles } from './files';
import { ARRIVAL, requestIdOf, serverLimits, type ArrivalLimits } from './limits';
import type { Metrics } from './metrics';
import { createPages } from './pages';
import { addReadiness } from './readiness';
import { addOtherSites } from './other-sites';

/** Dependencies of the shell's HTTP server. */
export interface AppOptions {
  readonly config: Config;
  /** Folder of the shell's browser build. */
  readonly client: string;
  readonly remotes: RemoteSet;
  readonly metrics: Metrics;
  /** Counts and judges canaries. */
  readonly canaries: CanaryCounts;
  /** Counts the errors of releases. */
  readonly errors: ErrorCounts;
  /** Recent events of remotes, for operators. */
  readonly journal: RemoteJournal;
  /** Releases that do not run any more. */
  readonly disabled: Pick<DisabledReleases, 'list' | 'onAdded'>;
  /** Reads the current registry; rejects when it cannot be read. */
  registry(): Promise<ParsedRegistry>;
  /** The exporter of traces and metrics, if configured. It is closed with the server. */
  readonly telemetry?: Telemetry | undefined;
  /** Limits on the time in which requests must arrive. */
  readonly limits?: ArrivalLimits;
}

const BACKEND_READINESS_TIMEOUT_MS = 2_000;

/** Reports whether the backend is ready, within two seconds. */
const readinessOf = (backend: string) => () =>
  fetch(new URL('/readyz', backend), { signal: AbortSignal.timeout(BACKEND_READINESS_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Returns the public address of the site. */
const siteOf = ({ SITE_URL, PORT }: Config): URL => new URL(SITE_URL ?? `http://localhost:${PORT}`);

/** Creates the handlers of pages, with the releases and the render environment that they share. */
const createPageHandlers = (app: FastifyInstance, options: AppOptions) => {
  const { config, client, remotes, metrics, canaries, errors, disabled, telemetry } = options;
  const site = siteOf(config);
  const shell = readShellAssets(client);
  const responseCache = createResponseCache();
  const { sources } = remotes;
  const recorder = createErrorRecorder({ sources, errors, metrics, telemetry, log: app.log });
  const parts = { config, shell, responseCache, metrics, telemetry, recorder, log: app.log };
  const environment = createEnvironment(parts);
  const releases = openReleases({ remotes, site, canaries });
  disabled.onAdded(ejectDisabled(releases.canaryReports, remotes));
  disabled.onAdded(recorder.crashed);
  const shared = {
    site,
    remotes: () => remotes.current(),
    environment,
    partners: config.EMBED_PARTNERS,
    localhost: config.EMBED_FROM_LOCALHOST === 'on',
  };
  const isCached = config.MICRO_CACHE === 'on';
  const pages = createPages({
    ...shared,
    ...releases,
    metrics,
    meter: telemetry?.meter,
    cache: isCached ? createMicroCache() : undefined,
  });
  const payloads = createPayloads({ ...shared, resolveReleases: releases.resolveReleases, keep: isCached });
  return { shell, shared, ...releases, recorder, pages, payloads };
};

/** Registers everything besides pages: the API, reports of failures, embedding, documents, health and status. */
const registerServices = async (
  app: FastifyInstance,
  options: AppOptions,
  { shell, shared, canaryReports, resolveReleases, recorder }: ReturnType<typeof createPageHandlers>,
): Promise<void> => {
  const { config, client, remotes, metrics, journal, errors, disabled, registry, telemetry } = options;
  const { site } = shared;
  const backend = readinessOf(config.BACKEND_URL);
  await app.register(apiProxy, { backend: config.BACKEND_URL, callsAMinute: config.API_CALLS_A_MINUTE });
  const feedback = createFeedbackClient(config.BACKEND_URL);
  await app.register(feedbackRoute, { site, resolveReleases, store: feedback.store });
  await app.register(failureReports, { site, remotes, canaryReports, metrics });
  await app.register(errorReports, { site, recorder });
  await app.register(webVitals, { site, sources: remotes.sources, metrics, meter: telemetry?.meter });
  await app.register(embed, { ...shared, releases: config.RELEASE_CACHE });
  await app.register(documents, {
    site,
    backend: config.BACKEND_URL,
    icon: shell.icon,
    pictures: shell.pictures,
    security: { contact: config.SECURITY_CONTACT, expires: config.SECURITY_EXPIRES },
  });
  await app.register(offline, {
    isOn: config.OFFLINE_PAGES === 'on',
    client,
    shell,
    remotes,
    disabled: disabled.list,
    registry,
  });
  await app.register(status, {
    token: config.OPERATOR_TOKEN,
    site,
    shell,
    prometheus: metrics.registry,
    remotes,
    journal,
    disabled: disabled.list,
    errors: errors.groups,
    canaryReports,
    registry,
    backend,
    dataReport: () => readDataReport(config.BACKEND_URL),
    feedback: feedback.read,
  });
  app.get(BANNER_STYLE_PATH, (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=300').send(BANNER_STYLE),
  );
  app.get('/healthz', () => ({ status: 'ok' }));
  addReadiness(app, { backend, remotes, canaryReports });
};

/** The shell's server: pages, its own files, verified releases, and the API behind the same origin. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, client, telemetry, limits = ARRIVAL } = options;
  const site = siteOf(config);
  if (config.TEST_LANGUAGE === 'on') serveTestLanguage();
  const setHeaders = commonHeaders(site.protocol === 'https:');
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: config.TRUSTED_PROXIES,
    ...serverLimits(limits),
    routerOptions: { ignoreTrailingSlash: false },
    // Hooks do not run for a URL that cannot be decoded, so its error page sets the headers here.
    frameworkErrors: (_error, request, reply: FastifyReply) =>
      setHeaders(request, reply, () => void handlers.pages(request, reply)),
  });
  const handlers = createPageHandlers(app, options);
  const { pages, payloads, shared } = handlers;
  app.addHook('onRequest', setHeaders);
  app.addHook('onClose', async () => telemetry?.close());
  addOtherSites(app, {
    site,
    addresses: async () => (await shared.environment.siteSettings()).addresses,
  });
  logRequests(app);
  await serveFiles(app, client, config.RELEASE_CACHE);
  await registerServices(app, options, handlers);
  app.get('/*', (request, reply) => (asksPayload(request) ? payloads : pages)(request, reply));
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? pages(request, reply)
      : reply.code(405).header('allow', 'GET, HEAD').send({ status: 405, title: 'Method Not Allowed' }),
  );
  return app;
};
