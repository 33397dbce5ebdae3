/** One address of a sitemap: its path on this site, and the day its content changed where that is known. */
export interface Address {
  readonly path: string;
  /** `YYYY-MM-DD`. */
  readonly changed?: string | undefined;
}

/** What one file may hold. */
export interface Limits {
  readonly addresses: number;
  readonly bytes: number;
}

/** The protocol's limits (https://www.sitemaps.org/protocol.html). */
export const LIMITS: Limits = { addresses: 50_000, bytes: 52_428_800 };

const MAX_ADDRESS_LENGTH = 2_047;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const START = `${DECLARATION}<urlset ${NAMESPACE}>\n`;
const END = '</urlset>\n';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as XML holds it. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const entry = (tag: 'url' | 'sitemap', location: string, changed?: string): string =>
  `<${tag}><loc>${escapeXml(location)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}</${tag}>\n`;

/** The absolute address of a path, every character of it safe; null for what is no path of this site or too long. */
const locate = (path: string, site: URL): string | null => {
  if (!path.startsWith('/') || !URL.canParse(path, site)) return null;
  const { href, origin } = new URL(path, site);
  return origin === site.origin && href.length <= MAX_ADDRESS_LENGTH ? href : null;
};

/**
 * The files that list these addresses, as many as the limits ask for; none for no addresses. What is no address of this
 * site is left out.
 */
export const addressFiles = (addresses: readonly Address[], site: URL, limits: Limits = LIMITS): string[] => {
  const files: string[][] = [];
  let room = 0;
  for (const { path, changed } of addresses) {
    const location = locate(path, site);
    if (!location) continue;
    const text = entry('url', location, changed);
    // ASCII alone: an address is percent-encoded, so its characters are its bytes.
    room -= text.length;
    const file = files.at(-1);
    if (file && file.length < limits.addresses && room >= 0) file.push(text);
    else {
      files.push([text]);
      room = limits.bytes - START.length - END.length - text.length;
    }
  }
  return files.map((entries) => START + entries.join('') + END);
};

/** The index that lists sitemaps by their paths. */
export const indexFile = (paths: readonly string[], site: URL): string =>
  `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${paths.map((path) => entry('sitemap', new URL(path, site).href)).join('')}</sitemapindex>\n`;
