import type { FastifyInstance } from 'fastify';
import { CONTRACT_VERSION } from '@signpost/federation/contract';
import type { RemoteSet } from '@signpost/federation/loading';
import type { CanaryReports } from '../releases/canary-reports';

/** Sources of the readiness response. */
export interface ReadinessSources {
  /** Whether the backend is ready. Does not reject. */
  backend(): Promise<boolean>;
  readonly remotes: Pick<RemoteSet, 'current' | 'lacks'>;
  readonly canaryReports: Pick<CanaryReports, 'currentCanaries'>;
}

/**
 * `GET /readyz`: 200 when the backend is ready and this process has had all remotes of the registry since it started;
 * else 503. The body has the missing remotes with reasons (`lacks`), the running release of each remote (`null` for none),
 * the contract version and the state of canaries.
 */
export const addReadiness = (
  app: FastifyInstance,
  { backend, remotes, canaryReports }: ReadinessSources,
): void => {
  app.get('/readyz', async (_request, reply) => {
    const backendReady = await backend();
    const lacks = remotes.lacks();
    const active = remotes.current();
    return reply.code(backendReady && lacks.length === 0 ? 200 : 503).send({
      backend: backendReady,
      contract: CONTRACT_VERSION,
      lacks,
      canaries: canaryReports.currentCanaries(active),
      remotes: Object.fromEntries(active.remotes.map(({ name, loaded }) => [name, loaded?.release ?? null])),
    });
  });
};
