import { z } from 'zod';
import { confirmAccount, confirmSchema, linkSchema, readLink } from '../../domain/identity/accounts/confirm';
import { resendConfirmation } from '../../domain/identity/accounts/confirmation';
import { readUser } from '../../domain/identity/accounts/user';
import { csrfOf } from '../../domain/identity/sessions/tokens';
import { visitorMessage } from '../../platform/problem/visitor-messages';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described, setKnownBrowser } from './identity-scope';
import { messageSchema, sessionSchema } from './session-routes';
import { requireSession } from './visitor';

/** Routes that confirm the email address of a new account by the link of an email (C-20). */
export const confirmationRoutes = (scope: IdentityScope, routing: IdentityRouting): void => {
  const { parts, cookies, limitCredentials } = routing;

  scope.route({
    method: 'POST',
    url: `${BASE}/confirmation/send`,
    onRequest: limitCredentials,
    schema: {
      ...described('sendConfirmation', 'Send the confirmation email again'),
      response: { 202: messageSchema },
    },
    handler: async (request, reply) => {
      await resendConfirmation(parts, requireSession(request).accountId);
      return reply.code(202).send({
        message: visitorMessage(
          'It is on its way, unless we sent you five emails in the last hour. Look in your junk mail too.',
        ),
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
        'The address that a link confirms, and whether this browser is signed in to its account',
      ),
      body: linkSchema,
      response: { 200: z.strictObject({ email: z.string(), isOwn: z.boolean() }) },
    },
    handler: ({ body, visitor }) => readLink(parts, body.token, visitor.session),
  });

  // POST on a button press, not GET: mail scanners follow links and must not confirm an address.
  scope.route({
    method: 'POST',
    url: `${BASE}/confirmation`,
    onRequest: limitCredentials,
    schema: {
      ...described(
        'confirm',
        'Confirm the address by a link; needs the password unless this browser is signed in to the account',
      ),
      body: confirmSchema,
      response: { 200: sessionSchema },
    },
    handler: async (request, reply) => {
      const { body, visitor } = request;
      const { accountId, token } = await confirmAccount(parts, body, visitor.session);
      if (token !== undefined) cookies.setSession(reply, token, 'site');
      await setKnownBrowser(routing, { request, reply, accountId });
      const sessionToken = token ?? visitor.session?.token;
      return {
        user: await readUser(parts.database, accountId),
        csrf: sessionToken === undefined ? null : csrfOf(sessionToken),
      };
    },
  });
};
