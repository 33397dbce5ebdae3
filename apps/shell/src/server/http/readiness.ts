import type { FastifyInstance } from 'fastify';
import { CONTRACT_VERSION } from '@signpost/federation/contract';
import type { RemoteSet } from '@signpost/federation/loading';
import type { CanaryReports } from '../releases/canary-reports';

/** What readiness depends on, and what else its answer tells. */
export interface ReadinessSources {
  /** Whether the backend is ready. Does not reject. */
  backend(): Promise<boolean>;
  readonly remotes: Pick<RemoteSet, 'current' | 'lacks'>;
  readonly canaryReports: Pick<CanaryReports, 'currentCanaries'>;
}

/**
 * `GET /readyz`: 200 when the backend is ready and this process has had, since it started, all remotes that it should
 * have; else 503. The body says which it lacks and why (`lacks`), the release of each remote that runs (`null` for none),
 * the contract's version and how canaries do.
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
