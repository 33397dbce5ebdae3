import { LANGUAGES } from '@signpost/language/languages';
import { localAddress } from '@signpost/language/runtime';
import { escapeXml } from '../escape-xml';

/** One address of a sitemap: its path on this site, and the day its content last changed if known. */
export interface Address {
  readonly path: string;
  /** `YYYY-MM-DD`. */
  readonly changed?: string | undefined;
}

/** The maximum size of one file. */
export interface Limits {
  readonly addresses: number;
  readonly bytes: number;
}

/** The protocol's limits (https://www.sitemaps.org/protocol.html). */
export const LIMITS: Limits = { addresses: 50_000, bytes: 52_428_800 };

const MAX_ADDRESS_LENGTH = 2_047;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const START = `${DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const END = '</urlset>\n';

const entry = (tag: 'url' | 'sitemap', location: string, changed?: string, links = ''): string =>
  `<${tag}><loc>${escapeXml(location)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}${links}</${tag}>\n`;

/** Returns the absolute, percent-encoded URL of a path; null for a path that is too long or not on this site. */
const absoluteUrl = (path: string, site: URL): string | null => {
  if (!path.startsWith('/') || !URL.canParse(path, site)) return null;
  const { href, origin } = new URL(path, site);
  return origin === site.origin && href.length <= MAX_ADDRESS_LENGTH ? href : null;
};

/** Returns links to a page in every language, its own among them, as search engines ask for. */
const languageLinks = (path: string, site: URL): string =>
  LANGUAGES.map((language) => {
    const { href } = new URL(localAddress(path, language), site);
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`;
  }).join('');

/**
 * Returns sitemap files with these addresses, split by the limits; none for no addresses. Invalid addresses and those of
 * other sites are left out.
 */
export const addressFiles = (addresses: readonly Address[], site: URL, limits: Limits = LIMITS): string[] => {
  const files: string[][] = [];
  let bytesLeft = 0;
  for (const { path, changed } of addresses) {
    const location = absoluteUrl(path, site);
    if (!location) continue;
    const text = entry('url', location, changed, languageLinks(path, site));
    // Addresses are percent-encoded ASCII, so the length in characters is the length in bytes.
    bytesLeft -= text.length;
    const file = files.at(-1);
    if (file && file.length < limits.addresses && bytesLeft >= 0) file.push(text);
    else {
      files.push([text]);
      bytesLeft = limits.bytes - START.length - END.length - text.length;
    }
  }
  return files.map((entries) => START + entries.join('') + END);
};

/** Returns the sitemap index with these paths. */
export const indexFile = (paths: readonly string[], site: URL): string =>
  `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${paths.map((path) => entry('sitemap', new URL(path, site).href)).join('')}</sitemapindex>\n`;
