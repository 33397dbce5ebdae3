import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ActiveRemotes } from '@signpost/federation/loading';
import type { RenderEnvironment } from '../render/render-environment';
import { pageUrl } from '../http/page-url';
import { corsHeaders } from './partners';
import { widgetData } from './widget-data';

/** What other sites are served from. */
export interface EmbedOptions {
  readonly site: URL;
  readonly environment: RenderEnvironment;
  /** Folder of verified releases. */
  readonly releases: string;
  /** Origins of the sites that may embed. */
  readonly partners: readonly string[];
  remotes(): ActiveRemotes;
}

/** Seconds for which a script of a stable address is good: how soon every host has a new release. */
const SCRIPT_KEPT = 300;
const DATA_KEPT = 'public, max-age=60, stale-while-revalidate=600';

/** Longest wait for a widget's data, in milliseconds. */
const RENDER_TIMEOUT_MS = 15_000;

/** The files of running releases that are for other sites, by the end of their address: `client/embed.widgets.js`. */
const fileOf = ({ remotes }: ActiveRemotes, name: string): string | undefined =>
  remotes
    .flatMap(({ loaded }) => loaded ?? [])
    .filter(({ manifest }) => `client/embed.${name}` in manifest.files)
    .map((loaded) => `${loaded.name}/${loaded.release}/client/embed.${name}`)[0];

/**
 * Serves what widgets in other sites need: `/embed/<file>`, scripts of the live release under an address that stays, and
 * `/embed/data/<widget's address>`, what the widget's page is made from. Only partners' pages may read the answers.
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
    return reply.header('cache-control', `public, max-age=${SCRIPT_KEPT}`).sendFile(file);
  });

  app.get('/embed/data/*', async (request, reply) => {
    const asked = pageUrl(request.raw.url ?? '/', site);
    // Without the first two segments, however they are encoded: the route matches any spelling of them.
    const address = asked ? asked.pathname.replace(/^\/[^/]+\/[^/]+/, '') + asked.search : '/';
    const input = {
      url: new URL(site.origin + address),
      remotes: remotes(),
      requestId: request.id,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    };
    const answer = await widgetData(input, environment).catch((error: unknown) => {
      environment.onError(error, request.id);
      return { status: 500, problem: 'Something on our side did not work' };
    });
    reply.code(answer.status);
    if ('data' in answer) {
      const isKept = answer.status === 200 && answer.complete;
      return reply.header('cache-control', isKept ? DATA_KEPT : 'no-store').send(answer.data);
    }
    const { status, problem } = answer;
    return reply
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .send({ type: 'about:blank', title: problem, status, detail: problem });
  });
};
