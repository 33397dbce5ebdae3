import { BlockList, isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForwarded } from './forwarded';
import { sendProblem } from './send-problem';

const itself = new BlockList();
itself.addSubnet('127.0.0.0', 8, 'ipv4');
itself.addAddress('::1', 'ipv6');

/**
 * Whether a request comes from this machine itself, and is not limited. Through a proxy here that is not trusted, every
 * visitor has this machine's address.
 */
const isOwn = ({ ip, headers }: FastifyRequest): boolean =>
  itself.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4') && !isForwarded(headers);

/**
 * Limits the calls per minute of each IP address, counted in this process; 0 means no limit. Returns the hook for limited
 * routes, which answers 429 with `retry-after` in seconds. Limits are high, because a school's pupils share one address.
 */
export const limitCalls = async (app: FastifyInstance, aMinute: number) => {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({ max: aMinute, timeWindow: 60_000 });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (aMinute === 0 || isOwn(request)) return;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    await sendProblem(reply, 429, 'There are too many requests from your network. Try again in a minute.');
  };
};
