import type { FastifyInstance } from 'fastify';
import type { AnswerMemory } from '@signpost/api-client/answer-memory';
import { createStore } from '@signpost/api-client/base';
import { courseOnSearchSite, courseSearchSite, courseSearchUrl } from '@signpost/api-client/courses';
import { settingsApi } from '@signpost/api-client/settings';

/** The page that only those with the cookie see (B-04). */
const BETA_PAGE = '/explore/search/courses-beta';
/** A course by its id alone (B-05). */
const COURSE_PAGE = /^\/explore\/courses\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const BETA_COOKIE = 'beta-course';
const LONGEST_TERM = 200;

/** What redirects need to know. */
export interface RedirectOptions {
  /** Where the API is. */
  readonly backend: string;
  /** What the server keeps of the API's answers, so that settings are not asked for each visitor. */
  readonly memory: AnswerMemory;
}

/**
 * Sends visitors on by their cookies, before any page is looked up or rendered: pages are rendered without cookies and
 * shared, so what depends on one must be decided here. Neither the redirect nor the page behind it is kept by anyone.
 *
 * B-04: whoever has no beta cookie goes from the beta of the course search to the course search site, or, where none is
 * configured, to our own course results; with the words searched for.
 *
 * B-05: a course by its id alone leads to the course search site, unless the address says `beta-redirect=false` and the
 * visitor has no beta cookie. Those, and everyone where no site is configured, go on to the course's own page.
 */
export const addRedirects = (app: FastifyInstance, { backend, memory }: RedirectOptions): void => {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.raw.url ?? '/';
    if (!isDecidedHere(path)) return;
    const inBeta = isTrue(request.headers.cookie, BETA_COOKIE);
    const courseId = courseOf(path);
    if (courseId === undefined ? inBeta : staysHere(path) && !inBeta) return;
    const site = await searchSite(backend, memory);
    const target =
      courseId === undefined ? betaTarget(site, termOf(path)) : site && courseOnSearchSite(site, courseId);
    if (target === null) return;
    return reply.header('cache-control', 'private, no-store').redirect(target, 302);
  });
  app.addHook('onSend', async (request, reply) => {
    if (isDecidedHere(request.raw.url ?? '/')) reply.header('cache-control', 'private, no-store');
  });
};

const pageOf = (path: string): string => /^[^?#]*/.exec(path)?.[0].replace(/\/$/, '') ?? '';

const courseOf = (path: string): string | undefined => COURSE_PAGE.exec(pageOf(path))?.[1];

const isDecidedHere = (path: string): boolean => pageOf(path) === BETA_PAGE || courseOf(path) !== undefined;

const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.split('?').slice(1).join('?'));

const staysHere = (path: string): boolean => queryOf(path).get('beta-redirect') === 'false';

/** The words searched for, as the search pages read them. */
const termOf = (path: string): string => {
  const parameters = queryOf(path);
  const text = parameters.get('q') ?? parameters.get('query') ?? '';
  return text
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    .trim()
    .slice(0, LONGEST_TERM);
};

/** Whether a cookie says exactly `true`. */
const isTrue = (cookies: string | undefined, name: string): boolean =>
  (cookies ?? '').split(';').some((pair) => pair.trim() === `${name}=true`);

/** The course search site of the settings (C-01); null when none is configured, or it cannot be known now. */
const searchSite = async (backend: string, memory: AnswerMemory): Promise<URL | null> => {
  const store = createStore({ apiBase: backend, memory, report: () => undefined });
  const { data } = await store.dispatch(settingsApi.endpoints.getSettings.initiate(undefined));
  return courseSearchSite(data?.searchDomain ?? '');
};

/** Where the beta page leads without the cookie (B-04). */
export const betaTarget = (site: URL | null, term: string): string => {
  if (site) return courseSearchUrl(site, term);
  return `/explore/search/courses${term ? `?${new URLSearchParams({ q: term })}` : ''}`;
};
