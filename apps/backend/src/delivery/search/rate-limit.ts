import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from '../../domain/identity/sessions/client-address';
import { isForwardedByProxy } from '../../domain/identity/sessions/own-computer';
import { SearchError } from './search-error';

/** The addresses of this computer, as `clientAddress` returns them. */
const OWN_COMPUTER = /^(127\.\d+\.\d+\.\d+|0:0:0:0)$/;

/**
 * Whether a request needs no limit: it comes from the shell itself, which sends no `x-forwarded-for`, or from this
 * computer. A proxy on this computer that the shell does not trust gives every visitor this computer's address.
 */
const isOwn = ({ headers }: FastifyRequest, address: string): boolean =>
  headers['x-forwarded-for'] === undefined || (OWN_COMPUTER.test(address) && !isForwardedByProxy(headers));

/** Counts milliseconds against the rate limit of an address. Throws SearchError (429) when the limit is exceeded. */
export type ConsumeMilliseconds = (milliseconds: number) => Promise<void>;

/**
 * Limits for how long the calls of one address may occupy the main thread per minute, counted in memory per process. Returns
 * a function that gives the counter of a request's address; undefined for requests that are not limited.
 */
export const createRateLimit = (millisecondsAMinute: number) => {
  const limiter = new RateLimiterMemory({ points: millisecondsAMinute, duration: 60 });
  return (request: FastifyRequest): ConsumeMilliseconds | undefined => {
    const address = clientAddress(request);
    if (isOwn(request, address)) return undefined;
    return async (milliseconds) => {
      try {
        await limiter.consume(address, milliseconds);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new SearchError(
          429,
          'There are too many searches from your network. Try again in a minute.',
          Math.ceil(error.msBeforeNext / 1000),
        );
      }
    };
  };
};
