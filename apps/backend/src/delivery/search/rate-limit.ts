import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from '../../domain/identity/sessions/client-address';
import { SearchError } from './search-error';

/** This computer, as `clientAddress` gives it. */
const OWN_COMPUTER = /^(127\.\d+\.\d+\.\d+|0:0:0:0)$/;

/** Takes milliseconds of work off what an address may still ask for. Throws SearchError (429) when nothing is left. */
export type Spend = (milliseconds: number) => Promise<void>;

/**
 * Limits how long the calls of one address may hold the main thread in a minute, counted in this process. Gives the way to
 * spend for the address that a request comes from; undefined where nothing is counted: for the shell's own calls, which
 * name no visitor, and for this computer.
 */
export const createAllowance = (millisecondsAMinute: number) => {
  const limiter = new RateLimiterMemory({ points: millisecondsAMinute, duration: 60 });
  return (request: FastifyRequest): Spend | undefined => {
    const address = clientAddress(request);
    if (request.headers['x-forwarded-for'] === undefined || OWN_COMPUTER.test(address)) return undefined;
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
