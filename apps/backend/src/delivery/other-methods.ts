import type { FastifyInstance } from 'fastify';
import { Problem } from '../platform/problem/problem';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** An address, and the scope whose error handler answers its errors. */
interface Address {
  scope: FastifyInstance;
  /** The address without the scope's prefix. */
  path: string;
  allowed: Set<string>;
}

/**
 * Records every route that is added after this call. Returns a function that adds answers for the other methods of their
 * addresses: 405 with `allow` (RFC 9110, 15.5.6) in the error format of the route's scope, and 204 with `allow` for
 * `OPTIONS`.
 */
export const followMethods = (app: FastifyInstance): (() => void) => {
  const addresses = new Map<string, Address>();
  let complete = false;
  app.addHook('onRoute', function (this: FastifyInstance, { url, routePath, method }) {
    if (complete) return;
    const address = addresses.get(url) ?? { scope: this, path: routePath, allowed: new Set(['OPTIONS']) };
    for (const each of [method].flat()) address.allowed.add(each);
    addresses.set(url, address);
  });
  return () => {
    complete = true;
    for (const address of addresses.values()) addOtherMethods(address);
  };
};

const addOtherMethods = ({ scope, path, allowed }: Address): void => {
  const allow = METHODS.filter((method) => allowed.has(method)).join(', ');
  // These requests change nothing, so they need no CSRF token.
  const common = { url: path, schema: { hide: true }, config: { skipsCsrfCheck: true } } as const;
  scope.route({
    ...common,
    method: 'OPTIONS',
    handler: (_request, reply) => reply.code(204).header('allow', allow).send(),
  });
  scope.route({
    ...common,
    method: METHODS.filter((method) => !allowed.has(method)),
    exposeHeadRoute: false,
    // In onRequest, before the body is parsed, so that an unsupported body also gets 405.
    onRequest: async (_request, reply) => {
      reply.header('allow', allow);
      throw new Problem(405, `This address answers ${allow} only.`);
    },
    handler: () => undefined,
  });
};
