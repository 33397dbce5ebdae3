import { chunkCosts } from '../../build/budget';
import type { Candidate } from './candidate';

/** The routes and slots that exceed the remote's budget, in bytes of brotli. */
export const bytesInBudget = ({ config: { budget }, manifest }: Candidate): readonly string[] =>
  Object.entries(chunkCosts(manifest))
    .filter(([, cost]) => cost > budget)
    .map(([name, cost]) => `${name} is ${cost} bytes, ${cost - budget} over the budget of ${budget}`);
