import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/connection';
import { Problem } from '../../platform/problem/problem';
import { signInFirst } from '../../domain/identity/problems';
import type { Cookies, Place } from '../../domain/identity/sessions/cookies';
import { isFromThisSite } from '../../domain/identity/sessions/origin';
import { findSession } from '../../domain/identity/sessions/sessions';
import { csrfOf, isSame } from '../../domain/identity/sessions/tokens';

/** A valid session. `partner` is the origin of the page around the frame; null on the site itself. */
export interface Session {
  token: string;
  accountId: string;
  partner: string | null;
}

/** The browser of a request: its session if signed in, and the token of its form cookie if it has one. */
export interface Visitor {
  session: Session | undefined;
  formToken: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the identity routes only. */
    visitor: Visitor;
  }
  interface FastifyContextConfig {
    /** Skips the CSRF token check: the route authenticates its requests in another way. */
    skipsCsrfCheck?: true;
  }
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Sets `request.visitor` before each route runs. Throws the 403 problem for a change that another site requests, or that
 * lacks the browser's CSRF token. `partners` are the origins whose pages may hold frames with a session.
 */
export const identifyVisitors = (
  scope: FastifyInstance,
  {
    database,
    cookies,
    site,
    partners,
  }: { database: Database; cookies: Cookies; site: string; partners: readonly string[] },
): void => {
  scope.decorateRequest('visitor');
  /** The session of a cookie; undefined in a frame of an origin that is no longer a partner. */
  const sessionIn = async (request: FastifyRequest, reply: FastifyReply, place: Place) => {
    const token = cookies.session(request, place);
    const found = token === undefined ? undefined : await findSession(database, token);
    if (token === undefined || !found) return undefined;
    const { accountId, partner, extended } = found;
    if (place === 'site' ? partner !== null : partner === null || !partners.includes(partner))
      return undefined;
    if (extended) cookies.setSession(reply, token, place);
    return { token, accountId, partner };
  };
  scope.addHook('onRequest', async (request, reply) => {
    const isChange = !SAFE_METHODS.includes(request.method);
    if (isChange && !isFromThisSite(request.headers, site))
      throw new Problem(403, 'Only pages of this site may ask for that.');
    request.visitor = {
      session: (await sessionIn(request, reply, 'site')) ?? (await sessionIn(request, reply, 'frame')),
      formToken: cookies.form(request),
    };
    if (isChange && !request.routeOptions.config.skipsCsrfCheck) checkCsrf(request);
  });
};

/** The CSRF token of a browser; null without a session or form cookie. */
export const csrfFor = ({ session, formToken }: Visitor): string | null => {
  const token = session?.token ?? formToken;
  return token === undefined ? null : csrfOf(token);
};

/** The session of the signed-in user. Throws the 401 problem for an anonymous visitor. */
export const requireSession = ({ visitor }: FastifyRequest): Session => {
  if (!visitor.session) throw signInFirst();
  return visitor.session;
};

const checkCsrf = ({ headers, visitor }: FastifyRequest): void => {
  const expected = csrfFor(visitor);
  const given = headers['x-csrf-token'];
  if (expected === null || typeof given !== 'string' || !isSame(given, expected))
    throw new Problem(403, 'This page is out of date. Reload it and try again.', [
      { field: 'x-csrf-token', message: 'is missing or not the one of this browser' },
    ]);
};
