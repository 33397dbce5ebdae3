import { z } from 'zod';
import { MISSING_VALUE } from './rendered';
import type { ServedPage } from './served-page';

/** Longest description that link previews and search engines show, with some margin. */
const MAX_DESCRIPTION_LENGTH = 320;

const typed = z.object({ '@type': z.string().min(1) });
const schemaOrg = typed.extend({ '@context': z.literal('https://schema.org') });

const isSchemaOrg = (text: string): boolean => {
  try {
    return schemaOrg.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

const canonicalProblems = (
  { canonicals: [canonical = '', ...more], preview }: ServedPage,
  site: string,
): string[] => {
  if (more.length > 0) return ['there is more than one canonical address'];
  if (!canonical.startsWith(`${site}/`)) return [`the canonical address "${canonical}" is not on this site`];
  if (canonical.includes('#')) return [`the canonical address ${canonical} has a fragment`];
  return preview['og:url'] === canonical ? [] : [`og:url is not the canonical address ${canonical}`];
};

/** Problems of a page's head, as browsers, search engines and link previews read it. `site` is the site's origin. */
export const headProblems = (page: ServedPage, site: string): readonly string[] => {
  const { title, description, robots, preview, jsonLd, language } = page;
  const length = description?.trim().length ?? 0;
  return [
    ...(language ? [] : ['the page has no language']),
    ...(title.trim() ? [] : ['there is no title']),
    ...(MISSING_VALUE.test(`${title} ${description ?? ''}`) ? [`"${title}" is not finished`] : []),
    ...(length > 0 ? [] : ['there is no description']),
    ...(length > MAX_DESCRIPTION_LENGTH ? [`the description is ${length} characters long`] : []),
    ...(robots === null || robots.includes('noindex') ? [] : [`robots says "${robots}"`]),
    ...(preview['og:title'] ? [] : ['there is no og:title']),
    ...canonicalProblems(page, site),
    ...jsonLd
      .filter((text) => !isSchemaOrg(text))
      .map((text) => `JSON-LD is not valid: ${text.slice(0, 80)}`),
  ];
};
