import type { FastifyInstance } from 'fastify';
import { changesFeed } from './changes/route';
import { LANGUAGES } from '@signpost/language/languages';
import { inLanguage } from '../render/language/in-language';
import { manifest, manifestPath } from './manifest';
import { openSearch, openSearchPath } from './open-search';
import type { Pictures } from './pictures';
import { robots } from './robots';
import { securityTxt, type SecurityContact } from './security-txt';
import { sendDocument, type Document } from './send-document';
import { createSitemap, SITEMAP_PATH } from './sitemap/sitemap';

/** The inputs of the site's documents. */
export interface DocumentsOptions {
  /** The public origin. */
  readonly site: URL;
  /** The base URL of the API. */
  readonly backend: string;
  /** URL of the SVG icon. */
  readonly icon: string;
  readonly pictures: Pictures;
  readonly security: SecurityContact;
}

/** The documents that visitors read, in all languages, by path. */
const translated = ({ site, icon, pictures }: DocumentsOptions): Readonly<Record<string, Document>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      inLanguage(language, () => [
        [manifestPath(), manifest(icon, pictures)],
        [openSearchPath(), openSearch(site, icon)],
      ]),
    ),
  );

/** The `retry-after` of the sitemap while the API is not available. */
const RETRY_AFTER_SECONDS = 120;

/**
 * Registers the routes of the site's machine-readable documents: `/sitemap.xml` and its parts, `/robots.txt`, the web app
 * manifest, the OpenSearch description, the feed of changes and `/.well-known/security.txt`. Documents that do not exist get the site's 404 page.
 */
export const documents = async (app: FastifyInstance, options: DocumentsOptions): Promise<void> => {
  const { site, backend, security } = options;
  const sitemap = createSitemap({ site, backend });
  const fixed: Readonly<Record<string, Document>> = {
    '/robots.txt': robots(site),
    ...translated(options),
  };
  for (const [path, document] of Object.entries(fixed)) {
    app.get(path, (request, reply) => sendDocument(request, reply, document));
  }
  app.get('/.well-known/security.txt', (request, reply) => {
    const document = securityTxt(site, security);
    return document ? sendDocument(request, reply, document) : reply.callNotFound();
  });
  changesFeed(app, { site, backend });
  for (const path of [SITEMAP_PATH, '/sitemaps/:part']) {
    app.get(path, async (request, reply) => {
      const files = await sitemap().catch((error: unknown) => {
        request.log.error({ err: error }, 'the sitemap could not be created');
        return null;
      });
      if (!files) {
        return reply
          .code(503)
          .header('retry-after', RETRY_AFTER_SECONDS)
          .type('text/plain; charset=utf-8')
          .send('The sitemap is not available right now.\n');
      }
      const [pathname = ''] = request.url.split('?');
      const document = files.get(pathname);
      return document ? sendDocument(request, reply, document) : reply.callNotFound();
    });
  }
};
