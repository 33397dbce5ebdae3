import type { FastifyInstance, FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { RetryLaterProblem } from '../../domain/identity/problems';
import { clientAddress } from '../../domain/identity/sessions/client-address';

/** High, because all pupils of a school share one address; attacks on one account are limited by account. */
const REQUESTS_PER_MINUTE = { anything: 3000, credentials: 120 };

/**
 * Limits the requests of one address per minute, counted in memory per process. Returns the hook with the lower limit for
 * routes that hash a password or send an email. The hooks throw RetryLaterProblem (429).
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
