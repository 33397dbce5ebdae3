import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ActiveRemotes } from '@signpost/federation/loading';
import type { RenderEnvironment } from '../render/render-environment';
import { pageUrl } from '../http/page-url';
import { corsHeaders } from './partners';
import { widgetData } from './widget-data';

/** The inputs of the endpoints for other sites. */
export interface EmbedOptions {
  readonly site: URL;
  readonly environment: RenderEnvironment;
  /** The folder of verified releases. */
  readonly releases: string;
  /** The origins of the partner sites. */
  readonly partners: readonly string[];
  remotes(): ActiveRemotes;
}

/** `max-age` of scripts with a stable URL, after which every host gets a new release. */
const SCRIPT_MAX_AGE_SECONDS = 300;
const DATA_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** Timeout for a widget's data. */
const RENDER_TIMEOUT_MS = 15_000;

/** Returns the path of a live release's script for other sites, such as `<remote>/<release>/client/embed.widgets.js`. */
const fileOf = ({ remotes }: ActiveRemotes, name: string): string | undefined =>
  remotes
    .flatMap(({ loaded }) => loaded ?? [])
    .filter(({ manifest }) => `client/embed.${name}` in manifest.files)
    .map((loaded) => `${loaded.name}/${loaded.release}/client/embed.${name}`)[0];

/**
 * Registers the routes for widgets in other sites: `/embed/<file>`, the live release's scripts under a stable URL, and
 * `/embed/data/<widget's address>`, the loader data of the widget's page. CORS allows only partners' pages to read them.
 */
export const embed = async (app: FastifyInstance, options: EmbedOptions): Promise<void> => {
  const { site, environment, releases, partners, remotes } = options;
  await app.register(fastifyStatic, {
    root: path.resolve(releases),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .headers(corsHeaders(partners, request.headers.origin));
  });

  app.get<{ Params: { file: string } }>('/embed/:file', (request, reply) => {
    const file = fileOf(remotes(), request.params.file);
    if (!file) return reply.callNotFound();
    return reply.header('cache-control', `public, max-age=${SCRIPT_MAX_AGE_SECONDS}`).sendFile(file);
  });

  app.get('/embed/data/*', async (request, reply) => {
    const requested = pageUrl(request.raw.url ?? '/', site);
    // Removes the first two segments by position, because the route also matches percent-encoded spellings of them.
    const address = requested ? requested.pathname.replace(/^\/[^/]+\/[^/]+/, '') + requested.search : '/';
    const input = {
      url: new URL(site.origin + address),
      remotes: remotes(),
      requestId: request.id,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    };
    const result = await widgetData(input, environment).catch((error: unknown) => {
      environment.onError(error, request.id);
      return { status: 500, problem: 'Something on our side did not work' };
    });
    reply.code(result.status);
    if ('data' in result) {
      const isCacheable = result.status === 200 && result.complete;
      return reply.header('cache-control', isCacheable ? DATA_CACHE_CONTROL : 'no-store').send(result.data);
    }
    const { status, problem } = result;
    return reply
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .send({ type: 'about:blank', title: problem, status, detail: problem });
  });
};
