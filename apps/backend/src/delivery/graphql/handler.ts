import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, ValidationRule } from 'graphql';
import { GraphQLError, Kind, parse } from 'graphql';
import type { HandlerOptions } from 'graphql-http';
import { createHandler } from 'graphql-http/lib/use/fastify';
import type { Documents } from '../../domain/guides/documents';
import { LIMITS } from './limits';
import { findExcess } from './query-cost';
import { createRoot } from './root';
import { schema } from './schema';

type Options = HandlerOptions<unknown, never>;

/** Handles GraphQL over HTTP. Internal errors are logged and not included in the response. */
export const graphqlHandler = (documents: Documents, log: FastifyBaseLogger) => {
  const formatError: Options['formatError'] = (error) => {
    const cause = error instanceof GraphQLError ? error.originalError : undefined;
    if (!cause || cause instanceof GraphQLError) return error;
    log.error({ err: cause }, 'GraphQL field failed');
    return new GraphQLError('Something went wrong here. Try again in a minute.');
  };
  const answer = createHandler({
    schema,
    rootValue: createRoot(documents),
    parse: (source) => parse(source, { maxTokens: LIMITS.tokens }),
    // Checked first, so that the standard rules spend no time on an invalid or too expensive request.
    validationRules: (_request, { document, variableValues }, standard) => {
      if (!onlyQueries(document)) return [refuse('Only queries are answered here.')];
      const excess = findExcess(document, variableValues ?? {});
      return excess === undefined
        ? standard
        : [refuse(`The request asks for ${excess}. Ask for less at once.`)];
    },
    formatError,
  });
  /** HEAD is handled as GET; the server omits the body. */
  const asGet = (request: FastifyRequest): FastifyRequest =>
    request.method === 'HEAD' ? Object.create(request, { method: { value: 'GET' } }) : request;
  return function (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
    return answer.call(this, asGet(request), reply);
  };
};

const onlyQueries = ({ definitions }: DocumentNode): boolean =>
  definitions.every(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === 'query',
  );

const refuse =
  (message: string): ValidationRule =>
  (context) => ({
    Document: () => context.reportError(new GraphQLError(message)),
  });
