import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { documentTitle, SITE_NAME } from '../../app/document-title';
import { localAddress, splitAddress } from '@signpost/language/runtime';
import { escapeHtml } from '@signpost/shared-ui';
import type { RenderEnvironment } from '../render/render-environment';
import { inLanguage } from '../render/language/in-language';
import { pageOfContext } from '../render/page-of-context';
import { OEMBED_PATH } from './oembed-url';
import { queryPage } from './query-page';
import { sendProblem } from '../http/send-problem';

/** The inputs of the oEmbed endpoint. */
interface OembedOptions {
  /** The public origin. */
  readonly site: URL;
  readonly environment: RenderEnvironment;
  remotes(): ActiveRemotes;
}

/** Size of a frame in pixels, when the other site asks for no smaller one. */
const WIDTH = 720;
const HEIGHT = 640;

const CACHE_SECONDS = 86_400;

/** Milliseconds that the page's loaders may take. */
const TIMEOUT_MS = 15_000;

const pixels = z.coerce.number().int().positive();
const query = z.object({
  url: z.url(),
  format: z.string().default('json'),
  maxwidth: pixels.default(WIDTH),
  maxheight: pixels.default(HEIGHT),
});

type Query = z.infer<typeof query>;

/** Returns the answer for a page that has a form for frames, in the language of its address; undefined for others. */
const describeFrame = async (
  data: Query,
  { site, environment, remotes }: OembedOptions,
  requestId: string,
) => {
  const url = new URL(data.url);
  if (url.origin !== site.origin) return undefined;
  const { language, path } = splitAddress(url.pathname + url.search);
  return inLanguage(language, async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const queried = await queryPage({ url, remotes: remotes(), requestId, signal }, environment);
    const head = queried && pageOfContext(queried.context, new URL(path, site)).head;
    if (!head?.frame) return undefined;
    const title = documentTitle(head.title);
    const width = Math.min(data.maxwidth, WIDTH);
    const height = Math.min(data.maxheight, HEIGHT);
    const frame = escapeHtml(new URL(localAddress(head.frame), site).href);
    return {
      version: '1.0',
      type: 'rich',
      title,
      provider_name: SITE_NAME,
      provider_url: site.origin,
      cache_age: CACHE_SECONDS,
      width,
      height,
      html: `<iframe src="${frame}" title="${escapeHtml(title)}" lang="${language}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`,
    };
  });
};

/**
 * Registers the oEmbed endpoint (https://oembed.com): for the address of a page that has a form for frames, the frame's
 * HTML as JSON. Answers 404 for other addresses, 400 for an invalid question, 501 for formats other than JSON.
 */
export const oembed = (app: FastifyInstance, options: OembedOptions): void => {
  app.get(OEMBED_PATH, async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    const { success, data } = query.safeParse(request.query);
    if (!success) return sendProblem(reply, 400, 'url must be an address; maxwidth and maxheight, numbers');
    if (data.format !== 'json') return sendProblem(reply, 501, 'The only format is json');
    const described = await describeFrame(data, options, request.id);
    if (!described) return sendProblem(reply, 404, 'No page that other sites can show is at this address');
    return reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`).send(described);
  });
};
