import { Problem } from '../../platform/problem/problem';

/** Refused for now; can be retried after some seconds. */
export class RetryLaterProblem extends Problem {
  readonly seconds: number;

  constructor(status: 429 | 503, detail: string, seconds: number) {
    super(status, detail);
    this.seconds = Math.max(1, Math.ceil(seconds));
  }
}

/** The problem for a request that needs a signed-in user. */
export const signInFirst = () => new Problem(401, 'Sign in first.');
