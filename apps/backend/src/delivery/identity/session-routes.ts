import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { register, registrationSchema } from '../../domain/identity/accounts/registration';
import { signIn, signInSchema } from '../../domain/identity/accounts/sign-in';
import { anonymous, readUser, userSchema } from '../../domain/identity/accounts/user';
import { clientAddress } from '../../domain/identity/sessions/client-address';
import { endAllSessions, endSession } from '../../domain/identity/sessions/sessions';
import { csrfOf, newToken } from '../../domain/identity/sessions/tokens';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described, setKnownBrowser } from './identity-scope';
import { csrfFor, requireSession } from './visitor';

/**
 * The current user, and the CSRF token to send as `x-csrf-token` with every change. The token is null when the browser has
 * neither a session nor a form cookie: `GET csrf` then issues one.
 */
export const sessionSchema = z.strictObject({ user: userSchema, csrf: z.string().nullable() });

export const csrfSchema = z.strictObject({ csrf: z.string() });

export const messageSchema = z.strictObject({ message: z.string() });

const NO_CONTENT = { 204: z.null() };

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Routes for registering, signing in and out, and reading the current session (C-20). */
export const sessionRoutes = (scope: IdentityScope, routing: IdentityRouting): void => {
  scope.route({
    method: 'GET',
    url: `${BASE}/session`,
    schema: { ...described('getUserInfo', 'The current user'), response: { 200: sessionSchema } },
    handler: (request) => handleSession(routing, request),
  });

  // Not part of GET session, which every page requests: the cookie is set only when a form is opened.
  scope.route({
    method: 'GET',
    url: `${BASE}/csrf`,
    schema: { ...described('getCsrf', 'A CSRF token for this browser'), response: { 200: csrfSchema } },
    handler: async (request, reply) => handleCsrf(routing, { request, reply }),
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/register`,
    onRequest: routing.limitCredentials,
    schema: {
      ...described('register', 'Create an account, send its confirmation email and sign in to it'),
      body: registrationSchema,
      response: { 201: sessionSchema },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await handleRegistration(routing, request.body, { request, reply })),
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/login`,
    onRequest: routing.limitCredentials,
    schema: {
      ...described('login', 'Sign in to a confirmed account'),
      body: signInSchema,
      response: { 200: sessionSchema },
    },
    handler: (request, reply) => handleSignIn(routing, request.body, { request, reply }),
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/logout`,
    schema: { ...described('logout', 'Sign out this browser'), response: NO_CONTENT },
    handler: (request, reply) => handleSignOut(routing, { request, reply }),
  });

  scope.route({
    method: 'POST',
    url: `${BASE}/logout/everywhere`,
    schema: { ...described('logoutEverywhere', 'Sign out all browsers'), response: NO_CONTENT },
    handler: (request, reply) => handleSignOutEverywhere(routing, { request, reply }),
  });
};

const handleSession = async ({ parts: { database } }: IdentityRouting, { visitor }: FastifyRequest) => {
  const { session } = visitor;
  const user = session ? await readUser(database, session.accountId) : anonymous;
  return { user, csrf: csrfFor(visitor) };
};

const handleCsrf = ({ cookies }: IdentityRouting, { request, reply }: Exchange) => {
  const existing = csrfFor(request.visitor);
  if (existing !== null) return { csrf: existing };
  const token = newToken();
  cookies.setForm(reply, token);
  return { csrf: csrfOf(token) };
};

const handleRegistration = async (
  { parts, cookies }: IdentityRouting,
  registration: z.infer<typeof registrationSchema>,
  { request, reply }: Exchange,
) => {
  const { token, accountId } = await register(parts, registration, request.visitor.session?.token);
  cookies.setSession(reply, token, 'site');
  return { user: await readUser(parts.database, accountId), csrf: csrfOf(token) };
};

const handleSignIn = async (
  routing: IdentityRouting,
  credentials: z.infer<typeof signInSchema>,
  { request, reply }: Exchange,
) => {
  const { parts, cookies } = routing;
  const { token, accountId } = await signIn(parts, credentials, {
    token: cookies.browser(request),
    network: clientAddress(request),
    session: request.visitor.session,
  });
  cookies.setSession(reply, token, 'site');
  await setKnownBrowser(routing, { request, reply, accountId });
  return { user: await readUser(parts.database, accountId), csrf: csrfOf(token) };
};

const handleSignOut = async ({ parts, cookies }: IdentityRouting, { request, reply }: Exchange) => {
  requireSession(request);
  for (const token of cookies.sessions(request)) await endSession(parts.database, token);
  cookies.clear(request, reply);
  return reply.code(204).send(null);
};

const handleSignOutEverywhere = async ({ parts, cookies }: IdentityRouting, { request, reply }: Exchange) => {
  await endAllSessions(parts.database, requireSession(request).accountId);
  cookies.clear(request, reply);
  return reply.code(204).send(null);
};
