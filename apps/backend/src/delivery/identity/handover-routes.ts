import { z } from 'zod';
import { Problem } from '../../platform/problem/problem';
import { readUser } from '../../domain/identity/accounts/user';
import { accept, acceptSchema, offer, offerSchema } from '../../domain/identity/sessions/handover';
import { endSession } from '../../domain/identity/sessions/sessions';
import { csrfOf } from '../../domain/identity/sessions/tokens';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described } from './identity-scope';
import { sessionSchema } from './session-routes';
import { requireSession } from './visitor';

/** Routes that pass a sign-in from a window of this site to a frame in a partner's page. */
export const handoverRoutes = (scope: IdentityScope, routing: IdentityRouting): void => {
  const { parts, cookies, limitCredentials } = routing;

  scope.route({
    method: 'POST',
    url: `${BASE}/handover`,
    onRequest: limitCredentials,
    schema: {
      ...described('offerSignIn', 'Offer this sign-in to a frame in a partner’s page'),
      body: offerSchema,
      response: { 200: z.strictObject({ code: z.string() }) },
    },
    handler: async (request) => {
      const { token, partner } = requireSession(request);
      if (partner !== null) throw new Problem(403, 'Only a window of this site can offer a sign-in.');
      return { code: await offer(parts, token, request.body) };
    },
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/handover/accept`,
    onRequest: limitCredentials,
    // A frame without a session has no CSRF token; the code and its verifier authenticate the request.
    config: { skipsCsrfCheck: true },
    schema: {
      ...described('acceptSignIn', 'Accept a sign-in that was offered to this frame'),
      body: acceptSchema,
      response: { 200: sessionSchema },
    },
    handler: async (request, reply) => {
      const { token, accountId } = await accept(parts, request.body);
      const previousToken = cookies.session(request, 'frame');
      if (previousToken !== undefined) await endSession(parts.database, previousToken);
      cookies.setSession(reply, token, 'frame');
      return { user: await readUser(parts.database, accountId), csrf: csrfOf(token) };
    },
  });
};
