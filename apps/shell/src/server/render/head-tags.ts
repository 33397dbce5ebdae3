import type { HeadModel, JsonLd } from '@signpost/federation/contract';
import { documentTitle, SITE_NAME } from '../../app/document-title';
import { UNMANAGED } from './document';
import { escapeHtml, escapeJson } from './escape';

/** The size of the site's own preview picture, and what it shows. */
const PREVIEW = {
  width: '1200',
  height: '630',
  alt: 'Signpost: find your way to work or university',
} as const;

const meta = (name: string, content: string, attribute: 'name' | 'property' = 'name') =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

const absoluteUrls = (object: JsonLd, site: string): JsonLd =>
  JSON.parse(
    JSON.stringify(object, (key, value: unknown) =>
      ['url', 'item', 'image', 'logo', '@id'].includes(key) &&
      typeof value === 'string' &&
      value.startsWith('/')
        ? new URL(value, site).href
        : value,
    ),
  ) as JsonLd;

/** What a link preview shows: the page's own picture, else the site's. */
const pictureTags = (image: string | undefined, site: string, preview: string): string[] => [
  meta('og:image', new URL(image ?? preview, site).href, 'property'),
  ...(image
    ? []
    : Object.entries(PREVIEW).map(([name, value]) => meta(`og:image:${name}`, value, 'property'))),
  meta('twitter:card', 'summary_large_image'),
];

/**
 * The tags of a head model, in the order browsers want them. `site` is the public origin, `preview` the picture of pages
 * that have none.
 */
export const headTags = (head: HeadModel, site: string, preview: string): string => {
  const canonical = new URL(head.canonical, site).href;
  const title = documentTitle(head.title);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', head.description),
    head.robots ? meta('robots', head.robots) : '',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    head.shortlink ? `<link rel="shortlink" href="${escapeHtml(new URL(head.shortlink, site).href)}">` : '',
    meta('og:site_name', SITE_NAME, 'property'),
    meta('og:title', head.title, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:url', canonical, 'property'),
    meta('og:type', 'website', 'property'),
    meta('og:locale', 'en_GB', 'property'),
    ...pictureTags(head.image, site, preview),
    ...(head.jsonLd ?? []).map(
      (object) =>
        `<script type="application/ld+json" ${UNMANAGED}>${escapeJson({ '@context': 'https://schema.org', ...absoluteUrls(object, site) })}</script>`,
    ),
  ].join('');
};
