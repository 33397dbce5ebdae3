import { buildBudgets } from '../../build/budget';
import type { Candidate } from './candidate';

/** The routes and slots that exceed the remote's budget, in bytes of brotli. */
export const bytesInBudget = ({ config: { budget }, manifest }: Candidate): readonly string[] =>
  buildBudgets(manifest, budget).flatMap((build) =>
    Object.entries(build.costs)
      .filter(([, cost]) => cost > build.budget)
      .map(
        ([name, cost]) =>
          `${name} is ${cost} bytes, ${cost - build.budget} over the budget of ${build.budget}`,
      ),
  );
