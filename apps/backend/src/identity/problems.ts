import { Problem } from '../problem/problem';

/** Refused for now: may be tried again after some seconds. */
export class LaterProblem extends Problem {
  readonly seconds: number;

  constructor(status: 429 | 503, detail: string, seconds: number) {
    super(status, detail);
    this.seconds = Math.max(1, Math.ceil(seconds));
  }
}

/** What is asked for needs a person who is signed in. */
export const signInFirst = () => new Problem(401, 'Sign in first.');
