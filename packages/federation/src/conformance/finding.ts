/** One rule of the kit, and what breaks it in a remote: nothing where the remote keeps it. */
export interface Finding {
  readonly rule: string;
  readonly problems: readonly string[];
}

/** Whether every rule is kept. */
export const conforms = (findings: readonly Finding[]): boolean =>
  findings.every(({ problems }) => problems.length === 0);

/** Says where problems were found: at an address, in a file. */
export const about = (where: string, problems: readonly string[]): string[] =>
  problems.map((problem) => `${where}: ${problem}`);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs one rule. A rule that cannot be looked at to its end is not kept. */
export const look = async (rule: string, find: () => Promise<readonly string[]>): Promise<Finding> => {
  try {
    return { rule, problems: await find() };
  } catch (error) {
    return { rule, problems: [reasonOf(error)] };
  }
};

/** What a look gave or, where it could not be finished, a finding that says so. */
export const finished = (looking: Promise<readonly Finding[]>): Promise<readonly Finding[]> =>
  looking.catch((error: unknown) => [{ rule: 'can be looked at', problems: [reasonOf(error)] }]);
