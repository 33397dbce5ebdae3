import { z } from 'zod';
import { SITE } from '../product/product';
import { UNFINISHED } from './rendered';
import type { ServedPage } from './served-page';

/** Longest description that link previews and search engines show, with some room. */
const LONGEST_DESCRIPTION = 320;

const typed = z.object({ '@type': z.string().min(1) });
const schemaOrg = typed.extend({ '@context': z.literal('https://schema.org') });

const isSchemaOrg = (text: string): boolean => {
  try {
    return schemaOrg.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

const canonicalProblems = ({ canonicals: [canonical = '', ...more], preview }: ServedPage): string[] => {
  if (more.length > 0) return ['there is more than one canonical address'];
  if (!canonical.startsWith(`${SITE}/`)) return [`the canonical address "${canonical}" is not of this site`];
  if (canonical.includes('#')) return [`the canonical address ${canonical} names a part of a page`];
  return preview['og:url'] === canonical ? [] : [`og:url is not the canonical address ${canonical}`];
};

/** What is wrong with the head of a page, as browsers, search engines and hosts of links read it. */
export const validHead = (page: ServedPage): readonly string[] => {
  const { title, description, robots, preview, jsonLd, language } = page;
  const length = description?.trim().length ?? 0;
  return [
    ...(language ? [] : ['the page says no language']),
    ...(title.trim() ? [] : ['there is no title']),
    ...(UNFINISHED.test(`${title} ${description ?? ''}`) ? [`"${title}" is not finished`] : []),
    ...(length > 0 ? [] : ['there is no description']),
    ...(length > LONGEST_DESCRIPTION ? [`the description is ${length} characters long`] : []),
    ...(robots === null || robots.includes('noindex') ? [] : [`robots says "${robots}"`]),
    ...(preview['og:title'] ? [] : ['there is no og:title']),
    ...canonicalProblems(page),
    ...jsonLd
      .filter((text) => !isSchemaOrg(text))
      .map((text) => `JSON-LD is not valid: ${text.slice(0, 80)}`),
  ];
};
