import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ActiveRemotes } from '@signpost/federation/loading';
import type { RenderEnvironment } from '../render/render-environment';
import { localAddress, splitAddress, TRANSLATED_LANGUAGES } from '@signpost/language/runtime';
import { pageUrl } from '../http/page-url';
import { inLanguage } from '../render/language/in-language';
import { mayEmbed } from './partners';
import { oembed } from './oembed';
import { embedScripts } from './scripts';
import { sendProblem } from '../http/send-problem';
import { widgetData } from './widget-data';

/** The inputs of the endpoints for other sites. */
export interface EmbedOptions {
  readonly site: URL;
  readonly environment: RenderEnvironment;
  /** The folder of verified releases. */
  readonly releases: string;
  /** The origins of the partner sites. */
  readonly partners: readonly string[];
  /** Whether pages on localhost may embed widgets too. */
  readonly localhost: boolean;
  remotes(): ActiveRemotes;
}

const DATA_CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** Timeout for a widget's data. */
const RENDER_TIMEOUT_MS = 15_000;

/**
 * Returns the address of the page whose data an address below `/embed/data` names, in the language of `lang` in its query
 * if the site has that one.
 */
const widgetAddress = ({ pathname, search, searchParams }: URL): string => {
  // Removes the first two segments by position, because the route also matches percent-encoded spellings of them.
  const address = pathname.replace(/^\/[^/]+\/[^/]+/, '') + search;
  const language = TRANSLATED_LANGUAGES.find((one) => one === searchParams.get('lang'));
  return language ? localAddress(splitAddress(address).path, language) : address;
};

/**
 * Registers the routes for widgets in other sites: their scripts, which any site may load, and `/embed/data/<widget's
 * address>`, the loader data of the widget's page, which only partners' pages get.
 */
export const embed = async (app: FastifyInstance, options: EmbedOptions): Promise<void> => {
  const { site, environment, releases, remotes } = options;
  await app.register(fastifyStatic, {
    root: path.resolve(releases),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin').header('vary', 'origin');
  });

  embedScripts(app, { releases, remotes });
  oembed(app, options);

  app.get('/embed/data/*', async (request, reply) => {
    const { origin } = request.headers;
    // Readable by the page that is refused, so that its widget can say why.
    if (origin) reply.header('access-control-allow-origin', origin);
    if (origin && origin !== site.origin && !mayEmbed(options, origin))
      return sendProblem(reply, 403, `${origin} is not a partner of this site`);
    const requested = pageUrl(request.raw.url ?? '/', site);
    const address = requested ? widgetAddress(requested) : '/';
    const input = {
      url: new URL(site.origin + address),
      remotes: remotes(),
      requestId: request.id,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    };
    const { language } = splitAddress(address);
    const result = await inLanguage(language, () => widgetData(input, environment)).catch(
      (error: unknown) => {
        environment.onError(error, request.id);
        return { status: 500, problem: 'Something on our side did not work' };
      },
    );
    reply.code(result.status);
    if ('data' in result) {
      const isCacheable = result.status === 200 && result.complete;
      return reply.header('cache-control', isCacheable ? DATA_CACHE_CONTROL : 'no-store').send(result.data);
    }
    return sendProblem(reply, result.status, result.problem);
  });
};
