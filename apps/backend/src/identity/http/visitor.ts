import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connection';
import { Problem } from '../../problem/problem';
import { signInFirst } from '../problems';
import type { Cookies } from '../sessions/cookies';
import { isFromThisSite } from '../sessions/origin';
import { findSession } from '../sessions/sessions';
import { csrfOf, isSame } from '../sessions/tokens';

/** Who asks: a browser in which somebody is signed in, or one that has at most been given a form. */
export interface Visitor {
  session: { token: string; accountId: string } | undefined;
  formToken: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the identity service's routes. */
    visitor: Visitor;
  }
}

const harmless = ['GET', 'HEAD', 'OPTIONS'];

/** Finds out who asks before a route runs, and refuses (403) what would change something without coming from a page of this site that knows the browser's CSRF token. */
export function knowVisitors(
  scope: FastifyInstance,
  { database, cookies, site }: { database: Database; cookies: Cookies; site: string },
): void {
  scope.decorateRequest('visitor');
  scope.addHook('onRequest', async (request, reply) => {
    const changes = !harmless.includes(request.method);
    if (changes && !isFromThisSite(request.headers, site))
      throw new Problem(403, 'Only pages of this site may ask for that.');
    const token = cookies.session(request);
    const found = token === undefined ? undefined : await findSession(database, token);
    request.visitor = {
      session: token !== undefined && found ? { token, accountId: found.accountId } : undefined,
      formToken: cookies.form(request),
    };
    if (changes) checkCsrf(request);
    if (token !== undefined && found?.extended) cookies.setSession(reply, token);
  });
}

/** The CSRF token of a browser; null for one that has neither a session nor a form. */
export function csrfFor({ session, formToken }: Visitor): string | null {
  const token = session?.token ?? formToken;
  return token === undefined ? null : csrfOf(token);
}

/** The session of a person who is signed in. Throws the 401 problem for anyone else. */
export function signedIn({ visitor }: FastifyRequest): { token: string; accountId: string } {
  if (!visitor.session) throw signInFirst();
  return visitor.session;
}

function checkCsrf({ headers, visitor }: FastifyRequest): void {
  const expected = csrfFor(visitor);
  const given = headers['x-csrf-token'];
  if (expected === null || typeof given !== 'string' || !isSame(given, expected))
    throw new Problem(403, 'This page is out of date. Reload it and try again.', [
      { field: 'x-csrf-token', message: 'is missing or not the one of this browser' },
    ]);
}
