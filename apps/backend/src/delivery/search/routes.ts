import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestLanguage } from '../../platform/language/request-language';
import { askerOf } from './cost/asker';
import type { OperationId } from './operations';
import { operations } from './operations';
import { addCacheHeaders } from './response-cache';
import * as schemas from './schema';
import type { SearchCalls } from './search-calls';
import { handleSearchError, handleSearchNotFound } from './search-error';

const MAX_BODY_BYTES = 256 * 1024;

/**
 * Registers the Algolia REST protocol, as Algolia's clients send it: JSON bodies of any content type, and parameters one by
 * one or in a url-encoded `params`. The application id and key are accepted and not checked. The routes forward what arrives
 * and send what `search` answers: requests are parsed and validated, and answers written as JSON, in the search thread.
 */
export const searchProtocol = async (
  app: FastifyInstance,
  { search }: { search: SearchCalls },
): Promise<void> => {
  app.setErrorHandler(handleSearchError);
  app.setNotFoundHandler(handleSearchNotFound);
  app.setValidatorCompiler(() => () => true);
  addCacheHeaders(app, search);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    async (_request: unknown, body: string) => body,
  );
  for (const operation of Object.keys(operations) as OperationId[]) addRoute(app, operation, search);
};

const addRoute = (app: FastifyInstance, operation: OperationId, search: SearchCalls): void => {
  const { method, url, summary, params, query, body, answer } = operations[operation];
  app.route({
    method,
    url,
    // The schemas are for the description of the API.
    schema: {
      operationId: operation,
      summary,
      tags: ['search'],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: answer, '4xx': schemas.errorSchema },
    },
    handler: async (request, reply) => {
      const call = {
        operation,
        asker: askerOf(request),
        params: request.params,
        query: request.query,
        body: request.body as string | undefined,
        language: requestLanguage(),
      };
      const json = await search.call(call, disconnection(request, reply));
      return reply
        .type('application/json; charset=utf-8')
        .send(Buffer.from(json.buffer, json.byteOffset, json.byteLength));
    },
  });
};

/** A signal that aborts when the client disconnects before it has its answer. */
const disconnection = ({ log }: FastifyRequest, { raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => {
    if (raw.writableEnded) return;
    log.debug('The client disconnected before its search was answered');
    controller.abort();
  });
  return controller.signal;
};
