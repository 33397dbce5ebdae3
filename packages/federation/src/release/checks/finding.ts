/** One rule of the conformance kit and the problems found in a remote; no problems when the rule is met. */
export interface Finding {
  readonly rule: string;
  readonly problems: readonly string[];
  /** Why the rule was not checked. */
  readonly skipped?: string;
}

/** Whether every rule is met. */
export const conforms = (findings: readonly Finding[]): boolean =>
  findings.every(({ problems }) => problems.length === 0);

/** A rule that was not checked, with the reason. */
export const skipped = (rule: string, reason: string): Finding => ({ rule, problems: [], skipped: reason });

/** Prefixes problems with where they were found: an address or a file. */
export const prefixed = (where: string, problems: readonly string[]): string[] =>
  problems.map((problem) => `${where}: ${problem}`);

/** The message of an error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Checks one rule. A rule whose check throws counts as broken, for the reason that `describe` returns. */
export const checkRule = async (
  rule: string,
  find: () => Promise<readonly string[]>,
  describe: (error: unknown) => string = reasonOf,
): Promise<Finding> => {
  try {
    return { rule, problems: await find() };
  } catch (error) {
    return { rule, problems: [describe(error)] };
  }
};

/** Returns the findings of a check or, when the check throws, a finding with the error. */
export const orFailure = (findings: Promise<readonly Finding[]>): Promise<readonly Finding[]> =>
  findings.catch((error: unknown) => [{ rule: 'can be checked', problems: [reasonOf(error)] }]);
