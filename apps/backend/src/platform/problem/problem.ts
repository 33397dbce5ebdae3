import { STATUS_CODES } from 'node:http';
import { visitorMessage } from './visitor-messages';

export interface FieldError {
  field: string;
  message: string;
}

/** An RFC 7807 problem body. */
export interface ProblemBody {
  type: 'about:blank';
  title: string;
  status: number;
  detail: string;
  errors?: FieldError[];
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** An error that is sent as a problem response. `detail` is shown to visitors: plain English, nothing internal or private. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly errors: FieldError[];

  constructor(status: number, detail: string, errors: FieldError[] = []) {
    super(detail);
    this.status = status;
    this.errors = errors;
  }
}

/** The body of a problem response, with its messages in the language of the request. */
export const problemBody = (status: number, detail: string, errors: FieldError[] = []): ProblemBody => {
  const title = STATUS_CODES[status] ?? 'Error';
  const shown = errors.map(({ field, message }) => ({ field, message: visitorMessage(message) }));
  return {
    type: 'about:blank',
    title,
    status,
    detail: visitorMessage(detail),
    ...(shown.length > 0 && { errors: shown }),
  };
};

/** Serialises a problem as JSON with `<`, `>` and `&` escaped, because it can repeat input and be embedded in HTML. */
export const problemText = (body: ProblemBody): string =>
  JSON.stringify(body).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026');
