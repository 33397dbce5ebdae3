import type { FastifyInstance } from 'fastify';
import { manifest, MANIFEST_PATH } from './manifest';
import type { Pictures } from './pictures';
import { robots } from './robots';
import { securityTxt, type SecurityContact } from './security-txt';
import { sendDocument, type Document } from './send-document';
import { createSitemap, SITEMAP_PATH } from './sitemap/sitemap';

/** What the site's documents are made from. */
export interface DocumentsOptions {
  /** The public origin. */
  readonly site: URL;
  /** Address of the API. */
  readonly backend: string;
  /** URL of the SVG icon. */
  readonly icon: string;
  readonly pictures: Pictures;
  readonly security: SecurityContact;
}

/** Seconds after which a crawler may try again where the API did not answer. */
const RETRY_AFTER = 120;

/**
 * Serves what a site says of itself to machines: `/sitemap.xml` and its parts, `/robots.txt`, the web app manifest and
 * `/.well-known/security.txt`. A path that is none of them is left to the site's own 404.
 */
export const documents = async (
  app: FastifyInstance,
  { site, backend, icon, pictures, security }: DocumentsOptions,
): Promise<void> => {
  const sitemap = createSitemap({ site, backend });
  const fixed: Readonly<Record<string, Document>> = {
    '/robots.txt': robots(site),
    [MANIFEST_PATH]: manifest(icon, pictures),
  };
  for (const [path, document] of Object.entries(fixed)) {
    app.get(path, (request, reply) => sendDocument(request, reply, document));
  }
  app.get('/.well-known/security.txt', (request, reply) => {
    const document = securityTxt(site, security);
    return document ? sendDocument(request, reply, document) : reply.callNotFound();
  });
  for (const path of [SITEMAP_PATH, '/sitemaps/:part']) {
    app.get(path, async (request, reply) => {
      const files = await sitemap().catch((error: unknown) => {
        request.log.error({ err: error }, 'the sitemap could not be made');
        return null;
      });
      if (!files) {
        return reply
          .code(503)
          .header('retry-after', RETRY_AFTER)
          .type('text/plain; charset=utf-8')
          .send('The sitemap is not available right now.\n');
      }
      const [asked = ''] = request.url.split('?');
      const document = files.get(asked);
      return document ? sendDocument(request, reply, document) : reply.callNotFound();
    });
  }
};
