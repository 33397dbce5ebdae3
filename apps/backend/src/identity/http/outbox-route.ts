import { Problem } from '../../problem/problem';
import { isOwnComputer } from '../configuration';
import { outboxSchema, readOutbox } from '../mail/outbox';
import { hostAsked } from '../sessions/origin';
import type { IdentityRouting, IdentityScope } from './identity-scope';
import { base, described } from './identity-scope';

/**
 * The letters that wait, where no program sends them (C-20). They hold links that sign in, so they are there only for who
 * asks by a name of this computer itself (else 404): not by a public name, nor by one that another site made lead here.
 */
export function outboxRoute(scope: IdentityScope, { parts: { database } }: IdentityRouting): void {
  scope.route({
    method: 'GET',
    url: `${base}/outbox`,
    schema: {
      ...described('getOutbox', 'Letters that wait, on a site of this computer alone'),
      response: { 200: outboxSchema },
    },
    handler: ({ headers }) => {
      const host = `http://${String(hostAsked(headers))}`;
      if (!URL.canParse(host) || !isOwnComputer(new URL(host).hostname))
        throw new Problem(404, 'Letters are not shown here.');
      return readOutbox(database);
    },
  });
}
