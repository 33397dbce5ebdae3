import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/connection';
import { Problem } from '../../platform/problem/problem';
import { signInFirst } from '../../domain/identity/problems';
import type { Cookies, Place } from '../../domain/identity/sessions/cookies';
import { isFromThisSite } from '../../domain/identity/sessions/origin';
import { findSession } from '../../domain/identity/sessions/sessions';
import { csrfOf, isSame } from '../../domain/identity/sessions/tokens';

/** A living session. `partner` is the origin around the frame that it is of; null on the site itself. */
export interface Session {
  token: string;
  accountId: string;
  partner: string | null;
}

/** Who asks: a browser in which somebody is signed in, or one that has at most been given a form. */
export interface Visitor {
  session: Session | undefined;
  formToken: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the identity service's routes. */
    visitor: Visitor;
  }
  interface FastifyContextConfig {
    /** Whether the route has a proof of its own that a page of this browser asks, in place of the CSRF token. */
    ownProof?: true;
  }
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Finds out who asks before a route runs, and refuses (403) what would change something without coming from a page of this site that knows the browser's CSRF token. `partners` are the origins whose pages may hold frames that are signed in. */
export const knowVisitors = (
  scope: FastifyInstance,
  {
    database,
    cookies,
    site,
    partners,
  }: { database: Database; cookies: Cookies; site: string; partners: readonly string[] },
): void => {
  scope.decorateRequest('visitor');
  /** The session that a browser has in a place; one inside a site that is no partner any more is none. */
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
    const changes = !SAFE_METHODS.includes(request.method);
    if (changes && !isFromThisSite(request.headers, site))
      throw new Problem(403, 'Only pages of this site may ask for that.');
    request.visitor = {
      session: (await sessionIn(request, reply, 'site')) ?? (await sessionIn(request, reply, 'frame')),
      formToken: cookies.form(request),
    };
    if (changes && !request.routeOptions.config.ownProof) checkCsrf(request);
  });
};

/** The CSRF token of a browser; null for one that has neither a session nor a form. */
export const csrfFor = ({ session, formToken }: Visitor): string | null => {
  const token = session?.token ?? formToken;
  return token === undefined ? null : csrfOf(token);
};

/** The session of a person who is signed in. Throws the 401 problem for anyone else. */
export const signedIn = ({ visitor }: FastifyRequest): Session => {
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
