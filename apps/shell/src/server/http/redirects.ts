import type { FastifyInstance, FastifyRequest } from 'fastify';
import { matchRoutes } from 'react-router-dom';
import type { ResponseCache } from '@signpost/api-client/response-cache';
import { createStore } from '@signpost/api-client/base';
import {
  BETA_COOKIE,
  courseOnSearchSite,
  courseSearchSite,
  courseSearchUrl,
} from '@signpost/api-client/courses';
import { settingsApi } from '@signpost/api-client/settings';
import { pageUrl } from './page-url';

/** The pages that depend on a cookie: the beta of the course search (B-04), and a course by its id alone (B-05). */
const DECIDED_PAGES = [{ path: '/explore/search/courses-beta' }, { path: '/explore/courses/:courseId' }];
const COURSE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_TERM_LENGTH = 200;

/** What redirects need to know. */
export interface RedirectOptions {
  /** The public origin. */
  readonly site: URL;
  /** Where the API is. */
  readonly backend: string;
  /** What the server keeps of the API's answers, so that settings are not asked for each visitor. */
  readonly responseCache: ResponseCache;
}

/**
 * Sends visitors on by their cookies, before any page is looked up or rendered: pages are rendered without cookies and
 * shared, so what depends on one must be decided here. Neither the redirect nor the page behind it is kept by anyone.
 *
 * B-04: a visitor without the beta cookie goes from the beta of the course search to the course search site, or, where none is
 * configured, to our own course results; with the words searched for.
 *
 * B-05: a course by its id alone leads to the course search site, unless the address says `beta-redirect=false` and the
 * visitor has no beta cookie. Those, and everyone where no site is configured, go on to the course's own page.
 */
export const addRedirects = (
  app: FastifyInstance,
  { site, backend, responseCache }: RedirectOptions,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    const asked = decidedPage(request, site);
    if (!asked) return;
    const { courseId, query } = asked;
    const inBeta = isTrue(request.headers.cookie, BETA_COOKIE);
    const staysHere = query.get('beta-redirect') === 'false';
    if (courseId === undefined ? inBeta : staysHere && !inBeta) return;
    const searchSite = await readSearchSite(backend, responseCache);
    const target =
      courseId === undefined
        ? betaTarget(searchSite, termOf(query))
        : searchSite && courseOnSearchSite(searchSite, courseId);
    if (target === null) return;
    return reply.header('cache-control', 'private, no-store').redirect(target, 302);
  });
  app.addHook('onSend', async (request, reply) => {
    if (decidedPage(request, site)) reply.header('cache-control', 'private, no-store');
  });
};

/** What is asked of a page that is decided here: the course's id, or nothing for the beta of the course search. */
interface DecidedPage {
  readonly courseId: string | undefined;
  readonly query: URLSearchParams;
}

/**
 * Reads a request for one of the pages. They are matched by the router's own function: it reads addresses regardless of
 * case and decodes them, so any other way would let spellings pass that lead to the same page.
 */
const decidedPage = ({ raw }: FastifyRequest, site: URL): DecidedPage | undefined => {
  const url = pageUrl(raw.url ?? '/', site);
  const [match] = (url && matchRoutes(DECIDED_PAGES, url.pathname)) ?? [];
  if (!url || !match) return undefined;
  const { courseId } = match.params;
  if (courseId !== undefined && !COURSE_ID.test(courseId)) return undefined;
  return { courseId, query: url.searchParams };
};

/** The words searched for, as the search pages read them. */
const termOf = (query: URLSearchParams): string => {
  const text = query.get('q') ?? query.get('query') ?? '';
  return text
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    .trim()
    .slice(0, MAX_TERM_LENGTH);
};

/** Whether a cookie says exactly `true`. */
const isTrue = (cookies: string | undefined, name: string): boolean =>
  (cookies ?? '').split(';').some((pair) => pair.trim() === `${name}=true`);

/** The course search site of the settings (C-01); null when none is configured, or it cannot be known now. */
const readSearchSite = async (backend: string, responseCache: ResponseCache): Promise<URL | null> => {
  const store = createStore({ apiBase: backend, responseCache, report: () => undefined });
  const { data } = await store.dispatch(settingsApi.endpoints.getSettings.initiate(undefined));
  return courseSearchSite(data?.searchDomain ?? '');
};

/** Where the beta page leads without the cookie (B-04). */
export const betaTarget = (site: URL | null, term: string): string => {
  if (site) return courseSearchUrl(site, term);
  return `/explore/search/courses${term ? `?${new URLSearchParams({ q: term })}` : ''}`;
};
