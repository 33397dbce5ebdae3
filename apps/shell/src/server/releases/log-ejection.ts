import type { FastifyBaseLogger } from 'fastify';
import type { CanaryState } from './canary-events';
import type { EjectionReason } from './canary-counts';

/** Returns a listener that logs an ejection with the counts that caused it. */
export const logEjection =
  (log: Pick<FastifyBaseLogger, 'warn'>) =>
  ({ remote, release, canary, live, browsers }: CanaryState, reason: EjectionReason): void =>
    log.warn(
      { remote, release, reason, canary, live, browsers },
      'canary is ejected: its visitors see the live release',
    );
