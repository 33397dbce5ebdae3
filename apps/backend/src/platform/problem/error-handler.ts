import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FieldError } from './problem';
import { visitorMessage } from './visitor-messages';
import { Problem, problemBody, PROBLEM_MEDIA_TYPE, problemText } from './problem';

/** Answers any error as an RFC 7807 problem. Details of internal errors go to the log, not into the response. */
export const handleError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'Request failed');
  void sendProblem(reply, problem);
};

/** Answers an address that no route matches. */
export const handleNotFound = (_request: FastifyRequest, reply: FastifyReply): void => {
  void sendProblem(reply, new Problem(404, 'There is nothing at this address.'));
};

/** Sends a problem response, without a log line. */
export const sendProblem = (reply: FastifyReply, { status, message, errors }: Problem): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_MEDIA_TYPE)
    .send(problemText(problemBody(status, message, errors)));

const toProblem = (error: FastifyError): Problem => {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message }): FieldError => ({
      field: fieldOf(instancePath),
      message: message ?? 'is not valid',
    }));
    return new Problem(400, errors.map(fieldSentence).join(' '), errors);
  }
  const status = error.statusCode ?? 500;
  if (status < 500)
    return new Problem(status, CLIENT_DETAILS[error.code] ?? 'The request could not be understood.');
  return new Problem(500, 'Something went wrong here. Try again in a minute.');
};

/** A sentence about a field; a Welsh message follows a colon, because its verb comes first. */
const fieldSentence = ({ field, message }: FieldError): string => {
  const shown = visitorMessage(message);
  return shown === message ? `${field} ${message}.` : `${field}: ${shown}.`;
};

/** The name of the parameter, without list indexes. */
const fieldOf = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .join('.');

const CLIENT_DETAILS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address holds text that cannot be read. Check it and try again.',
};
