import type { FastifyInstance } from 'fastify';
import { createStore, type AnswerMemory } from '@signpost/api-client/base';
import { settingsApi } from '@signpost/api-client/settings';

/** The page that only those with the cookie see (B-04). */
const BETA_PAGE = '/explore/search/courses-beta';
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
 */
export const addRedirects = (app: FastifyInstance, { backend, memory }: RedirectOptions): void => {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.raw.url ?? '/';
    if (!isBetaPage(path) || isTrue(request.headers.cookie, BETA_COOKIE)) return;
    const term = termOf(path);
    const site = await courseSearchSite(backend, memory);
    return reply.header('cache-control', 'private, no-store').redirect(betaTarget(site, term), 302);
  });
  app.addHook('onSend', async (request, reply) => {
    if (isBetaPage(request.raw.url ?? '/')) reply.header('cache-control', 'private, no-store');
  });
};

const isBetaPage = (path: string): boolean => /^[^?#]*/.exec(path)?.[0].replace(/\/$/, '') === BETA_PAGE;

/** The words searched for, as the search pages read them. */
const termOf = (path: string): string => {
  const parameters = new URLSearchParams(path.split('?').slice(1).join('?'));
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
const courseSearchSite = async (backend: string, memory: AnswerMemory): Promise<URL | null> => {
  const store = createStore({ apiBase: backend, memory, report: () => undefined });
  const { data } = await store.dispatch(settingsApi.endpoints.getSettings.initiate(undefined));
  const domain = data?.searchDomain ?? '';
  const address = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
  return domain && URL.canParse(address) ? new URL(address) : null;
};

/** Where the beta page leads without the cookie (B-04). */
export const betaTarget = (site: URL | null, term: string): string => {
  const words = (name: string) => (term ? `?${new URLSearchParams({ [name]: term })}` : '');
  if (!site) return `/explore/search/courses${words('q')}`;
  return `${site.origin}${site.pathname.replace(/\/$/, '')}/coursedisplay${words('searchTerm')}`;
};
