import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { handleError } from '../../problem/error-handler';
import { problemBody, problemMediaType, problemText } from '../../problem/problem';
import { StaleFavouritesProblem } from '../favourites/favourites';
import { LaterProblem } from '../problems';

/** Answers errors as the rest of the backend does, and adds when to come back, or the favourites that are current. */
export function handleIdentityError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof LaterProblem) reply.header('retry-after', error.seconds);
  if (!(error instanceof StaleFavouritesProblem)) return handleError(error, request, reply);
  const body = { ...problemBody(error.status, error.message), favourites: error.favourites };
  void reply.code(error.status).type(problemMediaType).send(problemText(body));
}
