import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localAddress, splitAddress } from '@signpost/language/runtime';
import { matchPath, matchRoutes } from 'react-router-dom';
import type { SiteAddresses } from '@signpost/api-client/base';
import { BETA_COOKIE, courseOnSearchSite, courseSearchUrl } from '@signpost/api-client/courses';
import { ACCOUNT, FORGOTTEN, REGISTER, SIGN_IN } from '../../pages/account/addresses';
import { pageUrl } from './page-url';

const COURSE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_TERM_LENGTH = 200;

/** A request for a page that may be on another site. */
interface AskedPage {
  readonly courseId: string | undefined;
  readonly query: URLSearchParams;
  /** The language of the address. */
  readonly language: string;
  /** Whether the visitor tries the new course search. */
  readonly inBeta: boolean;
}

/** A page that another site of the deployment has in place of this one. */
interface OtherPage {
  readonly path: string;
  /** The site that has it; without its address the page is this site's own. */
  readonly site: 'courseSearch' | 'careersFinder' | 'accounts';
  /** Whether a cookie decides, so that nothing at this address is cached. */
  readonly byCookie?: true;
  /** Where the visitor goes; null when the page here is meant. Without it the other site's own start page. */
  readonly target?: (site: string, asked: AskedPage) => string | null;
}

const OTHER_PAGES: readonly OtherPage[] = [
  {
    // B-04: visitors without the cookie go to the course search site or, without one, to the results here.
    path: '/explore/search/courses-beta',
    site: 'courseSearch',
    byCookie: true,
    target: (site, { query, language, inBeta }) => {
      if (inBeta) return null;
      const term = termOf(query);
      if (site) return courseSearchUrl(site, term);
      const results = `/explore/search/courses${term ? `?${new URLSearchParams({ q: term })}` : ''}`;
      return localAddress(results, language);
    },
  },
  {
    // B-05: without a course search site the course's own page follows.
    path: '/explore/courses/:courseId',
    site: 'courseSearch',
    byCookie: true,
    target: (site, { courseId = '', query, inBeta }) =>
      !site || (query.get('beta-redirect') === 'false' && !inBeta)
        ? null
        : courseOnSearchSite(site, courseId),
  },
  { path: '/explore/search/apprenticeships', site: 'careersFinder' },
  ...[ACCOUNT, SIGN_IN, REGISTER, FORGOTTEN].map((path): OtherPage => ({ path, site: 'accounts' })),
];

/** Options of the redirects. */
export interface OtherSitesOptions {
  /** The public origin. */
  readonly site: URL;
  /** The addresses of the other sites. */
  addresses(): Promise<SiteAddresses>;
}

/**
 * Redirects to pages of other sites before a page is looked up or rendered, because rendered pages are shared and do not
 * depend on cookies. The redirects are not cached.
 */
export const addOtherSites = (app: FastifyInstance, { site, addresses }: OtherSitesOptions): void => {
  app.addHook('onRequest', async (request, reply) => {
    const found = findPage(request, site);
    if (!found) return;
    const { page, asked } = found;
    const other = (await addresses())[page.site];
    const target = page.target ? page.target(other, asked) : other || null;
    if (target === null) return;
    return reply.header('cache-control', 'private, no-store').redirect(target, 302);
  });
  app.addHook('onSend', async (request, reply) => {
    if (findPage(request, site)?.page.byCookie) reply.header('cache-control', 'private, no-store');
  });
};

/**
 * The paths that a browser loads from this server when a link on the page at `path` leads there, because the server
 * knows the other site. The path of the page itself is not among them: its own links stay on it.
 */
export const otherPaths = (addresses: SiteAddresses, path: string): string[] =>
  OTHER_PAGES.filter(
    (page) => (page.path.endsWith('-beta') || addresses[page.site]) && !matchPath(page.path, path),
  ).map((page) => page.path);

/**
 * Finds the page of a request. Uses the router's own matching, which ignores case and decodes addresses; otherwise other
 * spellings of the same page would not be redirected.
 */
const findPage = (
  { raw }: FastifyRequest,
  site: URL,
): { readonly page: OtherPage; readonly asked: AskedPage } | undefined => {
  const url = pageUrl(raw.url ?? '/', site);
  if (!url) return undefined;
  const { language, path } = splitAddress(url.pathname);
  const [match] = matchRoutes([...OTHER_PAGES], path) ?? [];
  if (!match) return undefined;
  const { courseId } = match.params;
  if (courseId !== undefined && !COURSE_ID.test(courseId)) return undefined;
  const inBeta = isTrue(raw.headers.cookie, BETA_COOKIE);
  return { page: match.route, asked: { courseId, query: url.searchParams, language, inBeta } };
};

/** Returns the search words, parsed as on the search pages. */
const termOf = (query: URLSearchParams): string => {
  const text = query.get('q') ?? query.get('query') ?? '';
  return text
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    .trim()
    .slice(0, MAX_TERM_LENGTH);
};

/** Whether a cookie is exactly `true`. */
const isTrue = (cookies: string | undefined, name: string): boolean =>
  (cookies ?? '').split(';').some((pair) => pair.trim() === `${name}=true`);
