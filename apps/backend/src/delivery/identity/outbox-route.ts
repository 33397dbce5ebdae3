import { Problem } from '../../platform/problem/problem';
import { outboxSchema, readOutbox } from '../../domain/identity/mail/outbox';
import { isLocalRequest } from '../../domain/identity/sessions/own-computer';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described } from './identity-scope';

/**
 * Lists the queued emails of a development site that sends none (C-20). They hold links that sign in, so only a request
 * from this computer may read them: 404 for a public host name, a host name rebound to this computer, or a proxy.
 */
export const outboxRoute = (scope: IdentityScope, { parts: { database } }: IdentityRouting): void => {
  scope.route({
    method: 'GET',
    url: `${BASE}/outbox`,
    schema: {
      ...described('getOutbox', 'Queued emails, only on a site that runs on this computer'),
      response: { 200: outboxSchema },
    },
    handler: ({ raw }) => {
      if (!isLocalRequest(raw)) throw new Problem(404, 'Emails are not shown here.');
      return readOutbox(database);
    },
  });
};
