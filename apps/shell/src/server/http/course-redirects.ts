import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localAddress, splitAddress } from '@signpost/language/runtime';
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

/** Pages that depend on a cookie: the beta of the course search (B-04), and a course by its id alone (B-05). */
const DECIDED_PAGES = [{ path: '/explore/search/courses-beta' }, { path: '/explore/courses/:courseId' }];
const COURSE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_TERM_LENGTH = 200;

/** Options of the redirects. */
export interface RedirectOptions {
  /** The public origin. */
  readonly site: URL;
  /** The API's origin. */
  readonly backend: string;
  /** The cache of API responses, so that settings are not requested for each visitor. */
  readonly responseCache: ResponseCache;
}

/**
 * Redirects visitors by their cookies before a page is looked up or rendered, because rendered pages are shared and do
 * not depend on cookies. Neither the redirect nor the page behind it is cached.
 *
 * B-04: without the beta cookie, the beta of the course search redirects to the course search site or, when none is
 * configured, to the course results here, with the search words.
 *
 * B-05: a course by its id alone redirects to the course search site, unless the address has `beta-redirect=false` and the
 * visitor has no beta cookie. Otherwise, and when no site is configured, the course's own page follows.
 */
export const addCourseRedirects = (
  app: FastifyInstance,
  { site, backend, responseCache }: RedirectOptions,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    const page = decidedPage(request, site);
    if (!page) return;
    const { courseId, query, language } = page;
    const inBeta = isTrue(request.headers.cookie, BETA_COOKIE);
    const staysHere = query.get('beta-redirect') === 'false';
    if (courseId === undefined ? inBeta : staysHere && !inBeta) return;
    const searchSite = await readSearchSite(backend, responseCache);
    const target =
      courseId === undefined
        ? betaTarget(searchSite, termOf(query), language)
        : searchSite && courseOnSearchSite(searchSite, courseId);
    if (target === null) return;
    return reply.header('cache-control', 'private, no-store').redirect(target, 302);
  });
  app.addHook('onSend', async (request, reply) => {
    if (decidedPage(request, site)) reply.header('cache-control', 'private, no-store');
  });
};

/** A request for one of these pages: the course's id, or undefined for the beta of the course search. */
interface DecidedPage {
  readonly courseId: string | undefined;
  readonly query: URLSearchParams;
  /** The language of the address. */
  readonly language: string;
}

/**
 * Parses a request for one of these pages. Uses the router's own matching, which ignores case and decodes addresses;
 * otherwise other spellings of the same page would not be redirected.
 */
const decidedPage = ({ raw }: FastifyRequest, site: URL): DecidedPage | undefined => {
  const url = pageUrl(raw.url ?? '/', site);
  if (!url) return undefined;
  const { language, path } = splitAddress(url.pathname);
  const [match] = matchRoutes(DECIDED_PAGES, path) ?? [];
  if (!match) return undefined;
  const { courseId } = match.params;
  if (courseId !== undefined && !COURSE_ID.test(courseId)) return undefined;
  return { courseId, query: url.searchParams, language };
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

/** Returns the course search site of the settings (C-01); null when none is configured or the settings cannot be loaded. */
const readSearchSite = async (backend: string, responseCache: ResponseCache): Promise<URL | null> => {
  const store = createStore({ apiBase: backend, responseCache, report: () => undefined });
  const { data } = await store.dispatch(settingsApi.endpoints.getSettings.initiate(undefined));
  return courseSearchSite(data?.searchDomain ?? '');
};

/** Returns the target of the beta page in a language without the cookie (B-04). */
export const betaTarget = (site: URL | null, term: string, language: string): string => {
  if (site) return courseSearchUrl(site, term);
  return localAddress(
    `/explore/search/courses${term ? `?${new URLSearchParams({ q: term })}` : ''}`,
    language,
  );
};
