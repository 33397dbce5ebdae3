import { conforms } from '../conformance/finding';
import { lookAtRelease } from '../conformance/release';
import type { Candidate } from '../conformance/release/candidate';
import { runServerModule } from '../conformance/release/server-module';
import type { Provided } from '../host';

/**
 * Throws, with every reason, when a build must not be released: it needs a contract that the live shell does not offer
 * (`offered`), a route or slot is over its budget, it declares what it does not export, or it breaks another of the
 * kit's rules that need no shell. Its server half is started with the modules of `provided`.
 */
export const expectReleasable = async (
  candidate: Candidate,
  provided: Provided,
  offered: string,
): Promise<void> => {
  const running = runServerModule(candidate.dist, candidate.manifest, provided);
  const findings = await lookAtRelease(candidate, running, offered);
  if (conforms(findings)) return;
  const reasons = findings.flatMap(({ rule, problems }) =>
    problems.map((problem) => `  ${rule}: ${problem}`),
  );
  throw new Error([`${candidate.config.name} is not released:`, ...reasons].join('\n'));
};
