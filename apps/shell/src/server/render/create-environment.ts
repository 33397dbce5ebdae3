import type { FastifyBaseLogger } from 'fastify';
import type { ResponseCache } from '@signpost/api-client/response-cache';
import type { Config } from '../config';
import type { ErrorRecorder } from '../errors/error-recorder';
import type { Metrics } from '../http/metrics';
import { algoliaOf } from '../search/algolia';
import type { Telemetry } from '../telemetry/tracing';
import { siteSettingsOf } from './site-settings';
import type { RenderEnvironment } from './render-environment';
import { serviceBreaker } from './failures/service-breaker';

interface EnvironmentOptions {
  readonly config: Config;
  readonly shell: RenderEnvironment['shell'];
  readonly responseCache: ResponseCache;
  readonly metrics: Pick<Metrics, 'renderErrors'>;
  readonly telemetry: Telemetry | undefined;
  readonly recorder: Pick<ErrorRecorder, 'failed' | 'logged'>;
  readonly log: FastifyBaseLogger;
}

/** What rendering needs of this process: settings, the shell's assets, and where calls and errors go. */
export const createEnvironment = ({
  config,
  shell,
  responseCache,
  metrics,
  telemetry,
  recorder,
  log,
}: EnvironmentOptions): RenderEnvironment => ({
  backend: config.BACKEND_URL,
  ask: serviceBreaker(telemetry?.tracing.fetch ?? fetch),
  responseCache,
  shell,
  productionHost: config.PRODUCTION_HOST,
  algolia: algoliaOf(config),
  identity: config.GIGYA_API_KEY
    ? { kind: 'gigya', apiKey: config.GIGYA_API_KEY, dataCentre: config.GIGYA_DATA_CENTRE }
    : undefined,
  loginRequired: config.LOGIN_REQUIRED,
  offline: config.OFFLINE_PAGES === 'on',
  xray: config.XRAY === 'on',
  tracing: telemetry?.tracing,
  siteSettings: siteSettingsOf({
    appMode: config.APP_MODE === 'on',
    backend: config.BACKEND_URL,
    onError: (error) => log.error(error, 'the settings could not be read'),
  }),
  onReport: (message, detail, requestId) => log.warn({ detail, reqId: requestId }, message),
  onError(error, requestId) {
    metrics.renderErrors.inc();
    recorder.logged(error, { reqId: requestId }, 'rendering failed');
  },
  onFailure: recorder.failed,
});
