import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  readWatchEmails,
  setWatchEmails,
  stopWatchEmails,
  watchEmailsSchema,
} from '../../domain/identity/watch-emails/consent';
import { STOP_PATH } from '../../domain/identity/watch-emails/digest';
import { localPath } from '../../platform/language/request-language';
import type { Database } from '../../platform/database/connection';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described } from './identity-scope';
import { requireSession } from './visitor';

/** The site's page that stops the emails by a button, for people who follow the link in an email. */
const STOP_PAGE = '/account/stop-emails';
const MAX_BODY_BYTES = 1024;

/** Routes for the consent to emails about watched things (C-20). */
export const watchEmailRoutes = (scope: IdentityScope, { parts: { database } }: IdentityRouting): void => {
  const url = `${BASE}/watch-emails`;
  scope.route({
    method: 'GET',
    url,
    schema: {
      ...described('getWatchEmails', 'Whether the signed-in user agreed to emails about watched things'),
      response: { 200: watchEmailsSchema },
    },
    handler: (request) => readWatchEmails(database, requireSession(request).accountId),
  });
  scope.route({
    method: 'PUT',
    url,
    schema: {
      ...described('setWatchEmails', 'Agree to emails about watched things, or stop them'),
      body: watchEmailsSchema,
      response: { 200: watchEmailsSchema },
    },
    handler: async (request) => {
      await setWatchEmails(database, requireSession(request).accountId, request.body.on);
      return request.body;
    },
  });
};

/**
 * Registers the one-click address of RFC 8058, which works without a session, so it is outside the checks of the identity
 * routes: mail programs send POST. A GET, which scanners of links send too, changes nothing and leads to a
 * page, in the language of `lang` in the address.
 */
export const stopEmailsRoute = async (app: FastifyInstance, database: Database): Promise<void> => {
  await app.register(async (untypedScope) => {
    const scope = untypedScope.withTypeProvider<ZodTypeProvider>();
    scope.removeAllContentTypeParsers();
    // The token alone decides; the body only says that it is one click.
    scope.addContentTypeParser('*', { bodyLimit: MAX_BODY_BYTES, parseAs: 'string' }, async () => undefined);
    const url = `${STOP_PATH}:token`;
    const params = z.object({ token: z.string().max(100) });
    scope.route({
      method: 'POST',
      url,
      schema: {
        ...described('stopEmails', 'Stop emails about watched things by the address in one (RFC 8058)'),
        params,
        response: { 200: z.strictObject({ message: z.string() }) },
      },
      handler: async (request, reply) => {
        await stopWatchEmails(database, request.params.token);
        reply.header('cache-control', 'no-store');
        await (request.headers.accept?.includes('text/html')
          ? reply.redirect(`${localPath(STOP_PAGE)}?stopped=1`, 303)
          : reply.send({ message: 'You will get no more of these emails.' }));
      },
    });
    scope.route({
      method: 'GET',
      url,
      schema: { ...described('openStopPage', 'Leads to the page that stops the emails'), params },
      handler: (request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .redirect(`${localPath(STOP_PAGE)}?token=${encodeURIComponent(request.params.token)}`, 302),
    });
  });
};
