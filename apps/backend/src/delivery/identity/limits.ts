import type { FastifyInstance, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { RetryLaterProblem } from '../../domain/identity/problems';
import { clientAddress } from '../../domain/identity/sessions/client-address';

/** A school's pupils share one address, so the limits are wide; what guards one account is counted by account. */
const REQUESTS_PER_MINUTE = { anything: 3000, credentials: 120 };

/**
 * Limits how much one address may ask in a minute, and, less, how often it may make us hash a password or write a letter.
 * Counted in this process's memory. Gives the check that goes with the latter.
 */
export const limitAddresses = async (
  scope: FastifyInstance,
): Promise<(request: FastifyRequest) => Promise<void>> => {
  await scope.register(rateLimit, { global: false, keyGenerator: clientAddress });
  const limiter = (max: number) => {
    const count = scope.createRateLimit({ max, timeWindow: 60_000 });
    return async (request: FastifyRequest) => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded)
        throw new RetryLaterProblem(
          429,
          'There are too many requests from your network. Try again in a minute.',
          result.ttlInSeconds,
        );
    };
  };
  scope.addHook('onRequest', limiter(REQUESTS_PER_MINUTE.anything));
  return limiter(REQUESTS_PER_MINUTE.credentials);
};
