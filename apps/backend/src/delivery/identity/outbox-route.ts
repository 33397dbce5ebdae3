import { Problem } from '../../platform/problem/problem';
import { outboxSchema, readOutbox } from '../../domain/identity/mail/outbox';
import { isLocalRequest } from '../../domain/identity/sessions/own-computer';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { BASE, described } from './identity-scope';

/**
 * The letters that wait, where none are sent (C-20), for development. They hold links that sign in, so they are there only
 * for a person on this computer (else 404): not for who asks by a public name, by one that another site made lead here,
 * or through a proxy.
 */
export const outboxRoute = (scope: IdentityScope, { parts: { database } }: IdentityRouting): void => {
  scope.route({
    method: 'GET',
    url: `${BASE}/outbox`,
    schema: {
      ...described('getOutbox', 'Letters that wait, on a site of this computer alone'),
      response: { 200: outboxSchema },
    },
    handler: ({ raw }) => {
      if (!isLocalRequest(raw)) throw new Problem(404, 'Letters are not shown here.');
      return readOutbox(database);
    },
  });
};
