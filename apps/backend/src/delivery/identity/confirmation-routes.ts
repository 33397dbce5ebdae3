import { z } from 'zod';
import { confirmAccount, confirmSchema, linkSchema, readLink } from '../../domain/identity/accounts/confirm';
import { resendConfirmation } from '../../domain/identity/accounts/confirmation';
import { readUser } from '../../domain/identity/accounts/user';
import { csrfOf } from '../../domain/identity/sessions/tokens';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described, knowBrowser } from './identity-scope';
import { messageSchema, sessionSchema } from './session-routes';
import { signedIn } from './visitor';

/** Confirming the address of a new account by a letter's link (C-20). */
export const confirmationRoutes = (scope: IdentityScope, routing: IdentityRouting): void => {
  const { parts, cookies, limitCredentials } = routing;

  scope.route({
    method: 'POST',
    url: `${BASE}/confirmation/send`,
    onRequest: limitCredentials,
    schema: {
      ...described('sendConfirmation', 'Have the letter sent again that asks to confirm the address'),
      response: { 202: messageSchema },
    },
    handler: async (request, reply) => {
      await resendConfirmation(parts, signedIn(request).accountId);
      return reply.code(202).send({
        message:
          'It is on its way, unless five letters went there in the last hour. Look in your junk mail too.',
      });
    },
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/confirmation/read`,
    onRequest: limitCredentials,
    schema: {
      ...described(
        'readConfirmation',
        'Whose address a link confirms, and whether this browser is signed in to it',
      ),
      body: linkSchema,
      response: { 200: z.strictObject({ email: z.string(), isOwn: z.boolean() }) },
    },
    handler: ({ body, visitor }) => readLink(parts, body.token, visitor.session),
  });

  // Asked by a press: programs that look into letters follow links, and must confirm nothing.
  scope.route({
    method: 'POST',
    url: `${BASE}/confirmation`,
    onRequest: limitCredentials,
    schema: {
      ...described(
        'confirm',
        'Confirm the address by a link; with the password where nobody is signed in to it',
      ),
      body: confirmSchema,
      response: { 200: sessionSchema },
    },
    handler: async (request, reply) => {
      const { body, visitor } = request;
      const { accountId, token } = await confirmAccount(parts, body, visitor.session);
      if (token !== undefined) cookies.setSession(reply, token, 'site');
      await knowBrowser(routing, { request, reply, accountId });
      const living = token ?? visitor.session?.token;
      return {
        user: await readUser(parts.database, accountId),
        csrf: living === undefined ? null : csrfOf(living),
      };
    },
  });
};
