import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberBrowser } from '../../domain/identity/accounts/known-browsers';
import type { IdentityParts } from '../../domain/identity/parts';
import type { Cookies } from '../../domain/identity/sessions/cookies';
import type { TypedScope } from '../typed-scope';

/** The Fastify scope of the identity routes, with rate limits, CSRF checks and an error handler. */
export type IdentityScope = TypedScope;

/** Dependencies of the identity routes. */
export interface IdentityRouting {
  parts: IdentityParts;
  cookies: Cookies;
  /** An onRequest hook: the stricter rate limit for routes that hash a password or send an email. */
  limitCredentials: (request: FastifyRequest) => Promise<void>;
}

/** Records this browser as known to the account after a proof of ownership, and sets the browser's cookie. */
export const setKnownBrowser = async (
  { parts, cookies }: IdentityRouting,
  { request, reply, accountId }: { request: FastifyRequest; reply: FastifyReply; accountId: string },
): Promise<void> => {
  cookies.setBrowser(reply, await rememberBrowser(parts.database, accountId, cookies.browser(request)));
};

export const BASE = '/api/v1/identity';

/** The OpenAPI fields that every identity route has. */
export const described = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: ['Identity'],
});
