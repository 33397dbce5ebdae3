import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawServerDefault,
} from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { rememberBrowser } from '../../domain/identity/accounts/known-browsers';
import type { IdentityParts } from '../../domain/identity/parts';
import type { Cookies } from '../../domain/identity/sessions/cookies';

/** Where the service's routes are added: behind its limits, CSRF checks and error handler. */
export type IdentityScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the routes are made of. */
export interface IdentityRouting {
  parts: IdentityParts;
  cookies: Cookies;
  /** The stricter limit of routes that hash a password or write a letter; an onRequest hook. */
  limitCredentials: (request: FastifyRequest) => Promise<void>;
}

/** Lets an account know the browser in which somebody just proved that it is theirs, and sets the browser's cookie. */
export const knowBrowser = async (
  { parts, cookies }: IdentityRouting,
  { request, reply, accountId }: { request: FastifyRequest; reply: FastifyReply; accountId: string },
): Promise<void> => {
  cookies.setBrowser(reply, await rememberBrowser(parts.database, accountId, cookies.browser(request)));
};

export const BASE = '/api/v1/identity';

/** What every route says of itself in the API's documentation. */
export const described = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: ['Identity'],
});
