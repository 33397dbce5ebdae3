import { escapeHtml } from '@signpost/shared-ui';
import type { HeadModel, JsonLd } from '@signpost/federation/contract';
import { documentTitle, SITE_NAME } from '../../../app/document-title';
import { oembedUrl } from '../../embed/oembed-url';
import { UNMANAGED } from './document';
import { escapeJson } from './escape';

/** The dimensions and alternative text of the site's own preview image. */
const PREVIEW_IMAGE = {
  width: '1200',
  height: '630',
  alt: 'Signpost: find your way to work or university',
} as const;

const meta = (name: string, content: string, attribute: 'name' | 'property' = 'name') =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

const URL_KEYS = ['url', 'item', 'image', 'logo', '@id'];

const absoluteUrl = (key: string, value: unknown, site: string): unknown => {
  if (typeof value !== 'string' || !value.startsWith('/')) return value;
  // The braces of a template must stay as they are.
  if (key === 'urlTemplate') return `${new URL(site).origin}${value}`;
  return URL_KEYS.includes(key) ? new URL(value, site).href : value;
};

const absoluteUrls = (object: JsonLd, site: string): JsonLd =>
  JSON.parse(JSON.stringify(object, (key, value: unknown) => absoluteUrl(key, value, site))) as JsonLd;

/** Returns the tags of the link preview's image: the page's own, else the site's. */
const pictureTags = (image: string | undefined, site: string, preview: string): string[] => [
  meta('og:image', new URL(image ?? preview, site).href, 'property'),
  ...(image
    ? []
    : Object.entries(PREVIEW_IMAGE).map(([name, value]) => meta(`og:image:${name}`, value, 'property'))),
  meta('twitter:card', 'summary_large_image'),
];

const oembedLink = (canonical: string, title: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembedUrl(canonical))}" title="${escapeHtml(title)}">`;

/**
 * Returns the tags of a head model. `site` is the public origin, `preview` the URL of the image for pages without one.
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
    head.frame ? oembedLink(canonical, title) : '',
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
