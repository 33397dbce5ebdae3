import { z } from 'zod';
import { changePassword, passwordChangeSchema } from '../../domain/identity/accounts/password-change';
import {
  forgottenSchema,
  resetPassword,
  resetSchema,
  sendReset,
} from '../../domain/identity/accounts/password-reset';
import { csrfOf } from '../../domain/identity/sessions/tokens';
import { visitorMessage } from '../../platform/problem/visitor-messages';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described, setKnownBrowser } from './identity-scope';
import { csrfSchema, messageSchema } from './session-routes';
import { requireSession } from './visitor';

/** Routes that request a password reset, reset a password by a link, and change a password (C-20). */
export const passwordRoutes = (scope: IdentityScope, routing: IdentityRouting): void => {
  const { parts, cookies, limitCredentials } = routing;

  scope.route({
    method: 'POST',
    url: `${BASE}/password/forgot`,
    onRequest: limitCredentials,
    schema: {
      ...described('forgotPassword', 'Send a link that resets the password'),
      body: forgottenSchema,
      response: { 202: messageSchema },
    },
    handler: async ({ body }, reply) => {
      await sendReset(parts, body.email);
      return reply.code(202).send({
        message: visitorMessage(
          'If there is an account with this email address, look there for a link from us.',
        ),
      });
    },
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/password/reset`,
    onRequest: limitCredentials,
    schema: {
      ...described('resetPassword', 'Reset the password by a link'),
      body: resetSchema,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { accountId } = await resetPassword(parts, request.body);
      await setKnownBrowser(routing, { request, reply, accountId });
      return reply.code(204).send(null);
    },
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/password/change`,
    onRequest: limitCredentials,
    schema: {
      ...described('changePassword', 'Change the password; all other browsers are signed out'),
      body: passwordChangeSchema,
      response: { 200: csrfSchema },
    },
    handler: async (request, reply) => {
      const session = requireSession(request);
      const token = await changePassword(parts, session, request.body);
      cookies.setSession(reply, token, session.partner === null ? 'site' : 'frame');
      return { csrf: csrfOf(token) };
    },
  });
};
