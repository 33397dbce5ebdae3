import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerInAcceptedLanguage } from '../../platform/language/language-hooks';
import type { Services } from '../services';
import { createPasswordHasher } from '../../domain/identity/accounts/password-hasher';
import type { IdentityConfiguration } from '../../domain/identity/configuration';
import { readIdentityConfiguration } from '../../domain/identity/configuration';
import { createCookies } from '../../domain/identity/sessions/cookies';
import { loggedInGradesRoute } from '../api/historic-grades/route';
import { accountRoutes } from './account-routes';
import { confirmationRoutes } from './confirmation-routes';
import { handleIdentityError } from './errors';
import { favouritesRoutes } from './favourites-routes';
import { handoverRoutes } from './handover-routes';
import type { IdentityRouting } from './identity-scope';
import { limitAddresses } from './limits';
import { outboxRoute } from './outbox-route';
import { passwordRoutes } from './password-routes';
import { sessionRoutes } from './session-routes';
import { startDigests } from '../../domain/identity/watch-emails/digest';
import { digestSources } from './digest-sources';
import { stopEmailsRoute, watchEmailRoutes } from './watch-email-routes';
import { deliverEmails } from '../../domain/identity/mail/delivery';
import { identifyVisitors } from './visitor';

const MAX_BODY_BYTES = 64 * 1024;

/** How often the changes of watched things are looked for. */
const DIGEST_INTERVAL_MS = 60_000;

/** Registers `/api/v1/identity/…` (C-20), configured by environment variables, and starts the emails about watched things. Throws ConfigurationError. */
export const identityRoute = async (app: FastifyInstance, services: Services): Promise<void> => {
  const configuration = readIdentityConfiguration(process.env);
  await configuredIdentityRoute(app, services, configuration);
  const { mail, showOutbox, site } = configuration;
  if (!mail && !showOutbox) return;
  const sources = digestSources(app, site, services);
  const stop = startDigests(services.open.database, {
    ...sources,
    log: app.log,
    intervalMs: DIGEST_INTERVAL_MS,
  });
  app.addHook('onClose', async () => stop());
};

/** Registers the routes that know the visitor in a scope of their own, with their rate limits and CSRF checks, and starts email delivery. */
export const configuredIdentityRoute = async (
  app: FastifyInstance,
  { open: { database } }: Pick<Services, 'open'>,
  configuration: IdentityConfiguration,
): Promise<void> => {
  const hasher = createPasswordHasher({ mebibytes: configuration.hashMebibytes });
  const parts = { database, configuration, hasher };
  await app.register(async (untypedScope) => {
    const scope = untypedScope.withTypeProvider<ZodTypeProvider>();
    const cookies = createCookies(configuration.secure);
    scope.setErrorHandler(handleIdentityError);
    scope.removeContentTypeParser('text/plain');
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    answerInAcceptedLanguage(scope);
    scope.addHook('onRoute', (route) => {
      route.bodyLimit ??= MAX_BODY_BYTES;
    });
    const limitCredentials = await limitAddresses(scope);
    await scope.register(cookie);
    identifyVisitors(scope, {
      database,
      cookies,
      site: configuration.site,
      partners: configuration.partners,
    });
    const routing: IdentityRouting = { parts, cookies, limitCredentials };
    for (const registerRoutes of [
      sessionRoutes,
      confirmationRoutes,
      handoverRoutes,
      passwordRoutes,
      accountRoutes,
      favouritesRoutes,
      watchEmailRoutes,
      loggedInGradesRoute,
    ])
      registerRoutes(scope, routing);
    if (configuration.showOutbox) outboxRoute(scope, routing);
  });
  await stopEmailsRoute(app, database);
  const { mail } = configuration;
  if (mail) {
    const stop = await deliverEmails({ database, mail, log: app.log });
    app.addHook('onClose', stop);
  } else if (!configuration.showOutbox)
    app.log.warn(
      'No emails are sent, so accounts cannot be confirmed and passwords cannot be reset. Set SMTP_URL.',
    );
};
