import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { register, registrationSchema } from '../../domain/identity/accounts/registration';
import { signIn, signInSchema } from '../../domain/identity/accounts/sign-in';
import { anonymous, readUser, userSchema } from '../../domain/identity/accounts/user';
import { clientAddress } from '../../domain/identity/sessions/client-address';
import { endAllSessions, endSession } from '../../domain/identity/sessions/sessions';
import { csrfOf, newToken } from '../../domain/identity/sessions/tokens';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described, knowBrowser } from './identity-scope';
import { csrfFor, signedIn } from './visitor';

/** Who visits, and the token to send as `x-csrf-token` with whatever changes something; null where `GET csrf` must be asked for one. */
export const sessionSchema = z.strictObject({ user: userSchema, csrf: z.string().nullable() });

export const csrfSchema = z.strictObject({ csrf: z.string() });

export const messageSchema = z.strictObject({ message: z.string() });

const nothing = { 204: z.null() };
const done = (reply: FastifyReply) => reply.code(204).send(null);

/** Registering, signing in and out, and finding out who visits (C-20). */
export const sessionRoutes = (scope: IdentityScope, routing: IdentityRouting): void => {
  const { parts, cookies, limitCredentials } = routing;
  const { database } = parts;

  scope.route({
    method: 'GET',
    url: `${BASE}/session`,
    schema: { ...described('getUserInfo', 'Who visits'), response: { 200: sessionSchema } },
    handler: async ({ visitor }) => {
      const { session } = visitor;
      const user = session ? await readUser(database, session.accountId) : anonymous;
      return { user, csrf: csrfFor(visitor) };
    },
  });

  // Apart from the session's lookup, which every page makes: a cookie is set only when somebody opens a form.
  scope.route({
    method: 'GET',
    url: `${BASE}/csrf`,
    schema: { ...described('getCsrf', 'A CSRF token for this browser'), response: { 200: csrfSchema } },
    handler: async ({ visitor }, reply) => {
      const known = csrfFor(visitor);
      if (known !== null) return { csrf: known };
      const token = newToken();
      cookies.setForm(reply, token);
      return { csrf: csrfOf(token) };
    },
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/register`,
    onRequest: limitCredentials,
    schema: {
      ...described('register', 'Make an account that a letter asks to confirm, and be signed in to it'),
      body: registrationSchema,
      response: { 201: sessionSchema },
    },
    handler: async ({ body, visitor }, reply) => {
      const { token, accountId } = await register(parts, body, visitor.session?.token);
      cookies.setSession(reply, token, 'site');
      return reply.code(201).send({ user: await readUser(database, accountId), csrf: csrfOf(token) });
    },
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/login`,
    onRequest: limitCredentials,
    schema: {
      ...described('login', 'Sign in to an account that is confirmed'),
      body: signInSchema,
      response: { 200: sessionSchema },
    },
    handler: async (request, reply) => {
      const { token, accountId } = await signIn(parts, request.body, {
        token: cookies.browser(request),
        network: clientAddress(request),
        session: request.visitor.session,
      });
      cookies.setSession(reply, token, 'site');
      await knowBrowser(routing, { request, reply, accountId });
      return { user: await readUser(database, accountId), csrf: csrfOf(token) };
    },
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/logout`,
    schema: { ...described('logout', 'Sign this browser out'), response: nothing },
    handler: async (request, reply) => {
      signedIn(request);
      for (const token of cookies.sessions(request)) await endSession(database, token);
      cookies.clear(request, reply);
      return done(reply);
    },
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/logout/everywhere`,
    schema: { ...described('logoutEverywhere', 'Sign every browser out'), response: nothing },
    handler: async (request, reply) => {
      await endAllSessions(database, signedIn(request).accountId);
      cookies.clear(request, reply);
      return done(reply);
    },
  });
};
