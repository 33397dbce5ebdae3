import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Problem } from '../../../platform/problem/problem';
import type { ResponseCache } from '../../response-cache';

/** The base path of these endpoints. */
export const EMSI_URL = '/api/v1/emsi';

/** One GET endpoint below the base path. */
export interface CallDescription<Params extends z.ZodType, Query extends z.ZodType, Answer> {
  /** Its path below the base path, such as `careers/:country`. */
  path: string;
  operationId: string;
  summary: string;
  params: Params;
  query: Query;
  response: z.ZodType<Answer>;
  /** What the response depends on besides the data; when omitted, the response is cached until the data changes. Null: never cached. */
  variesBy?: (() => string) | null;
  answer: (
    params: z.output<Params>,
    query: z.output<Query>,
    request: FastifyRequest,
  ) => Answer | Promise<Answer>;
}

/** An endpoint that can be requested by its own URL and by `?path=`. */
export interface Call {
  path: string;
  /** Registers the endpoint at its own URL. */
  register(app: FastifyInstance): void;
  /** Handles a request whose path and query parameters are unparsed text; throws a Problem (400) that names the malformed parameters. */
  reply(params: unknown, query: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Creates endpoints that cache their responses in `cache`. */
export const callMaker =
  (cache: ResponseCache) =>
  <Params extends z.ZodType, Query extends z.ZodType, Answer>(
    call: CallDescription<Params, Query, Answer>,
  ): Call => {
    const { path, operationId, summary, variesBy, answer } = call;
    const send = async (
      params: z.output<Params>,
      query: z.output<Query>,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<void> => {
      if (variesBy === null) {
        reply.header('cache-control', 'no-store').send(await answer(params, query, request));
        return;
      }
      const key = `emsi ${path} ${JSON.stringify([params, query, variesBy?.()])}`;
      await cache.send(request, reply, key, async () => answer(params, query, request));
    };
    return {
      path,
      register(app) {
        app.route({
          method: 'GET',
          url: `${EMSI_URL}/${path}`,
          schema: {
            summary,
            operationId,
            tags: ['Careers'],
            params: call.params,
            querystring: call.query,
            response: { 200: call.response },
          },
          // The validator has parsed both with these schemas, which the generic type cannot express.
          handler: async (request, reply) => {
            await send(request.params as z.output<Params>, request.query as z.output<Query>, request, reply);
          },
        });
      },
      reply: (params, query, request, reply) =>
        send(parse(call.params, params), parse(call.query, query), request, reply),
    };
  };

const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new Problem(400, errors.map(({ field, message }) => `${field} ${message}.`).join(' '), errors);
};

/** Finds the endpoint of a path such as `careers/england/2134`, and the path's parameters; undefined when there is none. */
export const findCall = (
  calls: readonly Call[],
  path: string,
): { call: Call; params: Record<string, string> } | undefined => {
  const parts = path.split('/').filter((part) => part !== '');
  for (const call of calls) {
    const names = call.path.split('/');
    const fits = names.every((name, place) => name.startsWith(':') || name === parts[place]);
    if (names.length !== parts.length || !fits) continue;
    const params = names.flatMap((name, place) =>
      name.startsWith(':') ? [[name.slice(1), parts[place] ?? '']] : [],
    );
    return { call, params: Object.fromEntries(params) };
  }
  return undefined;
};
