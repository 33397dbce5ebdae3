import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Asker } from './asker';
import { SearchError } from '../search-error';

/** Counts milliseconds against the rate limit of an address. Throws SearchError (429) when the limit is exceeded. */
export type ConsumeMilliseconds = (milliseconds: number) => Promise<void>;

/**
 * Limits for how long the calls of one address may occupy the search thread per minute, counted in its memory. Returns a
 * function that gives the counter of an asker; undefined for one that is not limited.
 */
export const createRateLimit = (millisecondsAMinute: number) => {
  const limiter = new RateLimiterMemory({ points: millisecondsAMinute, duration: 60 });
  return ({ address, isOwn }: Asker): ConsumeMilliseconds | undefined => {
    if (isOwn) return undefined;
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
