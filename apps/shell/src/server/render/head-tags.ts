import type { HeadModel, JsonLd } from '@signpost/federation/contract';
import { documentTitle, SITE_NAME } from '../../routing/document-title';
import { escapeHtml, escapeJson } from './escape';

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

/** The tags of a head model, in the order browsers want them. `site` is the public origin. */
export const headTags = (head: HeadModel, site: string): string => {
  const canonical = new URL(head.canonical, site).href;
  const title = documentTitle(head.title);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', head.description),
    head.robots ? meta('robots', head.robots) : '',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta('og:site_name', SITE_NAME, 'property'),
    meta('og:title', head.title, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:url', canonical, 'property'),
    meta('og:type', 'website', 'property'),
    head.image ? meta('og:image', new URL(head.image, site).href, 'property') : '',
    ...(head.jsonLd ?? []).map(
      (object) =>
        `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...absoluteUrls(object, site) })}</script>`,
    ),
  ].join('');
};
