import type { FastifyError, FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { Problem } from '../../platform/problem/problem';
import { graphqlHandler } from './handler';
import { keepAnswers } from './response-cache';
import { graphqlAnswerSchema, graphqlBodySchema, graphqlQuerySchema } from './request-schema';

const MAX_BODY_BYTES = 100 * 1024;
const answers = { 200: graphqlAnswerSchema, 400: graphqlAnswerSchema };
const TAGS = ['Guides'];

/** `GET` and `POST /graphql` (C-13). All errors are in GraphQL's shape, including those of the transport. */
export const graphqlRoute = async (app: FastifyInstance, { documents }: Services): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain'); // only application/json bodies are accepted, which keeps other sites' forms out
    keepAnswers(scope);
    const handler = graphqlHandler(documents, scope.log);
    scope.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
      const status = error instanceof Problem ? error.status : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, 'GraphQL request failed');
      const message = status < 500 ? error.message : 'Something went wrong here. Try again in a minute.';
      return reply.code(status).send({ errors: [{ message }] });
    });
    scope.route({
      method: 'GET',
      url: '/graphql',
      schema: {
        summary: 'Guides and pages, by a GraphQL query in the address',
        operationId: 'queryGraphByAddress',
        tags: TAGS,
        querystring: graphqlQuerySchema,
        response: answers,
      },
      handler,
    });
    scope.route({
      method: 'POST',
      url: '/graphql',
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        summary: 'Guides and pages, by a GraphQL query in the body',
        operationId: 'queryGraph',
        tags: TAGS,
        body: graphqlBodySchema,
        response: answers,
      },
      handler,
    });
  });
};
