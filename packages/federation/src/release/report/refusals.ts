import { conforms } from '../checks/finding';
import { checkRelease } from '../checks';
import type { Candidate } from '../checks/candidate';
import { runServerModule } from '../checks/server-module';
import type { Provided } from '../../host';

/**
 * Throws, with every reason, when a build must not be released: it needs a contract that the live shell does
 * not offer (`offered`), a route or slot is over its budget, it declares what it does not export, or it
 * breaks another conformance rule that needs no shell. Its server build is started with the modules of
 * `provided`; `others` are the names of the other remotes.
 */
export const expectReleasable = async (
  candidate: Candidate,
  provided: Provided,
  offered: string,
  others: readonly string[] = [],
): Promise<void> => {
  const running = runServerModule(candidate.dist, candidate.manifest, provided);
  const findings = await checkRelease(candidate, running, offered, others);
  if (conforms(findings)) return;
  const reasons = findings.flatMap(({ rule, problems }) =>
    problems.map((problem) => `  ${rule}: ${problem}`),
  );
  throw new Error([`${candidate.config.name} is not released:`, ...reasons].join('\n'));
};
