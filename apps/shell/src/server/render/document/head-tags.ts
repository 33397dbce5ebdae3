import { LANGUAGES } from '@signpost/language/languages';
import { localAddress, SOURCE_LANGUAGE } from '@signpost/language/runtime';
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

/** Names of the languages in link previews. */
const OPEN_GRAPH_LOCALES: Readonly<Record<string, string>> = { 'en-GB': 'en_GB', cy: 'cy_GB' };

const meta = (name: string, content: string, attribute: 'name' | 'property' = 'name') =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

/** What the tags of a page depend on besides its head model. */
interface HeadOptions {
  /** The public origin. */
  readonly site: string;
  /** The URL of the image for pages without one. */
  readonly preview: string;
  /** BCP 47 tag of the page's language. */
  readonly language: string;
}

const PAGE_KEYS = ['url', 'item', '@id'];
const FILE_KEYS = ['image', 'logo'];

const absoluteUrl = (key: string, value: unknown, { site, language }: HeadOptions): unknown => {
  if (typeof value !== 'string' || !value.startsWith('/')) return value;
  // The braces of a template must stay as they are.
  if (key === 'urlTemplate') return `${new URL(site).origin}${localAddress(value, language)}`;
  if (PAGE_KEYS.includes(key)) return new URL(localAddress(value, language), site).href;
  return FILE_KEYS.includes(key) ? new URL(value, site).href : value;
};

const absoluteUrls = (object: JsonLd, options: HeadOptions): JsonLd =>
  JSON.parse(JSON.stringify(object, (key, value: unknown) => absoluteUrl(key, value, options))) as JsonLd;

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

/** The links to a page in each language; for pages that search engines may list. */
const alternateLinks = ({ canonical, robots }: HeadModel, site: string): string[] => {
  if (robots) return [];
  const link = (hreflang: string, language: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(new URL(localAddress(canonical, language), site).href)}">`;
  return [...LANGUAGES.map((language) => link(language, language)), link('x-default', SOURCE_LANGUAGE)];
};

/** Returns the tags of a head model, whose addresses are without a language. */
export const headTags = (head: HeadModel, options: HeadOptions): string => {
  const { site, preview, language } = options;
  const canonical = new URL(localAddress(head.canonical, language), site).href;
  const title = documentTitle(head.title);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', head.description),
    head.robots ? meta('robots', head.robots) : '',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternateLinks(head, site),
    head.shortlink ? `<link rel="shortlink" href="${escapeHtml(new URL(head.shortlink, site).href)}">` : '',
    head.frame ? oembedLink(canonical, title) : '',
    meta('og:site_name', SITE_NAME, 'property'),
    meta('og:title', head.title, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:url', canonical, 'property'),
    meta('og:type', 'website', 'property'),
    meta('og:locale', OPEN_GRAPH_LOCALES[language] ?? '', 'property'),
    ...pictureTags(head.image, site, preview),
    ...(head.jsonLd ?? []).map(
      (object) =>
        `<script type="application/ld+json" ${UNMANAGED}>${escapeJson({ '@context': 'https://schema.org', ...absoluteUrls(object, options) })}</script>`,
    ),
  ].join('');
};
