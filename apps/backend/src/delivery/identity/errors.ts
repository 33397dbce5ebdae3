import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { handleError } from '../../platform/problem/error-handler';
import { problemBody, PROBLEM_MEDIA_TYPE, problemText } from '../../platform/problem/problem';
import { StaleFavouritesProblem } from '../../domain/identity/favourites/favourites';
import { RetryLaterProblem } from '../../domain/identity/problems';

/** Sends the backend's problem response, plus `retry-after` for rate limits and the current favourites for a stale version. */
export const handleIdentityError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  if (error instanceof RetryLaterProblem) reply.header('retry-after', error.seconds);
  if (!(error instanceof StaleFavouritesProblem)) return handleError(error, request, reply);
  const body = { ...problemBody(error.status, error.message), favourites: error.favourites };
  void reply.code(error.status).type(PROBLEM_MEDIA_TYPE).send(problemText(body));
};
