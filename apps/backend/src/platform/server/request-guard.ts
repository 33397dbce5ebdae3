import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem/problem';

export const MAX_URL_LENGTH = 16_384;

/** Refuses addresses that are too long or are not valid UTF-8, before any route runs. */
export const guardRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    const url = request.raw.url ?? '';
    if (url.length > MAX_URL_LENGTH) {
      throw new Problem(
        414,
        `The address is longer than ${MAX_URL_LENGTH} characters. Ask for less at once.`,
      );
    }
    if (!isText(url))
      throw new Problem(400, 'The address holds text that cannot be read. Check it and try again.');
  });
};

/** Logs one line per response, without the query string, which may hold a postcode or a position. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const answer = {
      method,
      path: url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const quiet = reply.statusCode < 400 && /^\/(healthz|readyz)$/.test(url);
    request.log[quiet ? 'debug' : 'info'](answer, 'answered');
  });
};

/** Whether percent-encoded text decodes to well-formed Unicode without zero bytes. */
const isText = (encoded: string): boolean => {
  try {
    const text = decodeURIComponent(encoded);
    return !text.includes('\0') && !text.includes('\uFFFD');
  } catch {
    return false;
  }
};
